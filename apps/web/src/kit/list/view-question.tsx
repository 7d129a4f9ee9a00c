import type { AnswerOf } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import { NewerFrame, NewerValues, type NewerValue } from '../form/newer-frame.tsx';

export type StoredView = AnswerOf<'listView', 'list'>[number];

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
