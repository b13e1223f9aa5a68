// The program that the others are compared with.
