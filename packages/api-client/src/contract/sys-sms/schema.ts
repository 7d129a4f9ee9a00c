import * as z from 'zod/mini';
import { requiredPhone, requiredText } from '../inputs.js';
import { noResult, opt, upTo, type SchemasOf } from '../parts.js';
import type { sysSms } from './calls.js';

export const SMS_CONTENT_MAX = 500;

/** Most parameters of a template. */
const PARAMETERS = 20;

const phone = upTo(254).check(z.minLength(1, 'required'));

const sendCode = {
  /** The captcha, where one is needed. */
  input: z.object({ phoneNumber: phone, codeId: opt(z.union([upTo(100), z.number()])), code: opt(upTo(100)) }),
  /** Seconds until another code may be requested, and until this one expires. */
  result: z.looseObject({ resendSeconds: z.number(), expirySeconds: z.number() }),
};

/** Every property besides `phoneNumber` and `templateId` is a parameter. */
const template = z
  .catchall(z.object({ phoneNumber: requiredPhone, templateId: opt(upTo(64)) }), z.union([upTo(200), z.number()]))
  .check(z.refine((given) => Object.keys(given).length <= PARAMETERS + 2, { error: 'tooMany' }));

export const schemas = {
  sendSms: sendCode,
  aliyunSendSms: sendCode,
  tencentSendSms: sendCode,
  aliyunSendSmsTemplate: { input: template, result: noResult },
  verifyCode: { input: z.object({ phone, code: upTo(10).check(z.minLength(4, 'codeWrong')) }), result: z.boolean() },
  send: { input: z.object({ phoneNumber: requiredPhone, content: requiredText(SMS_CONTENT_MAX) }), result: noResult },
} satisfies SchemasOf<typeof sysSms>;
