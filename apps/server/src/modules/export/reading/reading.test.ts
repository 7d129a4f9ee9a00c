import { describe, expect, it } from 'vitest';
import { ListReader, pageFrom, START, type Position } from './service.ts';

const USUAL = 100;

interface Row {
  id: number;
  rank: number;
}

/** A list sorted by rank, to which `between` is done after each page. */
async function readAll(
  count: number,
  between: (list: Row[], page: number) => Row[],
  { forgetAt = 0, cap = 10_000 } = {},
): Promise<number[]> {
  let list = Array.from({ length: count }, (_, id): Row => ({ id, rank: id }));
  const readPage = async (page: number, pageSize: number) => {
    const rows = list.toSorted((a, b) => a.rank - b.rank || a.id - b.id).slice((page - 1) * pageSize, page * pageSize);
    return { rows, total: list.length > cap ? null : list.length };
  };
  let reader = new ListReader<Row>();
  const read: number[] = [];
  let position: Position | null = START;
  for (let page = 1; position; page += 1) {
    expect(page, 'the reader does not come to its end').toBeLessThan(200);
    if (page === forgetAt) {
      reader = new ListReader<Row>();
      await reader.recall(readPage, position, USUAL);
    }
    const { rows, next } = await reader.next(readPage, position, USUAL);
    read.push(...rows.map(({ id }) => id));
    position = next;
    list = between(list, page);
  }
  return read;
}

const all = (count: number): number[] => Array.from({ length: count }, (_, id) => id);
const sorted = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);
const moved = (list: readonly Row[], id: number, rank: number): Row[] => list.map((row) => (row.id === id ? { ...row, rank } : row));

describe('a list that is read page by page', () => {
  it('is read in its order, while nothing changes', async () => {
    for (const count of [0, 1, 99, 100, 101, 150, 1234]) expect(await readAll(count, (list) => list)).toEqual(all(count));
  });

  it('has every row once when rows before the position are deleted', async () => {
    for (const gone of [1, 9, 60, 95]) {
      const read = await readAll(600, (list, page) => (page === 2 ? list.slice(gone) : list));
      expect(read, String(gone)).toEqual(all(600));
    }
  });

  it('has every row once when rows are added before the position', async () => {
    const read = await readAll(600, (list, page) => (page === 2 ? [...list, ...[1, 2, 3].map((n) => ({ id: 1000 + n, rank: -n }))] : list));
    expect(read.slice(0, 600)).toEqual(all(600));
    expect(sorted(read.slice(600))).toEqual([1001, 1002, 1003]);
  });

  it('has rows once that move over the position, in either direction', async () => {
    const up = await readAll(600, (list, page) => (page === 2 ? moved(list, 500, -1) : list));
    expect(sorted(up)).toEqual(all(600));
    const down = await readAll(600, (list, page) => (page === 2 ? moved(list, 5, 450.5) : list));
    expect(down).toEqual(all(600));
    const uncounted = await readAll(600, (list, page) => (page === 2 ? moved(list, 500, -1) : list), { cap: 10 });
    expect(sorted(uncounted)).toEqual(all(600));
  });

  it('is not read twice by a process that continues after another', async () => {
    expect(await readAll(600, (list) => list, { forgetAt: 3 })).toEqual(all(600));
    const read = await readAll(600, (list, page) => (page === 2 ? list.slice(9) : list), { forgetAt: 5 });
    expect(read).toEqual(all(600));
  });

  it('begins pages at a row or shortly before', () => {
    expect(pageFrom(450, 500)).toEqual({ page: 2, pageSize: 450, offset: 450 });
    for (let start = 0; start < 20_000; start += 7) {
      const { page, pageSize, offset } = pageFrom(start, 500);
      expect((page - 1) * pageSize).toBe(offset);
      expect(start - offset).toBeGreaterThanOrEqual(0);
      expect(offset + pageSize - start).toBeGreaterThan(50);
    }
  });
});
