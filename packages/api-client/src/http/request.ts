import type { EndpointMeta } from '../contract/declare.js';
import { ApiError } from '../errors.js';

export interface BuiltRequest {
  url: string;
  method: 'GET' | 'POST';
  body: string | FormData | null;
  headers: Record<string, string>;
}

/** Lists are comma-separated, as in DCSA; other objects cannot be sent in a query or a form. */
const plain = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`;

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Builds the request of a declaration and an input.
 *
 * @throws ApiError `required-parameter` when a required input is missing; no request is sent then.
 */
export function buildRequest(base: string, meta: EndpointMeta, input: unknown, call: string): BuiltRequest {
  const values: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  const missing = meta.required.filter((name) => isMissing(values[name]));
  if (missing.length > 0) {
    throw new ApiError('required-parameter', `@seaberry/api-client: ${call} needs "${missing.join('", "')}"; nothing was sent.`, {
      call,
      fields: Object.fromEntries(missing.map((name) => [name, ['required']])),
    });
  }
  const path = meta.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = String(values[name]);
    delete values[name];
    return encodeURIComponent(value);
  });
  const url = base.replace(/\/$/, '') + path;
  if (meta.in === 'query') return { url: url + queryString(values), method: meta.method, body: null, headers: {} };
  if (meta.in === 'form') return { url, method: meta.method, body: formData(values), headers: {} };
  return {
    url,
    method: meta.method,
    body: input === undefined ? null : JSON.stringify(Array.isArray(input) ? input : values),
    headers: input === undefined ? {} : { 'Content-Type': 'application/json' },
  };
}

function queryString(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (!isMissing(value)) query.append(name, plain(value));
  const text = query.toString();
  return text ? `?${text}` : '';
}

function formData(values: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof Blob) form.append(name, value);
    else if (!isMissing(value)) form.append(name, plain(value));
  }
  return form;
}
