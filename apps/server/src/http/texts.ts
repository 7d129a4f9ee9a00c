import { BCP47, type Locale } from '@seaberry/i18n';
import { errors as enErrors } from '@seaberry/i18n/messages/en/errors';
import { refusals as enRefusals } from '@seaberry/i18n/messages/en/refusals';
import { errors as zhCnErrors } from '@seaberry/i18n/messages/zh-CN/errors';
import { refusals as zhCnRefusals } from '@seaberry/i18n/messages/zh-CN/refusals';
import { errors as zhTwErrors } from '@seaberry/i18n/messages/zh-TW/errors';
import { refusals as zhTwRefusals } from '@seaberry/i18n/messages/zh-TW/refusals';
import { createTranslator } from 'use-intl/core';
import type { Reason } from './errors.ts';

const en = { ...enErrors, ...enRefusals };
export type ErrorCode = keyof typeof en;

const messages: Record<Locale, Record<ErrorCode, string>> = {
  en,
  'zh-cn': { ...zhCnErrors, ...zhCnRefusals },
  'zh-tw': { ...zhTwErrors, ...zhTwRefusals },
};
type Speak = (code: ErrorCode, params?: Record<string, string | number>) => string;
const translators = new Map<Locale, Speak>();

function speakerOf(locale: Locale): Speak {
  const known = translators.get(locale);
  if (known) return known;
  // Codes are data, so the compiler cannot check the keys; unknown ones are handled below.
  const speak = createTranslator({ locale: BCP47[locale], messages: messages[locale], timeZone: 'UTC' }) as Speak;
  translators.set(locale, speak);
  return speak;
}

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(en, code);

/** Text of an error code in a language; a code without a text is returned unchanged. */
export function errorText(locale: Locale, code: string, params: Record<string, string | number> = {}): string {
  return isErrorCode(code) ? speakerOf(locale)(code, params) : code;
}

export const reasonText = (locale: Locale, reason: Reason): string =>
  typeof reason === 'string' ? errorText(locale, reason) : errorText(locale, reason.code, reason.params);
