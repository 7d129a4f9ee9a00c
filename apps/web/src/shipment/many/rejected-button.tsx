import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';

import { saveFile } from '../../shared/save-file.ts';
import type { ShipmentKind } from '../shipment.ts';
import type { CategorizedLine } from './categories.ts';
import { csvOf, rejectedRows } from './files.ts';
import type { Sheet } from './check-rows.ts';

export interface RejectedButtonProps {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  sheet: Sheet;
  lines: readonly CategorizedLine[];
  reasonOf(line: CategorizedLine): string;
}

/** Saves the rows that cannot be tracked, each with its reason. */
export function RejectedButton({ kind, sheet, lines, reasonOf }: RejectedButtonProps): ReactNode {
  const t = useTranslations(kind.texts);
  const rejected = lines.filter(({ category }) => category === 'fix' || category === 'unusable' || category === 'beyond');
  if (rejected.length === 0) return null;
  const save = (): void => {
    const reasons = rejected.map((line) => ({ rowIndex: line.rowIndex, reason: reasonOf(line) }));
    const text = csvOf(rejectedRows(sheet, reasons, t('many.reason')));
    saveFile(new Blob([text], { type: 'text/csv' }), `${t('many.rejectedName')}.csv`);
  };
  return (
    <Button icon={<Download size={14} aria-hidden />} onClick={save}>
      {t('many.download', { count: rejected.length })}
    </Button>
  );
}
