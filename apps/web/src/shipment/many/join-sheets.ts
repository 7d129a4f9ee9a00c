import type { SheetField } from '@seaberry/tracking/sheet';

import { headingOf } from './fix-cell.ts';
import { lineOf, readSheet, type RowRules, type Sheet } from './check-rows.ts';

type LabelOf = (field: SheetField) => string;

/**
 * Texts of sheets as one sheet, the rows of the first one on top. Columns of the same field are one column, and so are those of no field
 * under the same heading.
 */
export function joinSheets(texts: readonly string[], rules: Pick<RowRules, 'sheet'>, labelOf: LabelOf): string {
  const [first = '', ...others] = texts.filter((text) => text.trim() !== '');
  return others.reduce((above, below) => joined(readSheet(above, rules), readSheet(below, rules), labelOf), first);
}

function joined(above: Sheet, below: Sheet, labelOf: LabelOf): string {
  const title = ({ kind, headings, fields }: Sheet, columnIndex: number): string => {
    const field = fields[columnIndex];
    return headings?.[columnIndex] || (field ? headingOf(kind, field, labelOf(field)) : '');
  };
  const columns = above.fields.map((field, columnIndex) => ({ field, heading: title(above, columnIndex) }));
  const taken = new Set<number>();
  const places = below.fields.map((field, columnIndex) => {
    const heading = title(below, columnIndex);
    const same = columns.findIndex(
      (column, place) => !taken.has(place) && column.field === field && (field !== null || column.heading === heading),
    );
    const place = same < 0 ? columns.push({ field, heading }) - 1 : same;
    taken.add(place);
    return place;
  });
  const rows = below.rows.map(({ cells }) => {
    const row = columns.map(() => '');
    for (const [columnIndex, place] of places.entries()) row[place] = cells[columnIndex] ?? '';
    return row;
  });
  const plain = !above.headings && !below.headings && columns.length === above.fields.length;
  return [...(plain ? [] : [columns.map(({ heading }) => heading)]), ...above.rows.map(({ cells }) => cells), ...rows]
    .map(lineOf)
    .join('\n');
}
