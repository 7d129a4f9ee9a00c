import type { EndpointMeta } from '@seaberry/api-client/contract';
import type { HonoRequest } from 'hono';
import * as z from 'zod/mini';
import { BusinessError, FieldErrors, WrongContentType } from './errors.ts';
import { isErrorCode } from './texts.ts';

/** Reads and validates the input of one call. @throws FieldErrors, BusinessError('unreadable'), WrongContentType */
export type ReadInput = (request: HonoRequest) => Promise<unknown>;

type Coerce = (values: string[]) => unknown;
type JsonSchema = { type?: string | string[]; anyOf?: JsonSchema[]; items?: JsonSchema; properties?: Record<string, JsonSchema> };

/** Compiled once per call: schemas are not inspected while serving. */
export function compileInput(meta: EndpointMeta, schema: z.ZodMiniType): ReadInput {
  const inPath = [...meta.path.matchAll(/\{(\w+)\}/gu)].map((match) => match[1] ?? '');
  const own = meta.in === 'query' ? fromQuery(schema) : meta.in === 'form' ? fromForm : fromBody;
  const take = meta.orQuery ? bodyOrQuery(own, fromQuery(schema)) : own;
  const plain = takesNothing(schema);
  return async (request) => {
    if (plain && inPath.length === 0) return undefined;
    const taken = await take(request);
    const value = inPath.length === 0 ? taken : { ...(taken as object), ...pathValues(request, inPath) };
    const parsed = z.safeParse(schema, value);
    if (!parsed.success) throw new FieldErrors(fieldsOf(parsed.error.issues, value));
    requireInputs(meta, parsed.data);
    return parsed.data;
  };
}

/** @throws FieldErrors for inputs that the call requires and that are missing */
export function requireInputs({ required }: Pick<EndpointMeta, 'required'>, input: unknown): void {
  const missing = required.filter((name) => isMissing(valueAt(input, [name])));
  if (missing.length > 0) throw new FieldErrors(Object.fromEntries(missing.map((name) => [name, ['required']])));
}

const isMissing = (value: unknown): boolean => (value ?? null) === null || (typeof value === 'string' && value.trim() === '');

const pathValues = (request: HonoRequest, names: string[]) => Object.fromEntries(names.map((name) => [name, request.param(name)]));

function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema; // The part of JSON Schema that is used here.
}

const takesNothing = (schema: z.ZodMiniType): boolean => {
  const { type, properties, anyOf } = jsonSchemaOf(schema);
  return type === undefined && properties === undefined && anyOf === undefined;
};

/**
 * A query string has text only, so numbers, flags and lists are converted as the schema requires. Names are case-insensitive, since clients
 * of other backends send `?Page=1`. The declared spelling takes precedence; two other spellings are an error, because a proxy may have
 * checked either.
 */
function fromQuery(schema: z.ZodMiniType) {
  const coerce = new Map<string, Coerce>();
  const declared = new Map<string, string>();
  for (const [name, property] of Object.entries(jsonSchemaOf(schema).properties ?? {})) {
    coerce.set(name, coercerOf(property));
    declared.set(name.toLowerCase(), name);
  }
  return async (request: HonoRequest): Promise<object> => {
    const queries = request.queries();
    const input: Record<string, unknown> = {};
    const twice: Record<string, string[]> = {};
    for (const [written, values] of Object.entries(queries)) {
      const exact = coerce.has(written);
      const name = exact ? written : declared.get(written.toLowerCase());
      const make = name === undefined ? undefined : coerce.get(name);
      if (name === undefined || !make || (!exact && Object.hasOwn(queries, name))) continue;
      if (Object.hasOwn(input, name)) twice[name] = ['invalid'];
      input[name] = make(values);
    }
    if (Object.keys(twice).length > 0) throw new FieldErrors(twice);
    return input;
  };
}

