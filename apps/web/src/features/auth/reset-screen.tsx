import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import { useSysInfo } from '../../session/use-sys-info.ts';
import { defineScreen, useScreen } from '../../shared/screen.tsx';
import { AuthPage, offers } from './auth-page.tsx';
import { ResetForm } from './reset-form.tsx';
import { Unavailable } from './unavailable.tsx';
import { parseWay, type WaySearch } from './way-search.ts';

export const resetScreen = defineScreen<WaySearch>({
  key: '/passwordReset',
  parseSearch: parseWay,
  formatSearch: (search) => ({ ...search }),
  loader: ({ app }) => app.texts.ensure('app', 'access'),
  Component: ResetPage,
});

function ResetPage(): ReactNode {
  const t = useTranslations('access');
  const { search, open } = useScreen<WaySearch>();
  const info = useSysInfo();
  if (!offers(info, 'sysAuth.code')) return <Unavailable title={t('reset.title')} />;
  return (
    <AuthPage title={t('reset.title')} description={t('reset.lead')}>
      <ResetForm way={search} onReset={(account) => open('/login', { ...search, done: 'passwordSet', account })} />
    </AuthPage>
  );
}
