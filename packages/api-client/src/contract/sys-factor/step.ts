import * as z from 'zod/mini';
import { filled } from '../inputs.js';
import { open, opt, text } from '../parts.js';
import { STEP_WAYS } from './ways.js';

/** Code of an authenticator app, or a recovery code. */
export const factorCode = filled(60);

/** Result of `navigator.credentials.get` in JSON; other keys are left out. */
export const passkeyAnswer = z.object({
  id: filled(2000),
  response: z.object({
    clientDataJSON: filled(4000),
    authenticatorData: filled(4000),
    signature: filled(4000),
  }),
});

/** Tokens of a sign-in; without them, the second step that it still needs. */
export const tokens = z.looseObject({
  accessToken: text,
  refreshToken: text,
  secondStep: opt(z.looseObject({ token: z.string(), ways: z.array(open(STEP_WAYS)), expirySeconds: z.number() })),
});
