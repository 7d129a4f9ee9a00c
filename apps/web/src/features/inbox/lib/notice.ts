import { BILL_PATH, WAYBILL_PATH } from '../../../shipment/paths.ts';

/** A notice, or an alert about a shipment, for display. */
export interface Notice {
  id: string;
  title: string;
  /** Number of the type (`TYPES` in `inbox-search.ts`); other backends may have more. */
  type: number;
  /** HTML, which only `RichText` may show; of an alert plain text. */
  content: string;
  sender: string;
  /** ISO 8601; null if the backend sends none. */
  time: string | null;
  /** Bill of an alert about a shipment; null for every other notice. */
  billId: string | null;
  /** Page of that shipment. */
  path: string;
}

/** A notice in a user's inbox. */
export interface Message extends Notice {
  read: boolean;
  readTime: string | null;
}

interface Answered {
  id: string;
  title: string;
  type?: number | null | undefined;
  content?: string | null | undefined;
  publicUserName?: string | null | undefined;
  publicTime?: string | null | undefined;
  billId?: string | null | undefined;
  orderKind?: string | null | undefined;
}

export const noticeOf = ({ id, title, type, content, publicUserName, publicTime, billId, orderKind }: Answered): Notice => ({
  id,
  title,
  type: type ?? 1,
  content: content ?? '',
  sender: publicUserName ?? '',
  time: publicTime ?? null,
  billId: billId ?? null,
  path: orderKind === 'airWaybill' ? WAYBILL_PATH : BILL_PATH,
});

/** Paragraphs of a plain text, separated by an empty line. */
export const paragraphsOf = (content: string): string[] =>
  content
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Notices that are not known yet; none in the first response, which only fills the list. @param known ids seen before; null at first */
export const newNotices = <T extends { id: string }>(known: ReadonlySet<string> | null, now: readonly T[]): T[] =>
  known === null ? [] : now.filter(({ id }) => !known.has(id));
