import { BCP47, type Locale } from '@seaberry/i18n';
import { errors as en } from '@seaberry/i18n/messages/en/errors';
import { errors as zhCn } from '@seaberry/i18n/messages/zh-CN/errors';
import { errors as zhTw } from '@seaberry/i18n/messages/zh-TW/errors';
import { createTranslator } from 'use-intl/core';
import type { Reason } from './errors.ts';

export type ErrorCode = keyof typeof en;

const messages: Record<Locale, Record<ErrorCode, string>> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };
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
