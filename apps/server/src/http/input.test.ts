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
const post = async (body: object): Promise<unknown> => (await app.request('/', { method: 'POST', body: JSON.stringify(body) })).json();

it.each([
  ['a list', { ids: Array.from({ length: 1_000_000 }, () => 0) }],
  ['fields', Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`field${at}`, at]))],
])('rejects millions of values of %s before validating any', async (_, body) => {
  expect(await post(body)).toEqual({ '': ['tooMany'] });
});

it('accepts a long list and a long text, and reports each error by its value', async () => {
  const ids = Array.from({ length: 50_000 }, (_, at) => String(at));
  expect(await post({ ids })).toEqual({ ids });
  expect(JSON.stringify(await post({ ids: ['x'.repeat(5_000_000)] }))).toHaveLength(5_000_000 + '{"ids":[""]}'.length);
  expect(await post({ ids: ['a', 1, null] })).toEqual({ 'ids.1': ['invalid'], 'ids.2': ['required'] });
});
