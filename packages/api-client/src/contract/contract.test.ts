import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { docs } from './docs.gen.js';
import { bill, type Field } from './index.js';
import { allCalls } from './registry.js';
import { openApiDocument } from './openapi.js';
import { oceanBillInput, oceanBillRow, schemas } from './schemas.js';
import type { CallSchemas } from './parts.js';

const complete = { referenceNo: 'COSU1', carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Lin', polCode: 'CNSHA' };
const issues = (value: unknown) =>
  z.safeParse(oceanBillInput, value).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [];

/** Paths of the texts and lists of a JSON schema, keys of tables included, that may be of any length. */
function withoutLimit(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Record<string, unknown>;
  const types = [node['type']].flat();
  const isOpen = (type: string, limit: string): boolean => types.includes(type) && !(limit in node);
  const isClosed = 'enum' in node || 'const' in node || node['format'] === 'binary';
  const own = !isClosed && (isOpen('string', 'maxLength') || isOpen('array', 'maxItems')) ? [path] : [];
  return [...own, ...Object.entries(node).flatMap(([key, part]) => withoutLimit(part, `${path}.${key}`))];
}

/** Names of the inputs of a JSON schema of an object, or of several of which one applies. */
function inputsIn(schema: unknown): string[] {
  const { properties, anyOf, allOf } = schema as { properties?: object; anyOf?: unknown[]; allOf?: unknown[] };
  return [...Object.keys(properties ?? {}), ...[...(anyOf ?? []), ...(allOf ?? [])].flatMap(inputsIn)];
}

describe('contract', () => {
  it('requires only inputs that a call has', () => {
    const unknown = allCalls().flatMap(({ controller, name, meta }) => {
      const table: Record<string, CallSchemas> = schemas[controller];
      const input = z.toJSONSchema(table[name]?.input ?? z.any(), { io: 'input', unrepresentable: 'any' });
      const known = new Set([...inputsIn(input), ...[...meta.path.matchAll(/\{(\w+)\}/gu)].map((match) => match[1])]);
      return meta.required.filter((one) => !known.has(one)).map((one) => `${controller}.${name}: ${one}`);
    });
    expect(unknown).toEqual([]);
  });

  it('declares a schema and a description for every call, and no path twice', () => {
    const calls = allCalls();
    for (const { controller, name } of calls) {
      const table: Record<string, CallSchemas> = schemas[controller];
      expect(table[name], `${controller}.${name}`).toBeDefined();
    }
    expect(
      calls.filter(({ controller, name }) => !docs[controller]?.[name]).map(({ controller, name }) => `${controller}.${name}`),
    ).toEqual([]);
    expect(new Set(calls.map(({ meta }) => `${meta.method} ${meta.path}`)).size).toBe(calls.length);
  });

  it('names the zone of every time in a row', () => {
    for (const [name, { zoneOf }] of Object.entries<Field>(bill.fields)) {
      if (zoneOf) expect(Object.keys(oceanBillRow.shape), name).toContain(zoneOf);
    }
  });

  it('declares exports only of lists that return pages', () => {
    for (const { controller, name, meta } of allCalls().filter((call) => call.meta.exports)) {
      const table: Record<string, CallSchemas> = schemas[controller];
      const page = z.safeParse(table[name]?.input ?? z.never(), { page: 2, pageSize: 50 });
      expect(page.data, `${controller}.${name}`).toMatchObject({ page: 2, pageSize: 50 });
      const empty = { page: 1, pageSize: 20, total: 0, totalPages: 0, items: [], hasPrevPage: false, hasNextPage: false };
      const result = table[name]?.result ?? z.never();
      expect([z.safeParse(result, empty).success, z.safeParse(result, { ...empty, items: null }).success], `${controller}.${name}`).toEqual(
        [true, false],
      );
      expect(meta.log, `${controller}.${name}`).toBeNull();
    }
  });

  it('limits the length of every text, list and table of an input', () => {
    const inputs = allCalls().map(({ controller, name }): [string, unknown] => {
      const table: Record<string, CallSchemas> = schemas[controller];
      return [`${controller}.${name}`, z.toJSONSchema(table[name]?.input ?? z.never(), { io: 'input', unrepresentable: 'any' })];
    });
    expect(inputs.flatMap(([call, schema]) => withoutLimit(schema, call))).toEqual([]);
  });

  it('makes an OpenAPI document in which every reference resolves', () => {
    const document = openApiDocument('1.0.0');
    const text = JSON.stringify(document);
    for (const [, pointer] of text.matchAll(/"\$ref":"#([^"]*)"/g)) {
      const target = (pointer ?? '')
        .split('/')
        .slice(1)
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      expect(target, pointer).toBeDefined();
    }
    expect(text).toContain('/api/oceanBill/page');
  });
});

describe('rules of an ocean bill (spec §5)', () => {
  it('accepts a bill with the required fields only', () => {
    expect(issues(complete)).toEqual([]);
  });

  it.each(['referenceNo', 'carrierCode', 'serviceType', 'customerService'])('requires %s', (key) => {
    expect(issues({ ...complete, [key]: '  ' })).toEqual([[key, 'required']]);
    expect(issues({ ...complete, [key]: undefined })).toEqual([[key, 'required']]);
  });

  it('requires POL or POD', () => {
    expect(issues({ ...complete, polCode: '' })).toEqual([['polCode', 'polOrPod']]);
    expect(issues({ ...complete, polCode: null, podCode: 'nlrtm' })).toEqual([]);
  });

  it('reports a missing port together with other missing fields', () => {
    expect(issues({ ...complete, polCode: '', referenceNo: '' }).map(([path]) => path)).toEqual(['referenceNo', 'polCode']);
  });

  it('rejects an invalid port code, an invalid address and an overlong text', () => {
    expect(issues({ ...complete, podCode: 'Rotterdam' })).toEqual([['podCode', 'locode']]);
    expect(issues({ ...complete, notificationEmail: 'me at home' })).toEqual([['notificationEmail', 'email']]);
    expect(issues({ ...complete, referenceNo: 'X'.repeat(36) })).toEqual([['referenceNo', 'tooLong']]);
  });

  it('removes invisible characters from texts, and treats a text of nothing else as empty', () => {
    const view = (name: string) => schemas.listView.add.input.safeParse({ list: '/x', name, view: {} });
    expect(view('\u202eetaL \u0007bills\u200b').data?.name).toBe('etaL bills');
    expect(view('👩\u200d✈️ می\u200cخواهم').data?.name).toBe('👩\u200d✈️ می\u200cخواهم');
    expect(view('\u200b\u2060').error?.issues[0]?.message).toBe('required');
  });

  it('rejects a date that the calendar does not have', () => {
    for (const day of ['2026-02-30', '2026-13-01', '0000-01-01', '2026-2-3', '']) {
      expect(issues({ ...complete, estimatedDeliveryTime: day })).toContainEqual(['estimatedDeliveryTime', 'date']);
    }
    expect(issues({ ...complete, estimatedDeliveryTime: '2028-02-29', customerDeadline: null })).toEqual([]);
  });

  it('keeps a number of twenty digits as text', () => {
    expect(z.parse(oceanBillInput, { ...complete, orderNo: '12345678901234567890' }).orderNo).toBe('12345678901234567890');
  });
});
