/** Registration, a new password, sign-in by code and by scan, texts the server keeps, the test interface. */
export const access = {} as const;
