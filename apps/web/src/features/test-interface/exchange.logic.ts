/** A sent request for display: tokens and passwords are masked. */
export interface ShownRequest {
  method: string;
  url: string;
  headers: readonly (readonly [string, string])[];
  /** Parsed JSON, the entries of a form, or null. */
  body: unknown;
}

export interface ShownAnswer {
  status: number;
  statusText: string;
  /** Time to the response headers, in ms. */
  milliseconds: number;
  headers: readonly (readonly [string, string])[];
  contentType: string;
}

const SECRET_HEADER = /^(authorization|x-authorization|access-token|x-access-token|cookie|set-cookie)$/i;
const SECRET_KEY = /password|secret/i;
export const MASK = '••••••';

/** Shortened token: distinguishable, but unusable. */
const shortened = (value: string): string => value.replace(/^(Bearer )?(.{0,6}).*$/s, `$1$2${MASK}`);

/** Headers for display. `invalid_token` is no secret: the server ends a session with it. */
export function shownHeaders(headers: Iterable<readonly [string, string]>): [string, string][] {
  return [...headers].map(([name, value]) => [name, SECRET_HEADER.test(name) && value !== 'invalid_token' ? shortened(value) : value]);
}

/** Body for display, as JSON or form entries, without passwords. */
export function shownBody(body: unknown): unknown {
  if (body === null || body === undefined) return null;
  if (body instanceof FormData) {
    const entries = [...body.entries()].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `${value.name} (${value.size} B)`,
    ]);
    return masked(Object.fromEntries(entries));
  }
  if (typeof body !== 'string') return null;
  try {
    return masked(JSON.parse(body));
  } catch {
    return body;
  }
}

function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, SECRET_KEY.test(key) ? MASK : masked(inner)]));
}

/** A fetch that reports each request and response. */
export function reportingFetch(
  inner: typeof fetch,
  on: { request(request: ShownRequest): void; answer(answer: ShownAnswer): void },
): typeof fetch {
  return async (target, init) => {
    on.request({
      method: init?.method ?? 'GET',
      url: target instanceof Request ? target.url : String(target),
      headers: shownHeaders(new Headers(init?.headers)),
      body: shownBody(init?.body),
    });
    const started = performance.now();
    const response = await inner(target, init);
    on.answer({
      status: response.status,
      statusText: response.statusText,
      milliseconds: Math.round(performance.now() - started),
      headers: shownHeaders(response.headers),
      contentType: response.headers.get('Content-Type') ?? '',
    });
    return response;
  };
}
