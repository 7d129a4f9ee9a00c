import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { id, opt, pageOf } from '../contract/parts.js';
import { type Misfit, parseTolerant } from './tolerant.js';

const row = z.looseObject({ id, name: opt(z.string()), eta: opt(z.string()) });

function parse<T>(schema: z.ZodMiniType<T>, value: unknown) {
  const misfits: Misfit[] = [];
  return { parsed: parseTolerant(schema, z.safeParse, value, 'oceanBill.page', (misfit) => misfits.push(misfit)), misfits };
}

describe('parseTolerant', () => {
  it('keeps unknown keys, takes null for absent and makes ids strings', () => {
    expect(parse(row, { id: 7, name: null, extra: 1 }).parsed).toEqual({ ok: true, value: { id: '7', name: null, extra: 1 } });
  });

  it('drops only the field that does not fit and reports it', () => {
    const { parsed, misfits } = parse(z.array(row), [
      { id: 1, name: 5 },
      { id: 2, name: 'b' },
    ]);
    expect(parsed).toEqual({ ok: true, value: [{ id: '1' }, { id: '2', name: 'b' }] });
    expect(misfits).toMatchObject([{ call: 'oceanBill.page', path: '0.name' }]);
  });

  it('drops a row that lacks what it cannot be without, and keeps its neighbours', () => {
    const page = { page: 1, pageSize: 20, total: 3, totalPages: 1, hasPrevPage: false, hasNextPage: false };
    const { parsed, misfits } = parse(pageOf(row), { ...page, items: [{ id: 1 }, { name: 'no id' }, { id: 3, eta: [] }] });
    expect(parsed).toMatchObject({ ok: true, value: { items: [{ id: '1' }, { id: '3' }] } });
    expect(misfits.length).toBeGreaterThanOrEqual(2);
  });

  it('gives up when the whole answer is of another kind', () => {
    expect(parse(row, 'text').parsed).toEqual({ ok: false });
  });

  it('does not change what it was given', () => {
    const value = [{ id: 1, name: 5 }];
    parse(z.array(row), value);
    expect(value).toEqual([{ id: 1, name: 5 }]);
  });
});
