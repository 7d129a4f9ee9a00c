import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import { NewerFrame, NewerValues, type NewerValue } from '../form/newer-frame.tsx';
import type { StoredView } from './view-changes.tsx';

interface ViewQuestionProps {
  /** Name before, one's own and the present one; null when the name was not changed. */
  names: NewerValue['values'] | null;
  /** The view as it is now. */
  row: StoredView;
  onKeep(): void;
  onTake(): void;
  onBack(): void;
}

/** Question about a saved view that was changed elsewhere meanwhile. */
export function ViewQuestion({ names, row, ...answers }: ViewQuestionProps): ReactNode {
  const t = useTranslations('resource');
  return (
    <NewerFrame name={row.name} row={row} {...answers}>
      {names && <NewerValues rows={[{ id: 'name', label: t('newer.name'), values: names }]} />}
    </NewerFrame>
  );
}
