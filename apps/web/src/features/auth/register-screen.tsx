import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import { useSysInfo } from '../../session/use-sys-info.ts';
import { defineScreen, useScreen } from '../../shared/screen.tsx';
import { AuthPage, hasCapability } from './auth-page.tsx';
import { RegisterForm } from './register-form.tsx';
import { Unavailable } from './unavailable.tsx';
import { parseReturnPath, type ReturnPath } from './return-path.ts';

export const registerScreen = defineScreen<ReturnPath>({
  key: '/register',
  parseSearch: parseReturnPath,
  formatSearch: (search) => ({ ...search }),
  loader: ({ app }) => app.texts.ensure('app', 'access', 'resource'),
  Component: RegisterPage,
});

function RegisterPage(): ReactNode {
  const t = useTranslations('access');
  const { search, open } = useScreen<ReturnPath>();
  const info = useSysInfo();
  if (!hasCapability(info, 'sysAuth.code')) return <Unavailable title={t('register.title')} />;
  return (
    <AuthPage title={t('register.title')} description={t('register.lead')}>
      <RegisterForm
        way={search}
        withTexts={hasCapability(info, 'sysStaticPage')}
        onRegistered={(account) => open('/login', { ...search, done: 'registered', account })}
      />
    </AuthPage>
  );
}
