import { formatAwb } from '@seaberry/tracking';
import type { CarrierConnector } from './carrier.ts';
import { maskedQuery, pagedConnector, type ConnectorOptions, type Endpoint, type Protocol } from './pages.ts';

const OBJECTS = '/logistics-objects/';

const ONE_RECORD: Protocol = {
  headers: { Accept: 'application/ld+json' },
  urls(baseUrl, { reference, since }) {
    const waybill = new URL(`${baseUrl}${OBJECTS}${encodeURIComponent(formatAwb(reference))}`);
    const events = new URL(`${waybill.href}/logistics-events`);
    if (since !== null) events.searchParams.set('created_after', since);
    return [waybill, events];
  },
  nextOf: (headers) => nextInLink(headers.get('Link') ?? ''),
  masked: (url) => maskedQuery(url).replace(/(\/logistics-objects\/)[^/?]+/u, '$1•••'),
  reportsInvalid: (json) => /invalid/iu.test(textsOf(json, ['hasTitle', 'hasMessage', 'title', 'message']).join(' ')),
};

/**
 * Queries an airline by ONE Record: the waybill, then its logistics events page by page, from a creation time on.
 *
 * @param endpoint URL up to and without `/logistics-objects`
 */
export const oneRecordConnector = (endpoint: Endpoint, options?: ConnectorOptions): CarrierConnector =>
  pagedConnector(ONE_RECORD, endpoint, options);

/** Target of `rel="next"` in a Link header (RFC 8288). */
function nextInLink(header: string): string | null {
  for (const [, target = '', parameters = ''] of header.slice(0, 10_000).matchAll(/<([^<>]*)>([^<]*)/gu)) {
    if (/;\s*rel\s*=\s*"?next"?\s*(?:[;,]|$)/iu.test(parameters)) return target;
  }
  return null;
}

/** Texts of an error under some names, with any prefix. */
function textsOf(json: unknown, names: readonly string[], depth = 0): string[] {
  if (typeof json !== 'object' || json === null || depth > 4) return [];
  return Object.entries(json).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? (names.includes(key.split(/[:#/]/u).at(-1) ?? key) ? [value] : []) : textsOf(value, names, depth + 1),
  );
}
