import type { AirEvent, TrackingEvent } from '@seaberry/tracking';

import type { PlaygroundTexts } from './texts.js';

/** Numbers that are listed; a message of more waybills says how many more there are. */
const LISTED = 10;

/** Distinct values in their order. */
const distinct = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((value) => value !== null))];

/** Format of an air cargo message by how it begins. */
function formatOf(text: string): 'FSA' | 'FSU' | 'XFSU' | 'ONE Record' {
  if (text.startsWith('<')) return 'XFSU';
  if (/^[[{]/u.test(text)) return 'ONE Record';
  return /^FSA\b/iu.test(text) ? 'FSA' : 'FSU';
}

/** Numbers of waybills as they are printed: `157-53806270`. */
const printed = (awb: string): string => `${awb.slice(0, 3)}-${awb.slice(3)}`;

export function oceanSummary(events: readonly TrackingEvent[], texts: PlaygroundTexts): string {
  const containers = distinct(events.map(({ equipmentReference }) => equipmentReference)).length;
  const bills = distinct(events.map(({ transportDocumentReference }) => transportDocumentReference));
  return texts.readOcean(events.length, containers, bills.slice(0, LISTED), bills.length);
}

export function airSummary(text: string, events: readonly AirEvent[], texts: PlaygroundTexts): string {
  const format = formatOf(text);
  const lines = format === 'FSU' || format === 'FSA' ? text.split(/\r\n|\r|\n/u).length : null;
  const waybills = distinct(events.map(({ awb }) => awb)).map(printed);
  return texts.readAir({ format, events: events.length, lines, waybills: waybills.slice(0, LISTED), count: waybills.length });
}
