import * as z from 'zod/mini';
import type { sysAuth } from './calls.js';
import { filled, password, ref } from '../inputs.js';
import { id, noResult, noInput, open, opt, type SchemasOf, text, upTo } from '../parts.js';

const tokens = z.looseObject({ accessToken: z.string(), refreshToken: opt(z.string()) });

const ticket = filled(100);

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
    result: z.looseObject({
      state: open(['waiting', 'scanned', 'confirmed', 'refused', 'expired']),
      accessToken: text,
      refreshToken: text,
    }),
  },
  scanConfirm: {
    input: z.object({ id: ticket, step: z.enum(['scan', 'allow', 'refuse']) }),
    /** IP address and user agent of the requesting browser. */
    result: opt(z.looseObject({ ip: text, userAgent: text })),
  },
  /** Other kinds of proof become further members. */
  prove: { input: z.object({ password }), result: noResult },
  unLockScreen: { input: z.object({ password }), result: z.boolean() },
  sessions: {
    input: noInput,
    result: z.array(
      z.looseObject({
        id,
        ip: text,
        /** User agent as sent. */
        userAgent: text,
        createTime: text,
        /** Last activity, to the minute. */
        seenAt: text,
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
    input: z.object({ accessToken: filled(4000) }),
    result: z.string(),
  },
  userInfo: {
    input: noInput,
    result: z.looseObject({
      id: opt(id),
      account: z.string(),
      realName: text,
      avatar: text,
      address: text,
      signature: text,
      orgId: opt(id),
      orgName: text,
      posName: text,
      tenantId: opt(id),
      accountType: opt(z.number()),
      phone: text,
      email: text,
      idCardNum: text,
      introduction: text,
      /** An administrator has set the password: only `sysUser.changePwd` is open, besides signing out. */
      mustChangePassword: opt(z.boolean()),
      /** Code of the dictionary `org_type`. */
      orgType: text,
      roleIds: opt(z.array(id)),
      buttons: opt(z.array(z.string())),
      watermarkText: text,
    }),
  },
} satisfies SchemasOf<typeof sysAuth>;
