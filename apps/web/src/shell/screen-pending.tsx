import { useTranslations } from '@seaberry/i18n/react';
import { Spinner } from '@seaberry/ui/spinner';
import type { ReactNode } from 'react';

/** Shown when the code of a page takes noticeably long to load. */
export function ScreenPending(): ReactNode {
  const t = useTranslations('common');
  return (
    <div className="grid min-h-64 place-items-center">
      <Spinner label={t('loading')} />
    </div>
  );
}
