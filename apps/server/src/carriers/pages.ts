import type { CarrierConnector, CarrierPage, CarrierRequest, CarrierResponse, TechnicalReason } from './carrier.ts';

/** Service of one carrier. */
export interface Endpoint {
  /** `{code}` is a placeholder for the code of the carrier where one service serves several. */
  baseUrl: string;
  apiKey?: string | undefined;
  /** Header that carries the key. */
  apiKeyHeader?: string | undefined;
}

export interface ConnectorOptions {
  fetch?: typeof fetch;
  timeoutMs?: number;
}

/** Differences between the protocols of carriers. */
export interface Protocol {
  headers: Readonly<Record<string, string>>;
  /** First addresses of a request; the pages of each follow it. */
  urls(baseUrl: string, request: CarrierRequest): URL[];
  /** Link to the next page as the service gave it: an address or a bare cursor; null on the last page. */
  nextOf(headers: Headers): string | null;
  /** The address without the number of the customer and without keys, for the log. */
  masked(url: URL): string;
  /** Whether the body of an error calls the number invalid. */
  reportsInvalid(json: unknown): boolean;
}

const MAX_PAGES = 50;
/** Limit of all pages of a response, in bytes: a page of a hundred events has some hundred kilobytes. */
const MAX_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 20_000;

/** Queries a carrier page by page. Logs nothing, since addresses have the customer's number and headers have the key. */
export function pagedConnector(protocol: Protocol, endpoint: Endpoint, options: ConnectorOptions = {}): CarrierConnector {
  const ask = options.fetch ?? fetch;
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  return async (request) => {
    const pages: CarrierPage[] = [];
    const seen = new Set<string>();
    let bytesLeft = MAX_BYTES;
    const waiting = protocol.urls(endpoint.baseUrl.replace(/\/$/u, ''), request);
    for (let url = waiting.shift(); url !== undefined && pages.length < MAX_PAGES; url = waiting.shift()) {
      if (seen.has(url.href)) continue;
      seen.add(url.href);
      request.onPage?.(protocol.masked(url));
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
      const result = await getPage({ ask, protocol, headers: headersOf(protocol, endpoint, request), signal, bytesLeft }, url);
      if (result.kind !== 'page') return result.kind === 'technical' ? { ...result, pages } : result;
      pages.push(result.page);
      bytesLeft -= Buffer.byteLength(result.page.body);
      const next = nextUrl(url, protocol.nextOf(result.headers));
      if (next === 'untrusted')
        return { kind: 'technical', reason: 'unrecognized_response', status: result.page.status, retryAfterS: null, pages };
      if (next !== null) waiting.unshift(next);
    }
    return { kind: 'events', pages };
  };
}

/** Address without user, password and fragment, and with masked query values: they hold the customer's number, and in some services a key. */
export const maskedQuery = ({ origin, pathname, searchParams }: URL): string => {
  const names = [...searchParams.keys()].map((name) => `${name}=•••`);
  return `${origin}${pathname}${names.length > 0 ? `?${names.join('&')}` : ''}`;
};

function headersOf(protocol: Protocol, endpoint: Endpoint, request: CarrierRequest): Record<string, string> {
  const key = endpoint.apiKey ? { [endpoint.apiKeyHeader ?? 'API-Key']: endpoint.apiKey } : {};
  return { ...protocol.headers, 'X-Correlation-Id': request.correlationId, ...key };
}

type PageResult =
  | { kind: 'page'; page: CarrierPage; headers: Headers }
  | Extract<CarrierResponse, { kind: 'unknown' }>
  | Omit<Extract<CarrierResponse, { kind: 'technical' }>, 'pages'>;

const technicalFailure = (reason: TechnicalReason, status: number | null, retryAfterS: number | null = null) =>
  ({ kind: 'technical', reason, status, retryAfterS }) as const;

interface PageRequest {
  ask: typeof fetch;
  protocol: Protocol;
  headers: Record<string, string>;
  signal: AbortSignal;
  bytesLeft: number;
}

async function getPage({ ask, protocol, headers, signal, bytesLeft }: PageRequest, url: URL): Promise<PageResult> {
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
  if (status === 404) return { kind: 'unknown', reason: protocol.reportsInvalid(json) ? 'invalid_number' : 'not_found', page };
  if (status === 400 || status === 422) {
    return protocol.reportsInvalid(json)
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

/**
 * URL of the next page, from a URL or a bare cursor. `untrusted` is another origin or another path, which must not get the key.
 */
function nextUrl(current: URL, next: string | null): URL | null | 'untrusted' {
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
