import { readFsu } from './fsu.js';
import { MAX_LENGTH, refused, type AirMessageOptions, type AirMessageResult } from './message.js';
import { readOneRecord } from './one-record.js';
import { readXfsu } from './xfsu.js';

/** Reads a message in any of the formats: text that begins with `<` is XFSU, JSON is ONE Record, other text is FSU. */
export function readAirMessage(message: unknown, options: AirMessageOptions): AirMessageResult {
  if (typeof message !== 'string') return readOneRecord(message, options);
  if (message.length > MAX_LENGTH) return refused('message', 'too-long');
  const text = message.trimStart();
  if (text.startsWith('<')) return readXfsu(message, options);
  if (!text.startsWith('{') && !text.startsWith('[')) return readFsu(message, options);
  try {
    return readOneRecord(JSON.parse(text), options);
  } catch {
    return refused('message', 'not-well-formed');
  }
}
