import { useTranslations } from '@seaberry/i18n/react';
import { SHEET_HEADINGS, type SheetColumns, type SheetField } from '@seaberry/tracking/sheet';
import { Field } from '@seaberry/ui/field';
import { Select } from '@seaberry/ui/select';
import type { ReactNode } from 'react';

import type { ShipmentKind } from '../shipment.ts';
import { isSheetField } from './fix-cell.ts';
import type { Mapping } from './check-rows.ts';
import { useFieldLabel } from './use-field-label.ts';

const FIELDS = Object.keys(SHEET_HEADINGS) as SheetField[];

export interface ColumnMappingProps {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  columns: SheetColumns;
  mapping: Mapping;
  onChoose(columnIndex: number, field: SheetField | null): void;
}

/** Columns of a pasted sheet under their headings, each with the field it is used for. */
export function ColumnMapping({ kind, columns: { fields, headings }, mapping, onChoose }: ColumnMappingProps): ReactNode {
  const t = useTranslations(kind.texts);
  const labelOf = useFieldLabel(kind);
  const options = FIELDS.map((value) => ({ value, label: labelOf(value) }));
  return (
    <div className="grid gap-3 sm:grid-cols-4">
      {fields.map((field, columnIndex) => {
        const chosen = mapping[columnIndex] === undefined ? field : mapping[columnIndex];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a column is its position
          <Field key={columnIndex} label={headings?.[columnIndex] || t('many.column', { number: String(columnIndex + 1) })}>
            <Select
              size="sm"
              placeholder={t('many.unused')}
              options={options}
              value={chosen ?? ''}
              onChange={({ currentTarget: { value } }) => onChoose(columnIndex, isSheetField(value) ? value : null)}
            />
          </Field>
        );
      })}
    </div>
  );
}
