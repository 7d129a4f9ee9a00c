import { schemas } from '@seaberry/api-client/schemas';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FieldErrors } from './errors.ts';
import { compileInput } from './input.ts';

const meta = {
  method: 'POST',
  path: '/api/x/y',
  permission: 'public',
  in: 'body',
  orQuery: false,
  answer: 'result',
  required: [],
  reach: 'range',
  log: null,
  exports: false,
  proof: false,
  doc: '',
} as const;
const read = compileInput(meta, z.object({ ids: z.array(z.string()) }));
const app = new Hono();
app.post('/', async (context) => {
  try {
    return context.json(await read(context.req));
  } catch (error) {
    return context.json(error instanceof FieldErrors ? error.fields : String(error), 400);
  }
});
const send = async (body: string): Promise<unknown> =>
  (await app.request('/', { method: 'POST', headers: { 'Content-Type': 'application/json; charset=utf-8' }, body })).json();
const post = (body: object): Promise<unknown> => send(JSON.stringify(body));

it.each([
  ['a list', { ids: Array.from({ length: 1_000_000 }, () => 0) }],
  ['fields', Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`field${at}`, at]))],
])('rejects millions of values of %s before validating any', async (_, body) => {
  expect(await post(body)).toEqual({ '': ['tooMany'] });
});

it('rejects a form of thousands of parts before reading any', async () => {
  const readForm = compileInput({ ...meta, in: 'form' }, z.object({ name: z.string() }));
  const forms = new Hono().post('/', async (context) => {
    const input = await readForm(context.req).catch((error: unknown) => (error instanceof FieldErrors ? error.fields : String(error)));
    return context.json(input);
  });
  const formOf = (parts: number): FormData => {
    const form = new FormData();
    for (let at = 0; at < parts; at += 1) form.append('name', String(at));
    return form;
  };
  const answerTo = async (body: FormData) => (await forms.request('/', { method: 'POST', body })).json();
  expect(await answerTo(formOf(3))).toEqual({ name: '2' });
  expect(await answerTo(formOf(5000))).toEqual({ '': ['tooMany'] });
});

it('reads the lists of a query: by commas, as our client sends them, or by the name again', async () => {
  const filters = { side: z.nullish(z.array(z.literal(['port', 'bow']))), level: z.nullish(z.array(z.literal([1, 2]))) };
  const list = compileInput({ ...meta, method: 'GET', in: 'query' }, z.optional(z.object(filters)));
  const lists = new Hono().get('/', async (context) => {
    const input = await list(context.req).catch((error: unknown) => (error instanceof FieldErrors ? error.fields : String(error)));
    return context.json(input);
  });
  const answerTo = async (query: string): Promise<unknown> => (await lists.request(`/?${query}`)).json();
  expect(await answerTo('side=port,bow&level=1,2')).toEqual({ side: ['port', 'bow'], level: [1, 2] });
  expect(await answerTo('side=port&side=bow&level=2')).toEqual({ side: ['port', 'bow'], level: [2] });
  expect(await answerTo('side=&level=')).toEqual({ side: [], level: [] });
  expect(Object.keys((await answerTo('side=stern&level=x')) as object)).toEqual(['side.0', 'level.0']);
});

it('refuses a call without a required input, by field, whatever its schema allows', async () => {
  const optional = z.object({ customer: z.nullish(z.string()), from: z.nullish(z.string()), state: z.optional(z.string()) });
  const list = compileInput({ ...meta, required: ['customer', 'from'] }, optional);
  const lists = new Hono().post('/', async (context) => {
    const input = await list(context.req).catch((error: unknown) => (error instanceof FieldErrors ? error.fields : String(error)));
    return context.json(input);
  });
  const answerTo = async (body: object) =>
    (await lists.request('/', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
  expect(await answerTo({ state: 'late' })).toEqual({ customer: ['required'], from: ['required'] });
  expect(await answerTo({ customer: ' ', from: null })).toEqual({ customer: ['required'], from: ['required'] });
  expect(await answerTo({ customer: 'Delta', from: '2026-11-01' })).toEqual({ customer: 'Delta', from: '2026-11-01' });
});

it('accepts a long list and a long text, and reports each error by its value', async () => {
  const ids = Array.from({ length: 50_000 }, (_, at) => String(at));
  expect(await post({ ids })).toEqual({ ids });
  expect(JSON.stringify(await post({ ids: ['x'.repeat(5_000_000)] }))).toHaveLength(5_000_000 + '{"ids":[""]}'.length);
  expect(await post({ ids: ['a', 1, null] })).toEqual({ 'ids.1': ['invalid'], 'ids.2': ['required'] });
});

it('rejects a body with a lone surrogate in a name, which no database stores', async () => {
  expect(await send(String.raw`{"ids":[],"\ud800":1}`)).toMatch(/unreadable/u);
});

it('an object of any content is rejected when it is nested too deeply to be written', () => {
  const nested = (depth: number): unknown => JSON.parse('{"a":'.repeat(depth) + '1' + '}'.repeat(depth));
  const accepts = (view: unknown) => schemas.listView.add.input.safeParse({ list: '/a', name: 'Late', view }).success;
  expect([accepts(nested(8)), accepts(nested(12)), accepts(nested(5000))]).toEqual([true, false, false]);
});

it('an id of thousands of characters is rejected', () => {
  for (const id of ['01a207a6-f95f-739c-91b4-f48a796a72bd', 'x'.repeat(9000)]) {
    expect(schemas.oceanBill.delete.input.safeParse({ ids: [id] }).success).toBe(id.length < 9000);
    expect(schemas.oceanBill.detail.input.safeParse({ id }).success).toBe(id.length < 9000);
  }
});
