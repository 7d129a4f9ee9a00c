import type { SheetField } from '@seaberry/tracking/sheet';
import { useCallback, useMemo, useState, type ReactNode } from 'react';

import { useIssueWords } from '../../kit/form/use-issue-words.ts';
import type { CommonField, RowValues } from '../forms.ts';
import type { CategorizedLine } from './categories.ts';
import { isSheetField } from './fix-cell.ts';
import { RowFix, type WrongCell } from './row-fix.tsx';

export interface RowFixOptions {
  lines: readonly CategorizedLine[];
  /** Fields that may be entered once for all rows, and the values entered. */
  common: readonly CommonField[];
  values: RowValues;
  labelOf(field: SheetField): string;
  onFix(rowIndex: number, field: SheetField, value: string): void;
}

/** Fields of rows by their place in the sheet. */
type HeldRows = ReadonlyMap<number, readonly SheetField[]>;
const NONE: HeldRows = new Map();

/** Wrong cells of rows as fields. A row that has had the focus keeps its fields and its place until it is released. */
export function useRowFix({ lines, common, values, labelOf, onFix }: RowFixOptions) {
  const say = useIssueWords();
  const [held, setHeld] = useState(NONE);
  const byRow = useMemo(() => new Map(lines.map((line) => [line.rowIndex, line])), [lines]);
  const wrongOf = useMemo(() => {
    // A value that all rows lack is entered once, above.
    const forAll = lines.length > 1 ? common.flatMap(({ name }) => (!values[name] && lines.every(lacks(name)) ? [`${name}`] : [])) : [];
    return ({ category, reasons }: CategorizedLine) =>
      category === 'fix' ? Object.keys(reasons).filter((name) => !forAll.includes(name)) : [];
  }, [lines, common, values]);
  const fieldsOf = useCallback(
    (line: CategorizedLine): SheetField[] => {
      const kept = held.get(line.rowIndex) ?? [];
      return [...new Set([...kept, ...wrongOf(line).filter(isSheetField)])];
    },
    [held, wrongOf],
  );
  const controls = (rowIndex: number | undefined): ReactNode => {
    const line = rowIndex === undefined ? undefined : byRow.get(rowIndex);
    const fields = line ? fieldsOf(line) : [];
    if (!line || fields.length === 0) return null;
    const cells = fields.map((field): WrongCell => ({
      field,
      label: labelOf(field),
      value: line.row[field] ?? '',
      error: line.reasons[field]?.map((message) => say({ message, value: line.row[field] }) ?? message).join(' '),
    }));
    return (
      <RowFix
        cells={cells}
        onFix={(field, value) => onFix(line.rowIndex, field, value)}
        onFocus={() => setHeld((rows) => new Map(rows).set(line.rowIndex, fields))}
      />
    );
  };
  return { controls, fieldsOf, held, release: () => setHeld(NONE) };
}

const lacks =
  (name: string) =>
  ({ reasons }: CategorizedLine): boolean =>
    reasons[name] !== undefined;
