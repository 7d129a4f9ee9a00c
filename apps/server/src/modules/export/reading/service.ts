/** One page of a list. */
interface Page<R> {
  rows: readonly R[];
  /** Null beyond the counting limit. */
  total: number | null;
}

export type ReadPage<R> = (page: number, pageSize: number) => Promise<Page<R>>;

/** Position in a list that is read page by page. */
export interface Position {
  /** Number of rows before it. */
  at: number;
  /** On the second time through, for rows that have moved to where the first time had already been. */
  again: boolean;
}

export const START: Position = { at: 0, again: false };

export interface Portion<R> extends Page<R> {
  /** Null at the end. */
  next: Position | null;
}

/** Share of a page that rows of the page before are, by which rows that have moved are noticed. */
const OVERLAP = 0.1;
/** Rows before the position that another process asks for to know them. */
const RECALLED = 20_000;
/** Smallest size of a page, as a share of the usual one. */
const SMALLEST = 0.8;

/** The page that begins at a row, or as shortly before it as pages can. */
export function pageFrom(start: number, usual: number): { page: number; pageSize: number; offset: number } {
  let found = { page: 1, pageSize: usual, offset: 0 };
  for (let pageSize = usual; pageSize >= usual * SMALLEST; pageSize -= 1) {
    const page = Math.floor(start / pageSize) + 1;
    const offset = (page - 1) * pageSize;
    if (offset > found.offset) found = { page, pageSize, offset };
  }
  return found;
}

/**
 * Reads a whole list page by page while it changes: every row that is in the list all the time, once, wherever it and others move. No
 * transaction is kept open for it.
 */
export class ListReader<R extends { id?: unknown }> {
  readonly #known = new Set<unknown>();
  /** Whether the rows before the position are all known. */
  #whole = true;
  #moved = false;

  /** Continues in a process that has not read the rows before: the last of them, as they are now, count as read. */
  async recall(readPage: ReadPage<R>, { at }: Pick<Position, 'at'>, usual: number): Promise<void> {
    let start = Math.max(0, at - RECALLED);
    this.#whole = start === 0;
    while (start < at) {
      const { page, pageSize, offset } = pageFrom(start, usual);
      const { rows } = await readPage(page, pageSize);
      for (const row of rows.slice(0, at - offset)) this.#known.add(keyOf(row));
      if (rows.length < pageSize) return;
      start = offset + rows.length;
    }
  }

  /** The next rows. */
  async next(readPage: ReadPage<R>, { at, again }: Position, usual: number): Promise<Portion<R>> {
    // Which rows have moved is known only to the process that has read all of them.
    if (again && !this.#whole) return { rows: [], total: null, next: null };
    let back = usual * OVERLAP;
    let found = await read(readPage, at - back, usual);
    // Without a known row at its beginning, the rows between have moved up.
    while (found.offset > 0 && !(found.rows[0] && this.#known.has(keyOf(found.rows[0])))) {
      back *= 4;
      found = await read(readPage, at - back, usual);
    }
    const { rows, total, offset, last } = found;
    const fresh = rows.filter((row) => !this.#known.has(keyOf(row)));
    if (offset + rows.length - fresh.length !== at) this.#moved = true;
    for (const row of fresh) this.#known.add(keyOf(row));
    return { rows: fresh, total, next: last ? this.#after(total, again) : { at: offset + rows.length, again } };
  }

  /** From the beginning again, once, when rows have moved. */
  #after(total: number | null, again: boolean): Position | null {
    const changed = this.#moved || (total !== null && total > this.#known.size);
    return changed && !again && this.#whole ? { ...START, again: true } : null;
  }
}

const keyOf = (row: { id?: unknown }): unknown => row.id ?? JSON.stringify(row);

async function read<R>(readPage: ReadPage<R>, start: number, usual: number): Promise<Page<R> & { offset: number; last: boolean }> {
  const { page, pageSize, offset } = pageFrom(Math.max(0, start), usual);
  const answer = await readPage(page, pageSize);
  return { ...answer, offset, last: answer.rows.length < pageSize };
}
