import { invalidQuery, RequestFault } from './errors.ts';

/**
 * Content of a cursor. `asOf` freezes domain time at the first page, so that paging returns every event exactly once although new ones
 * arrive. The cursor includes the query, so it can be sent alone.
 */
export interface Cursor {
  readonly offset: number;
  readonly limit: number;
  readonly asOf: number;
  /** The first request's query string, without limit and cursor. */
  readonly query: string;
}

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

export function encodeCursor({ offset, limit, asOf, query }: Cursor): string {
  return Buffer.from(JSON.stringify([offset, limit, asOf, query])).toString('base64url');
}

function decodeCursor(text: string): Cursor {
  const fault = new RequestFault(400, [invalidQuery('cursor', text, 'The cursor was not given out by this service')]);
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    throw fault;
  }
  if (!Array.isArray(parts)) throw fault;
  const [offset, limit, asOf, query] = parts as unknown[];
  const whole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  if (!whole(offset) || !whole(limit) || limit < 1 || limit > MAX_LIMIT || !whole(asOf) || typeof query !== 'string') throw fault;
  return { offset, limit, asOf, query };
}

function limitOf(text: string | null): number {
  if (text === null) return DEFAULT_LIMIT;
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit < 1) throw new RequestFault(400, [invalidQuery('limit', text, 'limit must be a whole number above 0')]);
  return Math.min(limit, MAX_LIMIT);
}

/**
 * Requested page. A cursor overrides all other parameters, but cannot reach past now.
 *
 * @throws RequestFault 400 for an invalid limit or cursor.
 */
export function readPage(params: URLSearchParams, now: number): Cursor {
  const text = params.get('cursor');
  if (text !== null) {
    const cursor = decodeCursor(text);
    return { ...cursor, asOf: Math.min(cursor.asOf, Math.floor(now)) };
  }
  const rest = new URLSearchParams(params);
  rest.delete('limit');
  return { offset: 0, limit: limitOf(params.get('limit')), asOf: Math.floor(now), query: rest.toString() };
}

/** The page's items and the cursors that Track & Trace 2.2 puts into headers; Prev and Next only where they exist. */
export function slicePage<T>(items: readonly T[], cursor: Cursor): { items: T[]; headers: Record<string, string> } {
  const { offset, limit } = cursor;
  const at = (position: number): string => encodeCursor({ ...cursor, offset: position });
  const last = Math.max(0, Math.ceil(items.length / limit) - 1) * limit;
  const headers: Record<string, string> = { 'Current-Page': at(offset), 'First-Page': at(0), 'Last-Page': at(last) };
  if (offset > 0) headers['Prev-Page'] = at(Math.max(0, offset - limit));
  if (offset + limit < items.length) headers['Next-Page'] = at(offset + limit);
  return { items: items.slice(offset, offset + limit), headers };
}
