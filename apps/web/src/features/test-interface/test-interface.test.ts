import * as z from 'zod/mini';
import { schemas } from '@seaberry/api-client/schemas';
import { describe, expect, test } from 'vitest';

import { fieldsOf, inputOf, templateOf, type JsonSchema } from './call-fields.logic.ts';
import { MASK, reportingFetch, shownBody, shownHeaders, type ShownAnswer, type ShownRequest } from './exchange.logic.ts';

const schemaOf = (schema: z.ZodMiniType): JsonSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
const plain = { name: 'x', required: false, choices: [], initial: '' } as const;

describe('the fields of a call', () => {
  test('follow the contract, required ones first, without null', () => {
    const fields = fieldsOf(schemaOf(schemas.sysAuth.sendCode.input));
    expect(fields.map(({ name, kind, required }) => [name, kind, required])).toEqual([
      ['to', 'text', true],
      ['purpose', 'choice', true],
      ['codeId', 'text', false],
      ['code', 'text', false],
    ]);
    expect(fields[1]?.choices).toEqual(['"login"', '"register"', '"reset"', '"change"']);
  });

  test('can be files, numbers, lists, and literals', () => {
    expect(fieldsOf(schemaOf(schemas.sysFile.uploadAvatar.input))[0]).toMatchObject({ name: 'file', kind: 'file' });
    const page = fieldsOf(schemaOf(schemas.oceanBill.page.input));
    expect(page.find(({ name }) => name === 'pageSize')).toMatchObject({ kind: 'number', initial: '20' });
    expect(page.find(({ name }) => name === 'stage')).toMatchObject({ kind: 'json' });
    expect(fieldsOf({ properties: { ok: { type: 'boolean' }, only: { const: true } } })).toEqual([
      { ...plain, name: 'ok', kind: 'choice', choices: ['true', 'false'] },
      { ...plain, name: 'only', kind: 'choice', choices: ['true'] },
    ]);
  });

  test('are none for a call without input', () => {
    expect(fieldsOf(schemaOf(schemas.sysAuth.logout.input))).toEqual([]);
  });
});

describe('the input of a call', () => {
  const fields = fieldsOf({
    required: ['name', 'kind'],
    properties: { name: { type: 'string' }, count: { type: 'integer' }, ids: { type: 'array' }, kind: { enum: [1, 2] } },
  });

  test('omits empty values and keeps texts', () => {
    expect(inputOf(fields, { texts: { name: '0012', count: ' 3 ', ids: '["a"]', kind: '' }, files: {} })).toEqual({
      name: '0012',
      count: 3,
      ids: ['a'],
    });
  });

  test('reports the field with invalid JSON', () => {
    expect(() => inputOf(fields, { texts: { ids: '[' }, files: {} })).toThrow(expect.objectContaining({ name: 'ids' }));
  });

  test('has a template with required fields and entered values', () => {
    expect(JSON.parse(templateOf(fields, { count: 3 }))).toEqual({ name: '', count: 3, kind: 1 });
  });
});

describe('shown headers and bodies', () => {
  test('have masked tokens, except for the end of a session', () => {
    expect(shownHeaders(new Headers({ Authorization: 'Bearer eyJhbGciOi.x.y', 'Accept-Language': 'en' }))).toEqual([
      ['accept-language', 'en'],
      ['authorization', `Bearer eyJhbG${MASK}`],
    ]);
    expect(shownHeaders([['access-token', 'invalid_token']])).toEqual([['access-token', 'invalid_token']]);
  });

  test('have masked passwords at any depth', () => {
    expect(shownBody('{"account":"nora","passwordNew":"x","list":[{"secret":"y"}]}')).toEqual({
      account: 'nora',
      passwordNew: MASK,
      list: [{ secret: MASK }],
    });
    expect(shownBody('no json')).toBe('no json');
    expect(shownBody(null)).toBeNull();
    const form = new FormData();
    form.append('file', new File(['abc'], 'a.png'));
    expect(shownBody(form)).toEqual({ file: 'a.png (3 B)' });
  });

  test('a fetch is recorded with request and response', async () => {
    const seen: (ShownRequest | ShownAnswer)[] = [];
    const note = (one: ShownRequest | ShownAnswer): void => void seen.push(one);
    const inner = (): Promise<Response> => Promise.resolve(Response.json({ code: 200 }, { status: 201 }));
    await reportingFetch(inner, { request: note, answer: note })('/api/x', { method: 'POST', body: '{"a":1}' });
    expect(seen).toEqual([
      expect.objectContaining({ method: 'POST', url: '/api/x', body: { a: 1 } }),
      expect.objectContaining({ status: 201, contentType: 'application/json' }),
    ]);
  });
});
