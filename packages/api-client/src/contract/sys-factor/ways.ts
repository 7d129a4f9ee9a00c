/** Ways to take the second step of a sign-in, the first offered first. */
export const STEP_WAYS = ['totp', 'passkey', 'recovery'] as const;
export type StepWay = (typeof STEP_WAYS)[number];
