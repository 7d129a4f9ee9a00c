import * as z from 'zod/mini';
import type { sysAuth } from './calls.js';
import { requiredUntrimmed, password, ref } from '../inputs.js';
import { id, noResult, noInput, openEnum, opt, type SchemasOf, optionalText, upTo } from '../parts.js';
import { factorCode, passkeyAnswer, tokens } from '../sys-factor/step.js';

const ticket = requiredUntrimmed(100);

/** An e-mail address, a phone number or an account name. */
const account = z.string().check(z.minLength(1, 'required'), z.maxLength(254, 'tooLong'));
const code = z.string().check(z.minLength(1, 'required'), z.maxLength(10, 'tooLong'));

const shortText = z.string().check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong'));

/** Purpose of a code. */
export const CODE_PURPOSES = ['login', 'register', 'reset', 'change'] as const;

export const schemas = {
  captcha: {
    input: noInput,
    result: z.looseObject({ id, img: z.string(), expirySeconds: opt(z.number()) }),
  },
  login: {
    input: z.object({
      account,
      password,
      codeId: opt(z.union([upTo(100), z.number()])),
      code: opt(upTo(100)),
    }),
    result: tokens,
  },
  logout: { input: noInput, result: noResult },
  /** Claim `sid` of the access token. A cookie that another site has set belongs to another session. */
  renew: { input: z.object({ sessionId: ticket }), result: tokens },
  loginPhone: { input: z.object({ phone: account, code }), result: tokens },
  sendCode: {
    input: z.object({
      to: account,
      purpose: z.enum(CODE_PURPOSES),
      codeId: opt(z.union([upTo(100), z.number()])),
      code: opt(upTo(100)),
    }),
    /** Seconds until another code may be requested, and until this one expires. */
    result: z.looseObject({ resendSeconds: z.number(), expirySeconds: z.number() }),
  },
  register: {
    input: z.object({
      account,
      code,
      password,
      nickName: shortText,
      companyName: shortText,
      /** Terms and privacy policy; spec §5. */
      accepted: z.literal(true, 'required'),
    }),
    result: noResult,
  },
  resetPassword: { input: z.object({ account, code, password }), result: noResult },
  undoContact: { input: z.object({ token: shortText }), result: noResult },
  scanCreate: {
    input: noInput,
    result: z.looseObject({ id, secret: z.string(), expirySeconds: z.number() }),
  },
  scanState: {
    input: z.object({ id: ticket, secret: ticket }),
    result: z.extend(tokens, { state: openEnum(['waiting', 'scanned', 'confirmed', 'refused', 'expired']) }),
  },
  scanConfirm: {
    input: z.object({ id: ticket, step: z.enum(['scan', 'allow', 'refuse']) }),
    /** IP address and user agent of the requesting browser. */
    result: opt(z.looseObject({ ip: optionalText, userAgent: optionalText })),
  },
  prove: {
    /** The password, or of a user with a second factor a code of the authenticator app, a recovery code or a passkey. */
    input: z
      .object({ password: opt(password), code: opt(factorCode), passkey: opt(passkeyAnswer) })
      .check(z.refine((given) => Boolean(given.password ?? given.code ?? given.passkey), { error: 'required', path: ['password'] })),
    result: noResult,
  },
  unLockScreen: { input: z.object({ password }), result: z.boolean() },
  sessions: {
    input: noInput,
    result: z.array(
      z.looseObject({
        id,
        ip: optionalText,
        /** User agent as sent. */
        userAgent: optionalText,
        createTime: optionalText,
        /** Last activity, to the minute. */
        seenAt: optionalText,
        /** The session of this call. */
        current: z.boolean(),
      }),
    ),
  },
  endSession: { input: ref, result: noResult },
  endOtherSessions: { input: noInput, result: noResult },
  ticket: {
    input: z.object({ path: z.string().check(z.regex(/^\/(?!\/)/, 'path'), z.maxLength(2000, 'tooLong')) }),
    result: z.looseObject({ ticket: z.string(), expirySeconds: z.number() }),
  },
  refreshToken: {
    input: z.object({ accessToken: requiredUntrimmed(4000) }),
    result: z.string(),
  },
  userInfo: {
    input: noInput,
    result: z.looseObject({
      id: opt(id),
      account: z.string(),
      realName: optionalText,
      avatar: optionalText,
      address: optionalText,
      signature: optionalText,
      orgId: opt(id),
      orgName: optionalText,
      posName: optionalText,
      tenantId: opt(id),
      accountType: opt(z.number()),
      phone: optionalText,
      email: optionalText,
      idCardNum: optionalText,
      introduction: optionalText,
      /** An administrator has set the password: only `sysUser.changePwd` is open, besides signing out. */
      mustChangePassword: opt(z.boolean()),
      /** A role asks for a second factor and the user has none: only the calls that add one are open, besides signing out. */
      mustAddFactor: opt(z.boolean()),
      /** Code of the dictionary `org_type`. */
      orgType: optionalText,
      roleIds: opt(z.array(id)),
      buttons: opt(z.array(z.string())),
      watermarkText: optionalText,
      /** Key (AES-256-GCM, Base64) for what a client stores of this user, e.g. unsaved forms; always the same. Keep it in memory only. */
      storageSecret: optionalText,
    }),
  },
} satisfies SchemasOf<typeof sysAuth>;
