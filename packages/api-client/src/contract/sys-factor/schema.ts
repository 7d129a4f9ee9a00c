import * as z from 'zod/mini';
import { idInput, requiredUntrimmed, requiredText, ref, version } from '../inputs.js';
import { id, instant, noInput, noResult, opt, type SchemasOf, upTo } from '../parts.js';
import type { sysFactor } from './calls.js';
import { factorCode, passkeyAnswer, tokens } from './step.js';

/** Name of a passkey; several may have the same. */
const passkeyName = requiredText(60);
const recoveryCodes = z.array(z.string());
const added = z.looseObject({ recoveryCodes: opt(recoveryCodes) });
/** As the WebAuthn functions of a browser take them, in JSON. */
const passkeyOptions = z.looseObject({ challenge: z.string() });

export const schemas = {
  own: {
    input: noInput,
    result: z.looseObject({
      /** A role of the user asks for a second factor. */
      required: z.boolean(),
      totp: opt(z.looseObject({ createTime: instant, usedAt: instant })),
      passkeys: z.array(z.looseObject({ id, name: z.string(), createTime: instant, usedAt: instant, version: opt(z.number()) })),
      /** How many recovery codes are left. */
      recoveryCodes: z.number(),
    }),
  },
  beginTotp: {
    input: noInput,
    /** The secret in Base32, and as an address that authenticator apps read from a QR code. */
    result: z.looseObject({ secret: z.string(), uri: z.string(), expirySeconds: z.number() }),
  },
  confirmTotp: { input: z.object({ code: factorCode }), result: added },
  removeTotp: { input: noInput, result: noResult },
  renewRecoveryCodes: { input: noInput, result: z.looseObject({ recoveryCodes }) },
  passkeyOptions: { input: noInput, result: passkeyOptions },
  addPasskey: {
    input: z.object({
      name: passkeyName,
      passkey: z.object({
        id: requiredUntrimmed(2000),
        response: z.object({
          clientDataJSON: requiredUntrimmed(4000),
          attestationObject: requiredUntrimmed(20_000),
          transports: opt(z.array(upTo(20)).check(z.maxLength(10, 'tooMany'))),
        }),
      }),
    }),
    result: added,
  },
  renamePasskey: { input: z.object({ id: idInput, version, name: passkeyName }), result: noResult },
  removePasskey: { input: ref, result: noResult },
  proveOptions: { input: noInput, result: passkeyOptions },
  stepOptions: { input: z.object({ token: requiredUntrimmed(100) }), result: passkeyOptions },
  signInOptions: { input: noInput, result: passkeyOptions },
  signInByPasskey: { input: z.object({ passkey: passkeyAnswer }), result: tokens },
  signIn: {
    input: z
      .object({ token: requiredUntrimmed(100), code: opt(factorCode), passkey: opt(passkeyAnswer) })
      .check(z.refine((given) => Boolean(given.code ?? given.passkey), { error: 'required', path: ['code'] })),
    result: tokens,
  },
} satisfies SchemasOf<typeof sysFactor>;
