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

interface FocusedRow {
  rowIndex: number;
  fields: readonly SheetField[];
}

/** Wrong cells of rows as fields. A row with the focus keeps its fields and its place until it is left. */
export function useRowFix({ lines, common, values, labelOf, onFix }: RowFixOptions) {
  const say = useIssueWords();
  const [focusedRow, setFocusedRow] = useState<FocusedRow | null>(null);
  const byRow = useMemo(() => new Map(lines.map((line) => [line.rowIndex, line])), [lines]);
  const wrongOf = useMemo(() => {
    // A value that all rows lack is entered once, above.
    const forAll = lines.length > 1 ? common.flatMap(({ name }) => (!values[name] && lines.every(lacks(name)) ? [`${name}`] : [])) : [];
    return ({ category, reasons }: CategorizedLine) =>
      category === 'fix' ? Object.keys(reasons).filter((name) => !forAll.includes(name)) : [];
  }, [lines, common, values]);
  const fieldsOf = useCallback(
    (line: CategorizedLine): SheetField[] => {
      const kept = focusedRow?.rowIndex === line.rowIndex ? focusedRow.fields : [];
      return [...new Set([...kept, ...wrongOf(line).filter(isSheetField)])];
    },
    [focusedRow, wrongOf],
  );
  const controls = (rowIndex: number | undefined): ReactNode => {
    const line = rowIndex === undefined ? undefined : byRow.get(rowIndex);
    const fields = line ? fieldsOf(line) : [];
    if (!line || fields.length === 0) return null;
    const cells = fields.map((field): WrongCell => ({
      field,
      label: labelOf(field),
      value: line.row[field] ?? '',
      error: line.reasons[field]?.map((message) => say({ message }) ?? message).join(' '),
    }));
    return (
      <RowFix
        cells={cells}
        onFix={(field, value) => onFix(line.rowIndex, field, value)}
        onFocusChange={(on) => setFocusedRow(on ? { rowIndex: line.rowIndex, fields } : null)}
      />
    );
  };
  return { controls, fieldsOf, focusedRowIndex: focusedRow?.rowIndex };
}

const lacks =
  (name: string) =>
  ({ reasons }: CategorizedLine): boolean =>
    reasons[name] !== undefined;
