import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { id, opt, pageOf } from '../contract/parts.js';
import { type Mismatch, parseTolerant } from './tolerant.js';

const row = z.looseObject({ id, name: opt(z.string()), eta: opt(z.string()) });

function parse<T>(schema: z.ZodMiniType<T>, value: unknown) {
  const mismatches: Mismatch[] = [];
  return { parsed: parseTolerant(schema, z.safeParse, value, 'oceanBill.page', (mismatch) => mismatches.push(mismatch)), mismatches };
}

describe('parseTolerant', () => {
  it('keeps unknown keys, accepts null for absent values and turns ids into text', () => {
    expect(parse(row, { id: 7, name: null, extra: 1 }).parsed).toEqual({ ok: true, value: { id: '7', name: null, extra: 1 } });
  });

  it('drops only the invalid field and reports it', () => {
    const { parsed, mismatches } = parse(z.array(row), [
      { id: 1, name: 5 },
      { id: 2, name: 'b' },
    ]);
    expect(parsed).toEqual({ ok: true, value: [{ id: '1' }, { id: '2', name: 'b' }] });
    expect(mismatches).toMatchObject([{ call: 'oceanBill.page', path: '0.name' }]);
  });

  it('drops a row without a required field and keeps the other rows', () => {
    const page = { page: 1, pageSize: 20, total: 3, totalPages: 1, hasPrevPage: false, hasNextPage: false };
    const { parsed, mismatches } = parse(pageOf(row), { ...page, items: [{ id: 1 }, { name: 'no id' }, { id: 3, eta: [] }] });
    expect(parsed).toMatchObject({ ok: true, value: { items: [{ id: '1' }, { id: '3' }] } });
    expect(mismatches.length).toBeGreaterThanOrEqual(2);
  });

  it('returns nothing when the whole response is of another type', () => {
    expect(parse(row, 'text').parsed).toEqual({ ok: false });
  });

  it('does not change its input', () => {
    const value = [{ id: 1, name: 5 }];
    parse(z.array(row), value);
    expect(value).toEqual([{ id: 1, name: 5 }]);
  });
});
