import { BCP47, type Locale } from '@seaberry/i18n';
import { mail as en } from '@seaberry/i18n/messages/en/mail';
import { mail as zhCn } from '@seaberry/i18n/messages/zh-CN/mail';
import { mail as zhTw } from '@seaberry/i18n/messages/zh-TW/mail';
import type { Translated } from '@seaberry/i18n/messages/translated';
import { createTranslator } from 'use-intl/core';
import { CODE_MINUTES, type CodePurpose } from '../auth/codes/service.ts';
import type { Channel } from './service.ts';

const MESSAGES: Record<Locale, Translated<typeof en>> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };

const translatorOf = (locale: Locale) => createTranslator({ locale: BCP47[locale], messages: MESSAGES[locale], timeZone: 'UTC' });

interface Words {
  subject: string;
  body: string;
}

/** The code is in the body only: subjects are shown on lock screens. */
export function codeWords(purpose: CodePurpose, code: string, channel: Channel, locale: Locale): Words {
  const translate = translatorOf(locale);
  const text = translate(`code.text.${purpose}`, { code, minutes: CODE_MINUTES });
  if (channel === 'sms') return { subject: '', body: text };
  return { subject: translate(`code.subject.${purpose}`), body: `${text}\n\n${translate('code.warning')}\n` };
}

export function notificationWords(reference: string, text: string, locale: Locale): Words {
  const translate = translatorOf(locale);
  return {
    subject: translate('notification.subject', { reference, text }),
    body: `${reference}\n${text}\n\n${translate('notification.reason', { reference })}\n`,
  };
}
