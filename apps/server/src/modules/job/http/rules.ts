/** Placeholder of a masked value; an update with it keeps the stored value. */
export const MASK = '••••••';

export interface Header {
  key: string;
  value: string;
}

/** Headers whose values are no secrets; all others may be. */
const OPEN = /^(?:accept|accept-(?:charset|encoding|language)|cache-control|content-(?:language|type)|user-agent)$/iu;
/** Headers that the request sets itself, or that would change where it goes. */
const OWN = /^(?:connection|content-length|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/iu;
const NAME = /^[\w!#$%&'*+.^`|~-]{1,128}$/u;
/** A value must not begin another header. */
const VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/u;

export const isHeader = ({ key, value }: Header): boolean => NAME.test(key) && !OWN.test(key) && (value === MASK || VALUE.test(value));

export const masked = (headers: readonly Header[]): Header[] =>
  headers.map(({ key, value }) => ({ key, value: OPEN.test(key) ? value : MASK }));

/** Entered headers with the stored values in place of masked ones; null if a masked value has no stored one. */
export function unmasked(entered: readonly Header[], stored: readonly Header[]): Header[] | null {
  const kept = new Map(stored.map(({ key, value }) => [key.toLowerCase(), value]));
  const found = entered.map(({ key, value }) => ({ key, value: value === MASK ? kept.get(key.toLowerCase()) : value }));
  return found.some(({ value }) => value === undefined) ? null : (found as Header[]);
}

/** Whether the address can be requested: http or https, without user and password. */
export function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
}

/** The address without its query, for logs and outputs. */
export function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return '';
  const end = address.search(/[?#]/u);
  return end < 0 ? address : address.slice(0, end);
}

interface OriginRequest {
  requestUri?: string;
  httpMethod?: string;
  requestBody?: string;
}

/** The request in the `properties` of the origin; null if they have none. */
export function fromProperties(properties: string): OriginRequest | null {
  try {
    const outer: unknown = JSON.parse(properties);
    const text: unknown = typeof outer === 'object' && outer !== null ? Reflect.get(outer, 'HttpJob') : null;
    const inner: unknown = typeof text === 'string' ? JSON.parse(text) : text;
    if (typeof inner !== 'object' || inner === null) return null;
    const read = (name: string): string | undefined => {
      const value: unknown = Reflect.get(inner, name);
      return typeof value === 'string' ? value : undefined;
    };
    const given: unknown = Reflect.get(inner, 'HttpMethod');
    const method: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, 'Method') : given;
    const found: OriginRequest = {};
    const [uri, body] = [read('RequestUri'), read('Body')];
    if (uri !== undefined) found.requestUri = uri;
    if (body !== undefined) found.requestBody = body;
    if (typeof method === 'string') found.httpMethod = method.toUpperCase();
    return found;
  } catch {
    return null;
  }
}

export const toProperties = ({ requestUri, httpMethod, requestBody }: Record<keyof OriginRequest, string | null>): string =>
  JSON.stringify({
    HttpJob: JSON.stringify({ RequestUri: requestUri ?? '', HttpMethod: { Method: httpMethod ?? 'GET' }, Body: requestBody ?? '' }),
  });
