import * as z from 'zod/mini';
import { allCalls, type DeclaredCall } from '../contract/registry.js';
import type { CallSchemas } from '../contract/parts.js';
import { schemas } from '../contract/schemas.js';
import { parseJson } from '../http/json.js';
import { DoubleError } from './error.js';

export interface FoundCall extends DeclaredCall {
  /** `controller.call` */
  callName: string;
  schemas: CallSchemas;
  /** Values of `{name}` in the path. */
  params: Record<string, string>;
}

interface Pattern extends Omit<FoundCall, 'params'> {
  path: RegExp;
}

const PATTERNS: readonly Pattern[] = allCalls().map((declared) => {
  const { controller, name, meta } = declared;
  const table: Record<string, CallSchemas> = schemas[controller];
  const found = table[name];
  if (!found) throw new Error(`@seaberry/api-client: ${controller}.${name} is declared without schemas.`);
  const path = new RegExp(`^${meta.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return { ...declared, callName: `${controller}.${name}`, schemas: found, path };
});

/** The declared call of a method and a path. @throws DoubleError for an unknown path or the wrong method */
export function findCall(method: string, path: string): FoundCall {
  const fitting = PATTERNS.filter((pattern) => pattern.path.test(path));
  const pattern = fitting.find(({ meta }) => meta.method === method);
  if (!pattern) {
    const others = fitting.map(({ callName, meta }) => `${callName} is declared as ${meta.method}`).join(', ');
    throw new DoubleError(null, `nothing is declared for ${method} ${path}${others ? `; ${others}` : ''}.`);
  }
  const groups = pattern.path.exec(path)?.groups ?? {};
  const params = Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
  return { ...pattern, params };
}

interface JsonSchema {
  type?: string | string[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
}

const typesOf = (schema: JsonSchema): string[] => [schema, ...(schema.anyOf ?? [])].flatMap(({ type }) => type ?? []);

/** Input of a request as its handler receives it. @throws DoubleError for input that the declaration does not allow */
export async function readInput(call: FoundCall, request: Request): Promise<unknown> {
  // The part of JSON Schema that is used here.
  const declared = z.toJSONSchema(call.schemas.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const sent = await sentValues(call, request, declared.properties ?? {});
  const undeclared = declared.properties && sent ? Object.keys(sent).filter((name) => !(name in (declared.properties ?? {}))) : [];
  if (undeclared.length > 0) throw new DoubleError(call.callName, `does not declare the input "${undeclared.join('", "')}".`);
  const parsed = z.safeParse(call.schemas.input, sent);
  if (parsed.success) return parsed.data;
  throw new DoubleError(call.callName, `was sent an input that does not fit: ${issuesText(parsed.error.issues)}`);
}

async function sentValues(call: FoundCall, request: Request, properties: Record<string, JsonSchema>): Promise<object | undefined> {
  if (call.meta.in === 'form') return { ...Object.fromEntries(await request.formData()), ...call.params };
  if (call.meta.in === 'body') {
    const text = await request.text();
    if (text === '') return undefined;
    const value: unknown = parseJson(text);
    if (typeof value !== 'object' || value === null) throw new DoubleError(call.callName, 'was sent a body that is no object.');
    if (Array.isArray(value)) return value;
    return { ...value, ...call.params };
  }
  const values: Record<string, unknown> = { ...call.params };
  for (const [name, value] of new URL(request.url).searchParams) values[name] = fromText(value, typesOf(properties[name] ?? {}));
  // A query without parameters is an object without fields, as the server reads it; a call without input is sent none.
  return Object.keys({ ...values, ...properties }).length > 0 ? values : undefined;
}

/** A query string holds text only; lists are comma-separated. */
function fromText(value: string, types: readonly string[]): unknown {
  if (types.includes('array')) return value.split(',');
  if (types.includes('string')) return value;
  if (types.includes('number') || types.includes('integer')) return Number(value);
  return types.includes('boolean') ? value === 'true' : value;
}

/** Paths and messages of all issues, in one line. */
export const issuesText = (issues: readonly z.core.$ZodIssue[]): string =>
  issues.map(({ path, message }) => `${path.length > 0 ? path.join('.') : '(whole)'}: ${message}`).join('; ');
