import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import { useSysInfo } from '../../session/use-sys-info.ts';
import { defineScreen, useScreen } from '../../shared/screen.tsx';
import { AuthPage, hasCapability } from './auth-page.tsx';
import { ResetForm } from './reset-form.tsx';
import { Unavailable } from './unavailable.tsx';
import { parseReturnPath, type ReturnPath } from './return-path.ts';

export const resetScreen = defineScreen<ReturnPath>({
  key: '/passwordReset',
  parseSearch: parseReturnPath,
  formatSearch: (search) => ({ ...search }),
  loader: ({ app }) => app.texts.ensure('app', 'access', 'resource'),
  Component: ResetPage,
});

function ResetPage(): ReactNode {
  const t = useTranslations('access');
  const { search, open } = useScreen<ReturnPath>();
  const info = useSysInfo();
  if (!hasCapability(info, 'sysAuth.code')) return <Unavailable title={t('reset.title')} />;
  return (
    <AuthPage title={t('reset.title')} description={t('reset.lead')}>
      <ResetForm way={search} onReset={(account) => open('/login', { ...search, done: 'passwordSet', account })} />
    </AuthPage>
  );
}
