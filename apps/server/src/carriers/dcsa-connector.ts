import type { CarrierResponse, CarrierConnector, CarrierPage, CarrierRequest, NumberType, TechnicalReason } from './carrier.ts';

/** Endpoint of one carrier's DCSA Track & Trace service. */
export interface DcsaEndpoint {
  /** URL up to and without `/v2/events`; `{code}` is a placeholder for the SCAC where one service serves several carriers. */
  baseUrl: string;
  apiKey?: string | undefined;
  /** Header that carries the key. */
  apiKeyHeader?: string | undefined;
}

export interface ConnectorOptions {
  fetch?: typeof fetch;
  timeoutMs?: number;
}

/** DCSA Track & Trace 2.2: query parameter of each reference type; an air waybill is unknown to every shipping line. */
const PARAMETERS: Record<NumberType, string> = {
  AWB: 'transportDocumentReference',
  BL: 'transportDocumentReference',
  CONTAINER: 'equipmentReference',
  BOOKING: 'carrierBookingReference',
};

const PAGE_LIMIT = 100; // the default of DCSA 2.2
const MAX_PAGES = 50;
/** Limit of all pages of a response, in bytes: a page of a hundred events has some hundred kilobytes. */
const MAX_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 20_000;

/**
 * Queries a carrier by DCSA Track & Trace 2.2: `GET /v2/events`, page by page, from a creation time on.
 *
 * Logs nothing, since the URL has the customer's number and the headers have the key.
 */
export function dcsaConnector(endpoint: DcsaEndpoint, options: ConnectorOptions = {}): CarrierConnector {
  const ask = options.fetch ?? fetch;
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  return async (request) => {
    const pages: CarrierPage[] = [];
    const seen = new Set<string>();
    let bytesLeft = MAX_BYTES;
    let url: URL | null = firstUrl(endpoint, request);
    while (url !== null && pages.length < MAX_PAGES && !seen.has(url.href)) {
      seen.add(url.href);
      request.onPage?.(maskedAddress(url));
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
      const result = await getPage(ask, url, headersOf(endpoint, request), signal, bytesLeft);
      if (result.kind !== 'page') return result.kind === 'technical' ? { ...result, pages } : result;
      pages.push(result.page);
      bytesLeft -= Buffer.byteLength(result.page.body);
      const next = nextUrl(url, result.headers);
      if (next === 'untrusted')
        return { kind: 'technical', reason: 'unrecognized_response', status: result.page.status, retryAfterS: null, pages };
      url = next;
    }
    return { kind: 'events', pages };
  };
}

function firstUrl(endpoint: DcsaEndpoint, request: CarrierRequest): URL {
  const url = new URL(`${endpoint.baseUrl.replace(/\/$/u, '')}/v2/events`);
  url.searchParams.set(PARAMETERS[request.referenceType], request.reference);
  if (request.since !== null) url.searchParams.set('eventCreatedDateTime:gte', request.since);
  url.searchParams.set('limit', String(PAGE_LIMIT));
  return url;
}

/** Address without user, password and fragment, and with masked query values: they hold the customer's number, and in some services a key. */
const maskedAddress = ({ origin, pathname, searchParams }: URL): string => {
  const names = [...searchParams.keys()].map((name) => `${name}=•••`);
  return `${origin}${pathname}${names.length > 0 ? `?${names.join('&')}` : ''}`;
};

function headersOf(endpoint: DcsaEndpoint, request: CarrierRequest): Record<string, string> {
  const key = endpoint.apiKey ? { [endpoint.apiKeyHeader ?? 'API-Key']: endpoint.apiKey } : {};
  return { Accept: 'application/json', 'API-Version': '2', 'X-Correlation-Id': request.correlationId, ...key };
}

type PageResult =
  | { kind: 'page'; page: CarrierPage; headers: Headers }
  | Extract<CarrierResponse, { kind: 'unknown' }>
  | Omit<Extract<CarrierResponse, { kind: 'technical' }>, 'pages'>;

const technicalFailure = (reason: TechnicalReason, status: number | null, retryAfterS: number | null = null) =>
  ({ kind: 'technical', reason, status, retryAfterS }) as const;

async function getPage(
  ask: typeof fetch,
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  bytesLeft: number,
): Promise<PageResult> {
  let response: Response;
  let body: string | null;
  try {
    // A redirect would send the key to another host.
    response = await ask(url, { headers, redirect: 'manual', signal });
    body = await bodyOf(response, bytesLeft);
  } catch {
    return technicalFailure('shipping_line_unreachable', null);
  }
  const { status } = response;
  if (body === null) return technicalFailure('unrecognized_response', status);
  const json = parse(body);
  const page: CarrierPage = { body, json, status, apiVersion: response.headers.get('API-Version') };
  if (status === 429) return technicalFailure('rate_limited', status, retryAfter(response.headers));
  if (status === 401 || status === 403) return technicalFailure('access_refused', status);
  if (status === 404) return { kind: 'unknown', reason: reportsInvalidNumber(json) ? 'invalid_number' : 'not_found', page };
  if (status === 400 || status === 422) {
    return reportsInvalidNumber(json)
      ? { kind: 'unknown', reason: 'invalid_number', page }
      : technicalFailure('unrecognized_response', status);
  }
  if (status === 503) return technicalFailure('shipping_line_unreachable', status, retryAfter(response.headers));
  if (status >= 500) return technicalFailure('shipping_line_unreachable', status);
  if (status !== 200 || json === undefined) return technicalFailure('unrecognized_response', status);
  return { kind: 'page', page, headers: response.headers };
}

/** Text of a page; null for one with more bytes, which are not read. */
async function bodyOf(response: Response, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** Seconds of a Retry-After header, given as seconds or as a date. */
function retryAfter(headers: Headers): number | null {
  const text = headers.get('Retry-After');
  if (text === null) return null;
  const seconds = /^\d+$/u.test(text.trim()) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

/** Whether an error of a DCSA body says “invalid” in one of its codes or texts, which is read as an invalid number. */
function reportsInvalidNumber(json: unknown): boolean {
  const errors =
    typeof json === 'object' && json !== null && 'errors' in json && Array.isArray(json.errors) ? (json.errors as unknown[]) : [];
  return errors.some((error) => {
    if (typeof error !== 'object' || error === null) return false;
    const text = (key: string): string => {
      const value: unknown = Reflect.get(error, key);
      return typeof value === 'string' ? value.toLowerCase() : '';
    };
    return /invalid/u.test(`${text('errorCodeText')} ${text('errorCodeMessage')} ${text('reason')} ${text('message')}`);
  });
}

/**
 * URL of the next page, from a URL or a bare cursor in the header of 2.2 or of 3.0. `untrusted` is another origin or another path, which must
 * not get the key.
 */
function nextUrl(current: URL, headers: Headers): URL | null | 'untrusted' {
  const next = headers.get('Next-Page') ?? headers.get('Next-Page-Cursor');
  if (!next?.trim()) return null;
  const looksLikeAddress = /^(?:https?:|\/|\?)/iu.test(next);
  if (looksLikeAddress && URL.canParse(next, current.href)) {
    const url = new URL(next, current);
    return url.origin === current.origin && url.pathname.startsWith(current.pathname) ? url : 'untrusted';
  }
  const url = new URL(current);
  url.searchParams.set('cursor', next);
  return url;
}
