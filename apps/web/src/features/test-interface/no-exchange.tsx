import { useTranslations } from '@seaberry/i18n/react';
import { Card } from '@seaberry/ui/card';
import { EmptyState } from '@seaberry/ui/empty-state';
import type { ReactNode } from 'react';

/** In place of an exchange, before the first one. */
export function NoExchange(): ReactNode {
  const t = useTranslations('access');
  return (
    <Card>
      <EmptyState title={t('console.nothingYet')} description={t('console.nothingYetText')} />
    </Card>
  );
}
