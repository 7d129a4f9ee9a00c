import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { partsOfOneRecord, readAirMessage } from '@seaberry/tracking/air-messages';
import { v7 as uuid } from 'uuid';
import type { KeptMessages } from '../../carriers/messages-connector.ts';
import type { Db } from '../../db/port.ts';
import type { Deps } from '../../deps.ts';
import { airportByCode } from '../place/airports/catalogue.ts';
import { findMessages, insertMessages, removeMessages, wakeWaybills, type MessageRow } from './repo.ts';
import { documentOf, messagesIn } from './rules.ts';

/** Longest message, in characters: one of a shipment has a few thousand. */
const MAX_MESSAGE = 128 * 1024;
/** Messages that are stored together. */
const BATCH = 50;

/** Outcome for the messages of a text. */
export interface Receipt {
  /** Messages stored now. */
  accepted: number;
  /** Messages that had been stored before. */
  repeated: number;
  /** Messages that are about no waybill, or cannot be read: their number in the text, from 1, and the reason. */
  refused: { message: number; reason: string }[];
}

type Receiving = Pick<Deps, 'db' | 'clock' | 'log'>;

/**
 * Stores the messages of a text, and polls the waybills that they are about. They are committed when this returns.
 *
 * @param source `code` of the setting by which the text came
 */
export async function receiveMessages(deps: Receiving, source: string, text: string): Promise<Receipt> {
  const receipt: Receipt = { accepted: 0, repeated: 0, refused: [] };
  const messages = messagesIn(text);
  if (messages.length === 0) receipt.refused.push({ message: 1, reason: 'not-a-message' });
  for (let from = 0; from < messages.length; from += BATCH) {
    const read: MessageRow[][] = [];
    for (const [at, body] of messages.slice(from, from + BATCH).entries()) {
      // Others have their turn between two messages.
      await turn();
      const rows = rowsOf(deps, source, body);
      if (typeof rows === 'string') receipt.refused.push({ message: from + at + 1, reason: rows });
      else read.push(rows);
    }
    await store(deps, read, receipt);
  }
  const { accepted, repeated, refused } = receipt;
  deps.log.info({ source, accepted, repeated, refused: refused.length }, 'Messages of an airline were received.');
  return receipt;
}

/** @param messages the rows of each message: one for each waybill */
async function store({ db, clock }: Receiving, messages: readonly MessageRow[][], receipt: Receipt): Promise<void> {
  // Two equal messages of one text are stored once.
  const different = [...new Map(messages.flat().map((row) => [`${row.awb} ${row.contentHash}`, row])).values()];
  if (different.length === 0) return;
  const awbs = [...new Set(different.map(({ awb }) => awb))];
  await db.transaction('system', async () => {
    const stored = await insertMessages(db, different);
    const accepted = new Set(different.flatMap(({ id, contentHash }) => (stored.has(id) ? contentHash : []))).size;
    receipt.accepted += accepted;
    receipt.repeated += messages.length - accepted;
    if (accepted > 0) await wakeWaybills(db, awbs, new Date(clock.wallNow()).toISOString());
  });
}

/** A row for each waybill of a message, or why there is none. */
function rowsOf({ clock }: Receiving, source: string, body: string): MessageRow[] | string {
  if (body.length > MAX_MESSAGE) return 'too-long';
  const receivedAt = clock.domainNow();
  const document = documentOf(body, receivedAt);
  if (document === undefined) return 'not-well-formed';
  const { events, problems } = readAirMessage(body, { source, receivedAt, airportOf: airportByCode });
  const waybill = typeof document === 'object' ? (partsOfOneRecord(document)?.waybill?.awb ?? null) : null;
  const awbs = new Set([waybill, ...events.map(({ awb }) => awb)].flatMap((awb) => awb ?? []));
  if (awbs.size === 0) return problems[0]?.code ?? 'no-waybill';
  const contentHash = createHash('sha256').update(body.trim()).digest('hex');
  const writtenAt = new Date(clock.wallNow()).toISOString();
  return [...awbs].map((awb) => ({ id: uuid(), source, awb, contentHash, body, receivedAt, writtenAt }));
}

/** Reads the stored messages about a waybill for its connector. */
export const keptMessages =
  (db: Db): KeptMessages =>
  ({ source, awb, since }) =>
    db.transaction('system', () => findMessages(db, source, awb, since));

/** Removes messages that came before a wall time; the events read from them stay. @returns their number */
export const removeOldMessages = (db: Db, before: string): Promise<number> => db.transaction('system', () => removeMessages(db, before));