function coercerOf(schema: JsonSchema): Coerce {
  const shapes = [schema, ...(schema.anyOf ?? [])];
  const types = shapes.flatMap(({ type }) => type ?? []);
  if (types.includes('array')) {
    const one = coercerOf(shapes.find(({ items }) => items)?.items ?? {});
    // Separated by commas, as our client and DCSA write them, or by the name again.
    return (values) => values.flatMap((text) => (text === '' ? [] : text.split(','))).map((text) => one([text]));
  }
  if (types.includes('string')) return ([text]) => text;
  if (types.includes('integer') || types.includes('number')) return ([text]) => (text === '' ? undefined : Number(text));
  if (types.includes('boolean')) return ([text]) => text === 'true' || text === '1';
  return ([text]) => text;
}

/** Input of older clients in the query string; a body takes precedence. */
function bodyOrQuery(fromOwn: (request: HonoRequest) => Promise<unknown>, query: (request: HonoRequest) => Promise<object>) {
  return (request: HonoRequest): Promise<unknown> => {
    const empty = !request.header('Content-Type') || request.header('Content-Length') === '0';
    return empty ? query(request) : fromOwn(request);
  };
}

/** A lone surrogate as a JSON escape: invalid text that no database accepts. */
const LONE_SURROGATE = /\\u[dD][89a-fA-F]/u;
function wellFormed(name: string, value: unknown): unknown {
  if (!name.isWellFormed()) throw new SyntaxError('A name has a lone surrogate.');
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/**
 * Limit of values in a body: a batch of bills has ten thousand. Each invalid one costs as much as a call, and a body has room for millions.
 */
const MAX_VALUES = 100_000;

/** Every value but the first follows a comma; commas in texts count too. */
function hasTooMany(text: string): boolean {
  if (text.length <= MAX_VALUES) return false;
  let commas = 0;
  for (let at = text.indexOf(','); at >= 0 && commas < MAX_VALUES; at = text.indexOf(',', at + 1)) commas += 1;
  return commas >= MAX_VALUES;
}

const typeOf = (request: HonoRequest): string => (request.header('Content-Type') ?? '').replace(/;.*/su, '').trim().toLowerCase();

/** JSON, also as clients of the origin name it: `application/json-patch+json`. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/u;

async function fromBody(request: HonoRequest): Promise<unknown> {
  // Pages of other sites can send texts and forms without asking the server first.
  if (!JSON_TYPE.test(typeOf(request))) throw new WrongContentType();
  const text = await request.text().catch(() => {
    throw new BusinessError('unreadable');
  });
  if (hasTooMany(text)) throw new FieldErrors({ '': ['tooMany'] });
  try {
    return JSON.parse(text, LONE_SURROGATE.test(text) ? wellFormed : undefined);
  } catch {
    throw new BusinessError('unreadable');
  }
}

/** Limit of parts of a form: a call has a few fields, and a body has room for a hundred thousand. */
const MAX_PARTS = 100;

const FIELD = /content-disposition/iu;

async function fromForm(request: HonoRequest): Promise<unknown> {
  if (typeOf(request) !== 'multipart/form-data') throw new WrongContentType();
  const body = await request.arrayBuffer().catch(() => null);
  if (!body) throw new BusinessError('unreadable');
  const fields =
    Buffer.from(body)
      .toString('latin1')
      .split(FIELD, MAX_PARTS + 2).length - 1;
  if (fields > MAX_PARTS) throw new FieldErrors({ '': ['tooMany'] });
  try {
    const parts = await request.parseBody();
    // Clients of the origin write `File`, `FileType`; the declared spelling takes precedence.
    const capital = Object.entries(parts).map(([name, value]) => [name.slice(0, 1).toLowerCase() + name.slice(1), value]);
    return { ...Object.fromEntries(capital), ...parts };
  } catch {
    throw new BusinessError('unreadable');
  }
}

/** Issues by field, as codes of the messages area `errors`. A missing field is `required`. */
function fieldsOf(issues: readonly z.core.$ZodIssue[], value: unknown): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    const missing = issue.code === 'invalid_type' && (valueAt(value, issue.path) ?? null) === null;
    const code = isErrorCode(issue.message) ? issue.message : missing ? 'required' : 'invalid';
    const codes = (fields[field] ??= []);
    if (!codes.includes(code)) codes.push(code);
  }
  return fields;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  return at;
}
