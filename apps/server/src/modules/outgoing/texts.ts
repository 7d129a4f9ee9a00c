import { BCP47, type Locale } from '@seaberry/i18n';
import { fields as enFields } from '@seaberry/i18n/messages/en/fields';
import { fields as zhCnFields } from '@seaberry/i18n/messages/zh-CN/fields';
import { fields as zhTwFields } from '@seaberry/i18n/messages/zh-TW/fields';
import { mail as en } from '@seaberry/i18n/messages/en/mail';
import { mail as zhCn } from '@seaberry/i18n/messages/zh-CN/mail';
import { mail as zhTw } from '@seaberry/i18n/messages/zh-TW/mail';
import type { Translated } from '@seaberry/i18n/messages/translated';
import type { Outlook } from '@seaberry/tracking';
import { createTranslator } from 'use-intl/core';
import type { AlertedChange, MentionAlert } from '../../db/schema/session.ts';
import { CODE_MINUTES, type CodePurpose } from '../auth/codes/service.ts';
import { describeChanges, mentionText } from '../notification/texts.ts';
import { namedOutlook, outlookInWords } from '../ocean-bill/texts.ts';
import type { Channel } from './service.ts';

const MESSAGES: Record<Locale, Translated<typeof en>> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };

const LABELS: Record<Locale, Translated<typeof enFields>> = { en: enFields, 'zh-cn': zhCnFields, 'zh-tw': zhTwFields };

/** Page of a bill in the web app, which opens plain paths also in hash mode. */
const BILL_PATH = '/tracking/oceanBill/detail';

const translatorOf = (locale: Locale) => createTranslator({ locale: BCP47[locale], messages: MESSAGES[locale], timeZone: 'UTC' });

interface MessageText {
  subject: string;
  body: string;
}

/** A message with a code, which is in the body only, since phones show subjects on the lock screen. */
export function codeText(purpose: CodePurpose, code: string, channel: Channel, locale: Locale): MessageText {
  const translate = translatorOf(locale);
  const text = translate(`code.text.${purpose}`, { code, minutes: CODE_MINUTES });
  if (channel === 'sms') return { subject: '', body: text };
  return { subject: translate(`code.subject.${purpose}`), body: `${text}\n\n${translate('code.warning')}\n` };
}

/** Validity of a link that undoes a change of addresses. */
export const UNDO_DAYS = 7;

/** Pages of the web app. */
const UNDO_PATH = '/contactUndo';
const RESET_PATH = '/passwordReset';

/** A message to the former addresses of a user about their change. Without a public URL in the settings it has no link. */
export function contactsChangedText(
  { account, token, publicUrl }: { account: string; token: string; publicUrl: string | null },
  channel: Channel,
  locale: Locale,
): MessageText {
  const translate = translatorOf(locale);
  const event = translate('contacts.text', { account });
  const remedy = publicUrl
    ? translate('contacts.undo', { days: UNDO_DAYS, link: `${publicUrl}${UNDO_PATH}?token=${token}` })
    : translate('contacts.ask');
  if (channel === 'sms') return { subject: '', body: `${event} ${remedy}` };
  return { subject: translate('contacts.subject'), body: `${event}\n\n${remedy}\n` };
}

/**
 * Events of an account that its user gets a message about: a changed password, a session that was ended because its refresh token was
 * copied, a second factor that was added or removed, a recovery code that was used.
 */
export type AccountNews = 'password' | 'session' | 'factorAdded' | 'factorRemoved' | 'recoveryUsed';

export function accountNewsText(
  what: AccountNews,
  { account, publicUrl }: { account: string; publicUrl: string | null },
  channel: Channel,
  locale: Locale,
): MessageText {
  const translate = translatorOf(locale);
  const event = translate(`${what}.text`, { account });
  const remedy = publicUrl ? translate('password.reset', { link: `${publicUrl}${RESET_PATH}` }) : translate('contacts.ask');
  if (channel === 'sms') return { subject: '', body: `${event} ${remedy}` };
  return { subject: translate(`${what}.subject`), body: `${event}\n\n${remedy}\n` };
}

/** Numbers and customer of a shipment, by which the reader of an e-mail recognises it. */
interface BillNumbers {
  id: string;
  referenceNo: string;
  orderNo: string | null;
  deliveryNo: string | null;
  customer: string | null;
  containerNumbers: readonly string[];
}

function numbersOf(bill: BillNumbers, locale: Locale): string {
  const labels = LABELS[locale];
  const rows: [label: string, value: string | null][] = [
    [labels.referenceNo, bill.referenceNo],
    [labels.orderNo, bill.orderNo],
    [labels.deliveryNo, bill.deliveryNo],
    [labels.customer, bill.customer],
    [labels.containerNo, bill.containerNumbers.join(' ')],
  ];
  const translate = translatorOf(locale);
  return rows.flatMap(([name, value]) => (value ? [translate('notification.line', { name, value })] : [])).join('\n');
}

const linkTo = (bill: BillNumbers, publicUrl: string | null): string | null => publicUrl && `${publicUrl}${BILL_PATH}?id=${bill.id}`;

const bodyOf = (parts: readonly (string | null)[]): string => `${parts.filter(Boolean).join('\n\n')}\n`;

/** E-mail about a mention: the comment, the numbers of the shipment and the link to it. */
export function mentionMailText(
  { bill, alert }: { bill: BillNumbers; alert: MentionAlert },
  locale: Locale,
  publicUrl: string | null,
): MessageText {
  const { title, content } = mentionText(bill.referenceNo, alert, locale);
  const reason = translatorOf(locale)('mention.reason', { author: alert.author });
  return { subject: title, body: bodyOf([`${title}\n\n${content}`, numbersOf(bill, locale), linkTo(bill, publicUrl), reason]) };
}

/** A batch of changes with the numbers of its shipment. */
export interface MailedBatch {
  bill: BillNumbers;
  changes: readonly AlertedChange[];
  outlook: Outlook | null;
}

/**
 * E-mail about a batch of changes: the outlook as subject and first paragraph, the changes with local times of their places, the numbers of
 * the shipment and the link to it.
 */
export function batchText({ bill, changes, outlook }: MailedBatch, locale: Locale, publicUrl: string | null): MessageText {
  const translate = translatorOf(locale);
  const reference = bill.referenceNo;
  const lines = describeChanges(changes, locale);
  const sentence = outlook && outlookInWords(namedOutlook(outlook, locale), locale);
  const body = [
    sentence,
    [translate('notification.changes'), ...lines.map((line) => `- ${line}`)].join('\n'),
    numbersOf(bill, locale),
    linkTo(bill, publicUrl),
    translate('notification.reason', { reference }),
  ];
  return {
    subject: translate('notification.subject', { reference, text: sentence ?? lines[0] ?? '' }),
    body: bodyOf(body),
  };
}
