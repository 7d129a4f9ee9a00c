import type { Context } from 'hono';
import { RequestFault } from './errors.ts';

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

export function bad(property: string, value: unknown, errorCodeMessage: string): RequestFault {
  const shown = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'missing');
  return new RequestFault(400, [{ errorCode: 7005, errorCodeText: 'invalidBody', errorCodeMessage, property, value: shown }]);
}

export async function readBody(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw bad('body', '', 'The body is not JSON');
  }
}

export function text(body: Json, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || value.trim() === '') throw bad(name, value, `${name} must be a text`);
  return value.trim();
}

export function upperCaseText(body: Json, name: string): string | undefined {
  return text(body, name)?.toUpperCase();
}

export function oneOf<T extends string>(body: Json, name: string, allowed: readonly T[]): T | undefined {
  const value = text(body, name);
  const found = allowed.find((item) => item === value);
  if (value !== undefined && found === undefined) throw bad(name, value, `${name} must be one of ${allowed.join(', ')}`);
  return found;
}
