import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Link } from '@seaberry/ui/link';
import type { ReactNode } from 'react';

import { hrefTo } from '../../shared/links.ts';
import { AuthPage } from './auth-page.tsx';

/** Replaces a form that this server does not support. */
export function Unavailable({ title }: { title: string }): ReactNode {
  const t = useTranslations('access');
  return (
    <AuthPage title={title}>
      <Alert title={t('unavailableTitle')} action={<Link href={hrefTo('/login')}>{t('toSignIn')}</Link>}>
        {t('unavailableText')}
      </Alert>
    </AuthPage>
  );
}
