import { useTranslations } from '@seaberry/i18n/react';
import type { SheetField } from '@seaberry/tracking/sheet';
import { Field } from '@seaberry/ui/field';
import { Select } from '@seaberry/ui/select';
import type { ReactNode } from 'react';

import { useFieldLabels } from '../fields.ts';
import type { ShipmentKind } from '../shipment.ts';
import { isFieldOf } from './fix-cell.ts';
import type { Mapping, Sheet } from './check-rows.ts';

export interface ColumnMappingProps {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  sheet: Sheet;
  mapping: Mapping;
  onChoose(columnIndex: number, field: SheetField | null): void;
}

/** Columns of a pasted sheet under their headings, each with the field it is used for. */
export function ColumnMapping({ kind, sheet, mapping, onChoose }: ColumnMappingProps): ReactNode {
  const t = useTranslations(kind.texts);
  const labelOf = useFieldLabels(kind.texts);
  const { fields, headings } = sheet;
  const options = Object.keys(sheet.kind.headings)
    .filter((name) => isFieldOf(sheet.kind, name))
    .map((value) => ({ value, label: labelOf(value) }));
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
              onChange={({ currentTarget: { value } }) => onChoose(columnIndex, isFieldOf(sheet.kind, value) ? value : null)}
            />
          </Field>
        );
      })}
    </div>
  );
}
