import type { SheetField } from '@seaberry/tracking/sheet';
import { useCallback, useMemo, useState, type ReactNode } from 'react';

import type { ManyForm, RowValues } from '../forms.ts';
import type { ShipmentKind } from '../shipment.ts';
import { useIssueTexts } from '../use-issue-text.ts';
import type { CategorizedLine } from './categories.ts';
import type { WrongCell } from './cell.types.ts';
import { isFieldOf } from './fix-cell.ts';
import { RowFix } from './row-fix.tsx';

export interface RowFixOptions {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  lines: readonly CategorizedLine[];
  /** Form with the fields that may be entered once for all rows, and the values entered. */
  form: Pick<ManyForm, 'sheet' | 'common' | 'lookups' | 'placeCode' | 'suggest'>;
  values: RowValues;
  labelOf(field: SheetField): string;
  onFix(rowIndex: number, field: SheetField, value: string): void;
  /** Called when the user confirms a doubtful row as it is. */
  onConfirm(line: CategorizedLine): void;
}

/** Fields of rows by their place in the sheet. */
type HeldRows = ReadonlyMap<number, readonly SheetField[]>;
const NONE: HeldRows = new Map();

/** Wrong cells of rows as fields. A row that has had the focus keeps its fields and its place until it is released. */
export function useRowFix({ kind, lines, form, values, labelOf, onFix, onConfirm }: RowFixOptions) {
  const { textOf } = useIssueTexts(kind);
  const [held, setHeld] = useState(NONE);
  const byRow = useMemo(() => new Map(lines.map((line) => [line.rowIndex, line])), [lines]);
  const wrongOf = useMemo(() => {
    // A value that all rows lack is entered once, above. One that follows from the number differs from row to row.
    const once = lines.length > 1 ? form.common.filter(({ name, byNumber }) => !byNumber && !values[name] && lines.every(lacks(name))) : [];
    const forAll = once.map(({ name }) => `${name}`);
    return ({ category, reasons }: CategorizedLine) =>
      category === 'fix' ? Object.keys(reasons).filter((name) => !forAll.includes(name)) : [];
  }, [lines, form, values]);
  const fieldsOf = useCallback(
    (line: CategorizedLine): SheetField[] => {
      const kept = held.get(line.rowIndex) ?? [];
      return [...new Set([...kept, ...wrongOf(line).filter((name) => isFieldOf(form.sheet, name))])];
    },
    [held, wrongOf, form],
  );
  const controls = (rowIndex: number | undefined): ReactNode => {
    const line = rowIndex === undefined ? undefined : byRow.get(rowIndex);
    const fields = line ? fieldsOf(line) : [];
    if (!line || fields.length === 0) return null;
    const suggested = form.suggest?.(line.row) ?? {};
    const cells = fields.map((field): WrongCell => ({
      field,
      label: labelOf(form.sheet.placeNames[field] ?? field),
      choices: line.choices?.[field] ?? [],
      suggestion: suggested[field],
      lookup: form.lookups?.[field],
      useChoices: form.common.find(({ name }) => name === field)?.useChoices,
      value: line.row[field] ?? '',
      error: (line.category === 'check' ? undefined : line.reasons[field])
        ?.map((message) => textOf({ name: field, message, value: line.row[field] }) ?? message)
        .join(' '),
    }));
    return (
      <RowFix
        kind={kind}
        cells={cells}
        placeCode={form.placeCode}
        {...(line.doubtful ? { onConfirm: () => onConfirm(line) } : {})}
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
