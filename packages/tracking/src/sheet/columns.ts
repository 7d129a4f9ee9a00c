import { contentOf, isCodeOrPort, isNumberField, type Content } from './content.js';
import { fieldOfHeading, type SheetField } from './headings.js';

/** Headings are looked for in the first rows: a sheet may begin with a title. */
const HEADING_ROWS = 10;
/** Rows whose content is looked at where there are no headings. */
const SAMPLE = 50;

/** Columns of a sheet. */
export interface SheetColumns {
  /** Field of each column; null for one that is not used. */
  fields: readonly (SheetField | null)[];
  /** Texts of the row of headings; null when the sheet has none. */
  headings: readonly string[] | null;
  /** Index of the first row with values. */
  first: number;
}

export interface ColumnOptions {
  /** Whether a text is a place by code or name. @default a UN/LOCODE or the name of a large port */
  isPlace?(text: string): boolean;
  /** Fields by position, for columns whose content says nothing. */
  positions?: readonly SheetField[];
}

/** Recognises the columns of a sheet by its headings, or by their content where it has none. */
export function columnsOf(rows: readonly (readonly string[])[], options: ColumnOptions = {}): SheetColumns {
  for (const [index, row] of rows.slice(0, HEADING_ROWS).entries()) {
    const found = row.map(fieldOfHeading);
    const known = found.filter((field) => field !== null).length;
    const hasNumber = found.some((field) => field !== 'unused' && isNumberField(field));
    // One known heading among other texts may be a value; alone in its row it is a heading.
    if (hasNumber && (known > 1 || row.filter(Boolean).length === 1)) {
      return { fields: once(found.map((field) => (field === 'unused' ? null : field))), headings: row, first: index + 1 };
    }
  }
  return { fields: byContent(rows, options), headings: null, first: 0 };
}

/** Only the first column of a field keeps it. */
const once = (fields: readonly (SheetField | null)[]): (SheetField | null)[] =>
  fields.map((field, index) => (field !== null && fields.indexOf(field) === index ? field : null));

/** Only a heading says which date a column has: none is that promised to the customer by its content alone. */
const FIELDS: Record<Exclude<Content, 'date' | 'serial' | 'reference'>, readonly SheetField[]> = {
  number: ['referenceNo', 'containerNo'],
  place: ['polCode', 'podCode', 'pldCode'],
  carrier: ['carrierCode'],
  email: ['notificationEmail'],
};

function byContent(rows: readonly (readonly string[])[], { isPlace = isCodeOrPort, positions = [] }: ColumnOptions): (SheetField | null)[] {
  const sample = rows.slice(0, SAMPLE);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const contents = Array.from({ length: width }, (_, index) =>
    commonest(sample.flatMap((row) => row[index] || []).map((text) => contentOf(text, isPlace))),
  );
  // Numbers without a known prefix are those of shipments only where no column has better ones.
  const references = contents.includes('number') ? -1 : contents.indexOf('reference');
  const free = { ...FIELDS };
  const fields = contents.map((content, index): SheetField | null => {
    if (index === references) return 'referenceNo';
    if (content === null || content === 'date' || content === 'serial' || content === 'reference') return null;
    const [field = null, ...rest] = free[content];
    free[content] = rest;
    return field;
  });
  return fields.map((field, index) => {
    const given = positions[index];
    return field ?? (given && (contents[index] === null || contents[index] === 'reference') && !fields.includes(given) ? given : null);
  });
}

/** The content of most cells of a column; null when no content has most of them. */
function commonest(contents: readonly (Content | null)[]): Content | null {
  const counts = new Map<Content, number>();
  for (const content of contents) if (content) counts.set(content, (counts.get(content) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] * 2 > contents.length ? most[0] : null;
}
