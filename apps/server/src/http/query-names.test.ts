import { allCalls } from '@seaberry/api-client/registry';
import { schemas } from '@seaberry/api-client/schemas';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FieldErrors } from './errors.ts';
import { compileInput } from './input.ts';

interface QueryCall {
  call: string;
  /** Query parameters with a value that is not their default. */
  query: [name: string, value: string][];
  /** Result of reading a query: the input, or its errors by field. */
  read(query: Record<string, string>): Promise<string>;
}

const typeOf = (property: { type?: string; anyOf?: { type?: string }[] }): string[] =>
  [property, ...(property.anyOf ?? [])].flatMap(({ type }) => type ?? []);
const valueOf = (types: string[]): string =>
  types.includes('string') || types.includes('array') ? 'x' : types.includes('boolean') ? 'true' : '2';

/** Calls of the contract with parameters in the query string. */
const CALLS: QueryCall[] = allCalls().flatMap(({ controller, name, meta }) => {
  const table: Record<string, { input: z.ZodMiniType }> = schemas[controller];
  const schema = table[name]?.input;
  if (!schema || (meta.in !== 'query' && !meta.orQuery)) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const query = Object.entries(json.properties ?? {})
    .filter(([key]) => !meta.path.includes(`{${key}}`))
    .map(([key, property]): [string, string] => [key, valueOf(typeOf(property as { type?: string }))]);
  if (query.length === 0) return [];
  const read = compileInput(meta, schema);
  const app = new Hono();
  app.on(meta.method, meta.path.replaceAll(/\{(\w+)\}/gu, ':$1'), async (context) => {
    try {
      return context.json((await read(context.req)) ?? null);
    } catch (error) {
      return context.json(error instanceof FieldErrors ? error.fields : String(error), 400);
    }
  });
  const path = meta.path.replaceAll(/\{\w+\}/gu, 'p');
  return [
    {
      call: `${controller}.${name}`,
      query,
      read: async (given) => {
        const response = await app.request(`${path}?${new URLSearchParams(given).toString()}`, { method: meta.method });
        return `${response.status} ${await response.text()}`;
      },
    },
  ];
});

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

it('accepts every query name of every call in any case', async () => {
  const failures: string[] = [];
  for (const { call, query, read } of CALLS) {
    for (const [name, value] of query) {
      // The other parameters are valid, so that required ones hide nothing.
      const others = Object.fromEntries(query.filter(([other]) => other !== name));
      const exact = await read({ ...others, [name]: value });
      if (exact === (await read(others))) failures.push(`${call}?${name} is not read at all`);
      for (const written of [pascal(name), name.toUpperCase(), name.toLowerCase()])
        if ((await read({ ...others, [written]: value })) !== exact) failures.push(`${call}?${written}`);
    }
  }
  expect(failures).toEqual([]);
  expect(CALLS.map(({ call }) => call)).toEqual(expect.arrayContaining(['sysNotice.pageReceived', 'sysOrg.list', 'sysAuth.unLockScreen']));
});

it('declares no two query names that differ only in case', () => {
  for (const { call, query } of CALLS) expect(new Set(query.map(([name]) => name.toLowerCase())).size, call).toBe(query.length);
});

it('prefers the declared spelling, and rejects two other spellings of one name', async () => {
  const inbox = CALLS.find(({ call }) => call === 'sysNotice.pageReceived');
  expect(await inbox?.read({ Page: '3', page: '2' })).toBe(await inbox?.read({ page: '2' }));
  expect(await inbox?.read({ page: '2', PAGE: '3' })).toBe(await inbox?.read({ page: '2' }));
  expect(await inbox?.read({ Page: '2', PAGE: '2', TITLE: 'x', Title: 'y' })).toBe('400 {"page":["invalid"],"title":["invalid"]}');
});
