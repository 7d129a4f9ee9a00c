import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { PlainText } from '@seaberry/ui/reading-layout';
import type { ReactNode } from 'react';

import type { SharedPage } from './shared-page.ts';

/** The note of the company to its visitor. */
export function LinkNote({ page: { note, company } }: { page: SharedPage }): ReactNode {
  const t = useTranslations('shared');
  if (!note) return null;
  return (
    <Alert tone="info" title={t('note', { company: company.name })}>
      <PlainText text={note} />
    </Alert>
  );
}
