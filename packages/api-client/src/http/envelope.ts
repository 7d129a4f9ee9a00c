import { ApiError, type ApiErrorDetails } from '../errors.js';

/** The envelope of product specification §7–8: `{code, type, message, result, extras, time}`. */
export interface Envelope {
  code?: number | string | null;
  type?: string | null;
  message?: unknown;
  result?: unknown;
  extras?: unknown;
  time?: string | null;
  errors?: unknown;
}

/** The message of a business error of the origin starts with its code: `[D1000] …`. */
const PREFIX = /^\[(\w+)\]\s*/;

/**
 * Unwraps the result of a response body, or throws the error of spec §8. A body without a code passes unchanged.
 * @throws ApiError `unauthorized` for code 401; `business` for any other code than 200, or for non-empty `errors`.
 */
export function openEnvelope(body: unknown, details: ApiErrorDetails): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const envelope = body as Envelope;
  if (!isEmpty(envelope.errors)) throw new ApiError('business', JSON.stringify(envelope.errors), details);
  if (envelope.code === undefined || envelope.code === null) return body;
  const code = Number(envelope.code);
  if (code === 200) return envelope.result;
  if (code === 401) throw new ApiError('unauthorized', messageText(envelope.message), { ...details, code: '401' });
  throw businessError(envelope, details);
}

function businessError(envelope: Envelope, details: ApiErrorDetails): ApiError {
  const text = messageText(envelope.message);
  const fields = fieldErrors(envelope.message);
  const prefix = PREFIX.exec(text)?.[1];
  const current = (envelope.extras as Pick<ApiErrorDetails, 'current'> | null | undefined)?.current;
  return new ApiError('business', text.replace(PREFIX, ''), {
    ...details,
    code: prefix ?? String(envelope.code),
    ...(fields ? { fields } : {}),
    ...(current ? { current } : {}),
  });
}

function messageText(message: unknown): string {
  if (typeof message === 'string') return message;
  return message === null || message === undefined ? '' : JSON.stringify(message);
}

/** A validation failure: an object, or its JSON text, of field → texts; names may be PascalCase. */
function fieldErrors(message: unknown): Record<string, string[]> | undefined {
  let value = message;
  if (typeof message === 'string' && message.startsWith('{')) {
    try {
      value = JSON.parse(message);
    } catch {
      return undefined;
    }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value).map(
    ([name, texts]) => [name.charAt(0).toLowerCase() + name.slice(1), (Array.isArray(texts) ? texts : [texts]).map(String)] as const,
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
