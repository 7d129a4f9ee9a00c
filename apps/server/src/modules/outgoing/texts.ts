import { BCP47, type Formatters, type Locale } from '@seaberry/i18n';
import { airWaybill as enAir } from '@seaberry/i18n/messages/en/air-waybill';
import { airWaybill as zhCnAir } from '@seaberry/i18n/messages/zh-CN/air-waybill';
import { airWaybill as zhTwAir } from '@seaberry/i18n/messages/zh-TW/air-waybill';
import { fields as enFields } from '@seaberry/i18n/messages/en/fields';
import { fields as zhCnFields } from '@seaberry/i18n/messages/zh-CN/fields';
import { fields as zhTwFields } from '@seaberry/i18n/messages/zh-TW/fields';
import { mail as en } from '@seaberry/i18n/messages/en/mail';
import { mail as zhCn } from '@seaberry/i18n/messages/zh-CN/mail';
import { mail as zhTw } from '@seaberry/i18n/messages/zh-TW/mail';
import type { Translated } from '@seaberry/i18n/messages/translated';
import { airlineByCode, type Outlook, type Stage } from '@seaberry/tracking';
import { createTranslator } from 'use-intl/core';
import type { AlertedChange, MentionAlert } from '../../db/schema/session.ts';
import { CODE_MINUTES, type CodePurpose } from '../auth/codes/service.ts';
import { describeChanges, mentionText } from '../notification/texts.ts';
import { namedOutlook, outlookInWords } from '../ocean-bill/texts.ts';
import { shownReference, type OrderName } from '../order/texts.ts';
import { airportName } from '../place/airports/catalogue.ts';
import type { Channel } from './service.ts';

const MESSAGES: Record<Locale, Translated<typeof en>> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };

const LABELS: Record<Locale, Translated<typeof enFields>> = { en: enFields, 'zh-cn': zhCnFields, 'zh-tw': zhTwFields };
const AIR_LABELS: Record<Locale, (typeof zhCnAir)['fields']> = { en: enAir.fields, 'zh-cn': zhCnAir.fields, 'zh-tw': zhTwAir.fields };

/** Page of an order in the web app, which opens plain paths also in hash mode. */
const pathOf = ({ kind }: OrderFacts): string => `/tracking/${kind}/detail`;

/** Texts of e-mails in a language. */
export const translatorOf = (locale: Locale) => createTranslator({ locale: BCP47[locale], messages: MESSAGES[locale], timeZone: 'UTC' });

export interface MessageText {
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

/** Facts of a shipment by which the reader of an e-mail recognises it. */
interface OrderFacts {
  id: string;
  kind: OrderName;
  referenceNo: string;
  carrierCode: string;
  orderNo: string | null;
  deliveryNo: string | null;
  customer: string | null;
  containerNumbers: readonly string[];
  originCode: string | null;
  destinationCode: string | null;
  flightNo: string | null;
}

type Labelled = [label: string, value: string | null];

function factsOf(order: OrderFacts, locale: Locale): Labelled[] {
  const labels = LABELS[locale];
  return [
    [labels.referenceNo, order.referenceNo],
    [labels.orderNo, order.orderNo],
    [labels.deliveryNo, order.deliveryNo],
    [labels.customer, order.customer],
    [labels.containerNo, order.containerNumbers.join(' ')],
  ];
}

function factsByAir(order: OrderFacts, locale: Locale): Labelled[] {
  const labels = AIR_LABELS[locale];
  const airport = (code: string | null): string | null => {
    const name = airportName(code, locale);
    return name === null ? code : `${name} (${code})`;
  };
  return [
    [labels.awbNo, referenceOf(order)],
    [labels.airlineCode, airlineByCode(order.carrierCode)?.name ?? order.carrierCode],
    [labels.originCode, airport(order.originCode)],
    [labels.destinationCode, airport(order.destinationCode)],
    [labels.flightNo, order.flightNo],
    [labels.orderNo, order.orderNo],
    [labels.customer, order.customer],
  ];
}

function linesOf(order: OrderFacts, locale: Locale): string {
  const translate = translatorOf(locale);
  const facts = (order.kind === 'airWaybill' ? factsByAir : factsOf)(order, locale);
  return facts.flatMap(([name, value]) => (value ? [translate('notification.line', { name, value })] : [])).join('\n');
}

const referenceOf = ({ kind, referenceNo }: OrderFacts): string => shownReference(kind, referenceNo);

const linkTo = (order: OrderFacts, publicUrl: string | null): string | null => publicUrl && `${publicUrl}${pathOf(order)}?id=${order.id}`;

/** Paragraphs of an e-mail; empty ones are left out. */
export const bodyOf = (parts: readonly (string | null)[]): string => `${parts.filter(Boolean).join('\n\n')}\n`;

/** E-mail about a mention: the comment, the facts of the shipment and the link to it. */
export function mentionMailText(
  { order, alert }: { order: OrderFacts; alert: MentionAlert },
  locale: Locale,
  publicUrl: string | null,
): MessageText {
  const { title, content } = mentionText(referenceOf(order), alert, locale);
  const reason = translatorOf(locale)('mention.reason', { author: alert.author });
  return { subject: title, body: bodyOf([`${title}\n\n${content}`, linesOf(order, locale), linkTo(order, publicUrl), reason]) };
}

/** A batch of changes with its shipment. */
export interface MailedBatch {
  order: OrderFacts;
  changes: readonly AlertedChange[];
  outlook: Outlook<Stage> | null;
}

/**
 * E-mail about a batch of changes: the outlook as subject and first paragraph, the changes with local times of their places, the facts
 * of the shipment and the link to it.
 */
export function batchText({ order, changes, outlook }: MailedBatch, format: Formatters, publicUrl: string | null): MessageText {
  const { locale } = format;
  const translate = translatorOf(locale);
  const reference = referenceOf(order);
  const lines = describeChanges(changes, format);
  const sentence = outlook && outlookInWords(namedOutlook(outlook, locale), format);
  const body = [
    sentence,
    [translate('notification.changes'), ...lines.map((line) => `- ${line}`)].join('\n'),
    linesOf(order, locale),
    linkTo(order, publicUrl),
    translate('notification.reason', { reference }),
  ];
  return {
    subject: translate('notification.subject', { reference, text: sentence ?? lines[0] ?? '' }),
    body: bodyOf(body),
  };
}
