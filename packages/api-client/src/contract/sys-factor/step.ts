import * as z from 'zod/mini';
import { requiredUntrimmed } from '../inputs.js';
import { openEnum, opt, optionalText } from '../parts.js';
import { STEP_WAYS } from './ways.js';

/** Code of an authenticator app, or a recovery code. */
export const factorCode = requiredUntrimmed(60);

/** Result of `navigator.credentials.get` in JSON; other keys are left out. */
export const passkeyAnswer = z.object({
  id: requiredUntrimmed(2000),
  response: z.object({
    clientDataJSON: requiredUntrimmed(4000),
    authenticatorData: requiredUntrimmed(4000),
    signature: requiredUntrimmed(4000),
  }),
});

/** Tokens of a sign-in; without them, the second step that it still needs. */
export const tokens = z.looseObject({
  accessToken: optionalText,
  refreshToken: optionalText,
  secondStep: opt(z.looseObject({ token: z.string(), ways: z.array(openEnum(STEP_WAYS)), expirySeconds: z.number() })),
});
