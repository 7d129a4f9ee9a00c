import { useTranslations } from '@seaberry/i18n/react';
import { SignInLayout } from '@seaberry/ui/sign-in-layout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { sysInfoQuery } from '../../session/session.ts';
import { wayBack } from '../../session/guard.ts';
import { defineScreen, useScreen } from '../../shared/screen.tsx';
import { LanguageChoice } from '../../shell/language-choice.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The way back, as the guard wrote it into the address. */
interface LoginSearch {
  redirect: string;
  params: string;
}

export const loginScreen = defineScreen<LoginSearch>({
  key: '/login',
  parseSearch: (raw) => ({ redirect: raw['redirect'] ?? '', params: raw['params'] ?? '' }),
  formatSearch: ({ redirect, params }) => ({ redirect, params }),
  Component: LoginPage,
});

function LoginPage(): ReactNode {
  const app = useApp();
  const t = useTranslations('auth');
  const common = useTranslations('common');
  const { search, open } = useScreen<LoginSearch>();
  const { data: info } = useQuery(sysInfoQuery(app.client));
  const back = wayBack({ ...search });
  const title = info?.sysTitle ?? info?.title ?? common('brand');
  return (
    <SignInLayout
      brand={title}
      tagline={info?.sysViceTitle ?? info?.viceTitle ?? common('tagline')}
      title={t('title')}
      actions={<LanguageChoice />}
      footer={info?.sysCopyright ?? undefined}
    >
      <SignInForm
        info={info}
        notice={back ? t('sessionEnded') : undefined}
        onSignedIn={() => (back ? open(back.path, back.search) : open('/'))}
      />
    </SignInLayout>
  );
}
