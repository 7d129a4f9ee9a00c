import { readAirMessage, type AirMessageResult } from '@seaberry/tracking/air-messages';
import { airportByCode } from '../place/airports/catalogue.ts';

/** An FSU, FSA or XFSU that an airline has sent, as it is stored with an event. */
export interface SentMessage {
  /** The message, verbatim. */
  airMessage: string;
  format: 'FSU' | 'XFSU';
  /** Domain time: a message in text form has no year. */
  receivedAt: string;
  /** Number of the status in the message, from 0; absent of the message as a whole. */
  status?: number;
}

/** The sent message in stored JSON; null for a document of ONE Record. */
export function sentMessageOf(json: unknown): SentMessage | null {
  if (typeof json !== 'object' || json === null || !('airMessage' in json) || !('receivedAt' in json)) return null;
  const { airMessage, receivedAt } = json;
  if (typeof airMessage !== 'string' || typeof receivedAt !== 'string' || Number.isNaN(Date.parse(receivedAt))) return null;
  // Written by `documentOf`; a document of an airline with the same keys is read like it.
  return json as SentMessage;
}

/** Stored JSON of a message: a document of ONE Record itself, or the text with its time. Undefined for JSON that is not well-formed. */
export function documentOf(body: string, receivedAt: string): unknown {
  const text = body.trimStart();
  if (!/^[[{]/u.test(text)) return { airMessage: body, format: text.startsWith('<') ? 'XFSU' : 'FSU', receivedAt } satisfies SentMessage;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Statuses of a sent message, read by the current rules as of its arrival. */
export const eventsOfSent = ({ airMessage, receivedAt }: SentMessage, source: string): AirMessageResult =>
  readAirMessage(airMessage, { source, receivedAt, airportOf: airportByCode });

const BEGIN = /^(?:FSU|FSA)\/\d+\s*$/u;

/** Messages of a text: those in text form follow one another, each from its identifier on; XML and JSON are one message. */
export function messagesIn(text: string): string[] {
  if (/^\s*[<[{]/u.test(text)) return [text];
  const messages: string[] = [];
  let lines: string[] | null = null;
  const end = (): void => {
    if (lines) messages.push(lines.join('\n'));
  };
  for (const line of text.split(/\r\n|\n|\r/u)) {
    if (BEGIN.test(line)) {
      end();
      lines = [line];
    } else lines?.push(line);
  }
  end();
  return messages;
}
