import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { useMemo, type ReactNode } from 'react';

import type { ShipmentKind } from '../shipment.ts';
import { chosenFields, hasNumbers, unusedColumns, type Mapping, type Sheet } from './check-rows.ts';

export interface UnusedColumnsProps {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  sheet: Sheet;
  mapping: Mapping;
}

/** Columns whose values would be lost, and how to use them. */
export function UnusedColumns({ kind, sheet, mapping }: UnusedColumnsProps): ReactNode {
  const t = useTranslations(kind.texts);
  const unused = useMemo(() => unusedColumns(sheet, mapping), [sheet, mapping]);
  const numbered = hasNumbers(chosenFields(sheet.fields, mapping), sheet.kind);
  if (unused.length === 0) return null;
  const columns = unused.map(({ at, example }) => `${t('many.column', { number: String(at + 1) })} (${example.slice(0, LONGEST)})`);
  return (
    <Alert
      tone={numbered ? 'warning' : 'danger'}
      title={t(numbered ? 'many.unusedColumns' : 'many.noNumbers', { columns: columns.join(' · ') })}
    >
      {t('many.unusedColumnsText')}
    </Alert>
  );
}

/** Characters of an example. */
const LONGEST = 40;
