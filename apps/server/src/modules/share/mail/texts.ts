import type { SharedRow } from '@seaberry/api-client/schemas';
import type { Formatters } from '@seaberry/i18n';
import type { Outlook, Stage } from '@seaberry/tracking';
import { namedOutlook, outlookInWords } from '../../ocean-bill/texts.ts';
import { bodyOf, translatorOf, type MessageText } from '../../outgoing/texts.ts';

/** Shipments that one e-mail states. */
const LISTED = 10;

interface MailedLink {
  company: string;
  /** Name of the sender. */
  author: string;
  name: string;
  note: string | null;
  /** Whole address of the page. */
  address: string;
  /** Wall time; null for a link without an end. */
  expiresAt: string | null;
  /** A page with a password: the e-mail states nothing of its shipments. */
  locked: boolean;
  shipments: readonly SharedRow[];
}

/** A header has one line. */
const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** E-mail with the address of a link: its shipments with their outlook, and the note of the sender. */
export function linkMailText(
  { company, author, name, note, address, expiresAt, locked, shipments }: MailedLink,
  format: Formatters,
): MessageText {
  const { locale } = format;
  const t = translatorOf(locale);
  const statementOf = ({ reference, outlook }: SharedRow): string =>
    // The schema of a response leaves the stages open.
    outlook ? t('shareLink.line', { reference, text: outlookInWords(namedOutlook(outlook as Outlook<Stage>, locale), format) }) : reference;
  const lines = locked ? [] : shipments.slice(0, LISTED).map((row) => `- ${statementOf(row)}`);
  const more = locked ? 0 : shipments.length - lines.length;
  const until = expiresAt && `${format.instant(expiresAt, 'UTC')} ${format.zone(expiresAt, 'UTC')}`;
  return {
    subject: oneLine(t('shareLink.subject', { company, name })),
    body: bodyOf([
      oneLine(t('shareLink.text', { company, name })),
      note,
      [...lines, ...(more > 0 ? [`- ${t('shareLink.more', { count: more })}`] : [])].join('\n'),
      `${t('shareLink.open')}\n${address}`,
      locked ? t('shareLink.locked', { author }) : null,
      until && t('shareLink.until', { time: until }),
      t('shareLink.reason', { author, company }),
    ]),
  };
}
