import { contentOf, hasNumber, isNumberField, type Content } from './content.js';
import { fieldOfHeading, type SheetField } from './headings.js';

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
export function columnsOf(rows: readonly (readonly string[])[]): SheetColumns {
  for (const [index, row] of rows.slice(0, HEADING_ROWS).entries()) {
    const found = row.map(fieldOfHeading);
    const known = found.filter((field) => field !== null).length;
    const hasHeading = found.some((field) => field !== 'unused' && isNumberField(field));
    if (hasHeading && (known > 1 || !row.some((cell) => hasNumber(cell, true)))) {
      return { fields: once(found.map((field) => (field === 'unused' ? null : field))), headings: row, first: index + 1 };
    }
  }
  return { fields: byContent(rows), headings: null, first: 0 };
}

/** Only the first column of a field keeps it. */
const once = (fields: readonly (SheetField | null)[]): (SheetField | null)[] =>
  fields.map((field, index) => (field !== null && fields.indexOf(field) === index ? field : null));

type Kind = Exclude<Content, 'code' | 'date' | 'serial'>;

/** Only a heading says which date a column has: none is the customer deadline by its content alone. */
function byContent(rows: readonly (readonly string[])[]): (SheetField | null)[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width === 1) return ['referenceNo'];
  const known = new Map<string, Content | null>();
  const read = (text: string): Content | null => {
    const content = known.get(text);
    if (content !== undefined) return content;
    const found = contentOf(text);
    known.set(text, found);
    return found;
  };
  const step = Math.max(1, (rows.length * width) / MOST_CELLS);
  const sample = Array.from({ length: Math.floor(rows.length / step) }, (_, index) => rows[Math.floor(index * step)] ?? []);
  const kinds = Array.from({ length: width }, (_, index) => kindOf(sample.flatMap((row) => row[index] || []).map(read)));
  const columns = (kind: Kind): number[] => kinds.flatMap((found, index) => (found === kind ? [index] : []));
  const fields = kinds.map((): SheetField | null => null);
  const give = (field: SheetField, column: number | undefined): void => {
    if (column !== undefined) fields[column] = field;
  };
  const [bill] = columns('bill');
  const [container] = columns('container');
  give('referenceNo', bill ?? container ?? only(columns('reference')));
  if (bill !== undefined) give('containerNo', container);
  const [pol, pod, ...others] = columns('place');
  // Ports are written in the order of travel. One alone may be either, and of more than two the second may be a hub.
  if (pod !== undefined) give('polCode', pol);
  if (others.length === 0) give('podCode', pod);
  give('carrierCode', only(columns('carrier')));
  give('orderNo', only(columns('order')));
  give('customer', only(columns('company')));
  give('notificationEmail', only(columns('email')));
  return fields;
}

/** A column that is the only one of its kind: of several, each could be meant. */
const only = ([first, ...others]: readonly number[]): number | undefined => (others.length === 0 ? first : undefined);

/** Least part of the ports in a column of places that has to be known: words of five letters may have the form of a code. */
const LEAST_KNOWN = 0.25;

/** The content of more than half of the cells of a column; null when no content has so many. */
function kindOf(contents: readonly (Content | null)[]): Kind | null {
  const counts: Partial<Record<Content, number>> = {};
  for (const content of contents) if (content) counts[content] = (counts[content] ?? 0) + 1;
  const { code = 0, date: _date, serial: _serial, ...parts } = counts;
  const { container = 0, bill = 0, place = 0 } = parts;
  const isMost = (count: number): boolean => count * 2 > contents.length;
  if (isMost(container + bill)) return container > bill ? 'container' : 'bill';
  if (isMost(place + code)) return place >= contents.length * LEAST_KNOWN ? 'place' : null;
  const [most] = Object.entries(parts).find(([, count]) => isMost(count)) ?? [];
  return (most as Kind | undefined) ?? null;
}
