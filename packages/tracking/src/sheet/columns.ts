import { contentOf, hasNumber, isNumberField } from './content.js';
import { fieldOfHeading } from './headings.js';
import type { Content, SheetField, SheetKind } from './kind.js';

/** Headings are looked for in the first rows: a sheet may begin with a title. */
const HEADING_ROWS = 10;
/** Cells whose content is looked at, in rows from all over the sheet: it is read again while it is typed. */
const MOST_CELLS = 8000;

/** Columns of a sheet. */
export interface SheetColumns {
  /** Field of each column; null for one that is not used. */
  fields: readonly (SheetField | null)[];
  /** Texts of the row of headings; null when the sheet has none. */
  headings: readonly string[] | null;
  /** Index of the first row with values. */
  first: number;
}

/**
 * Recognises the columns of a sheet by its headings; where it has none, by the content of its rows. A column whose content proves nothing, or
 * fits several fields, has none: the user has to choose one.
 */
export function columnsOf(rows: readonly (readonly string[])[], kind: SheetKind): SheetColumns {
  for (const [index, row] of rows.slice(0, HEADING_ROWS).entries()) {
    const found = row.map((text) => fieldOfHeading(text, kind));
    const known = found.filter((field) => field !== null).length;
    const hasHeading = found.some((field) => field !== 'unused' && isNumberField(field, kind));
    if (hasHeading && (known > 1 || !row.some((cell) => hasNumber(cell, kind, true)))) {
      return { fields: once(found.map((field) => (field === 'unused' ? null : field))), headings: row, first: index + 1 };
    }
  }
  return { fields: byContent(rows, kind), headings: null, first: 0 };
}

/** Only the first column of a field keeps it. */
const once = (fields: readonly (SheetField | null)[]): (SheetField | null)[] =>
  fields.map((field, index) => (field !== null && fields.indexOf(field) === index ? field : null));

type ColumnContent = Exclude<Content, 'code' | 'date' | 'serial' | 'phone'>;

/** Only a heading says which date a column has: none is the customer deadline by its content alone. */
function byContent(rows: readonly (readonly string[])[], kind: SheetKind): (SheetField | null)[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const [tracked] = kind.numbers;
  if (width === 1) return [tracked];
  const known = new Map<string, Content | null>();
  const read = (text: string): Content | null => {
    const content = known.get(text);
    if (content !== undefined) return content;
    const found = contentOf(text, kind);
    known.set(text, found);
    return found;
  };
  const step = Math.max(1, (rows.length * width) / MOST_CELLS);
  const sample = Array.from({ length: Math.floor(rows.length / step) }, (_, index) => rows[Math.floor(index * step)] ?? []);
  const contents = Array.from({ length: width }, (_, index) => contentOfColumn(sample.flatMap((row) => row[index] || []).map(read)));
  const columns = (content: ColumnContent): number[] => contents.flatMap((found, index) => (found === content ? [index] : []));
  const fields = contents.map((): SheetField | null => null);
  const give = (field: SheetField | undefined, column: number | undefined): void => {
    if (field && column !== undefined) fields[column] = field;
  };
  const {
    places: [origin, destination],
    container: containers,
    ...others
  } = kind.contentFields;
  const [number] = columns('number');
  const [container] = columns('container');
  give(tracked, number ?? container ?? only(columns('reference')));
  if (number !== undefined) give(containers, container);
  const [from, to, ...further] = columns('place');
  // Places are written in the order of travel. One alone may be either, and of more than two the second may be a hub.
  if (to !== undefined) give(origin, from);
  if (further.length === 0) give(destination, to);
  for (const content of ['carrier', 'order', 'company', 'email'] as const) give(others[content], only(columns(content)));
  return fields;
}

/** A column that is the only one of its kind: of several, each could be meant. */
const only = ([first, ...others]: readonly number[]): number | undefined => (others.length === 0 ? first : undefined);

/** Least part of the places in a column of places that has to be known: words of a few letters may have the form of a code. */
const LEAST_KNOWN = 0.25;

/** The content of more than half of the cells of a column; null when no content has so many. */
function contentOfColumn(contents: readonly (Content | null)[]): ColumnContent | null {
  const counts: Partial<Record<Content, number>> = {};
  for (const content of contents) if (content) counts[content] = (counts[content] ?? 0) + 1;
  const { code = 0, date: _date, serial: _serial, phone: _phone, ...parts } = counts;
  const { container = 0, number = 0, place = 0 } = parts;
  const isMost = (count: number): boolean => count * 2 > contents.length;
  if (isMost(container + number)) return container > number ? 'container' : 'number';
  if (isMost(place + code)) return place >= contents.length * LEAST_KNOWN ? 'place' : null;
  const [most] = Object.entries(parts).find(([, count]) => isMost(count)) ?? [];
  return (most as ColumnContent | undefined) ?? null;
}
