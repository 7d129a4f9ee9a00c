import { useTranslations } from '@seaberry/i18n/react';
import { Link } from '@seaberry/ui/link';
import { Button } from '@seaberry/ui/button';
import { SignInMethods } from '@seaberry/ui/sign-in-layout';
import { useState, type ReactNode } from 'react';

import { useApp, type App } from '../../app-context.tsx';
import { returnPath } from '../../session/guard.ts';
import { useSysInfo } from '../../session/use-sys-info.ts';
import { lazily } from '../../shared/lazily.tsx';
import { hrefTo } from '../../shared/links.ts';
import { defineScreen, useScreen } from '../../shared/screen.tsx';
import type { RawSearch } from '../../shared/search.ts';
import { supportsPasskeys } from '../../shared/passkeys/support.ts';
import { AuthPage, hasCapability } from './auth-page.tsx';
import { CodePanel, METHODS, prepareMethod, ScanPanel, type Method } from './methods.ts';
import { Failure } from './failure.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { enter, type SecondStepOf } from './sign-in.ts';
import { useAttempt, useTurn, type Turn } from './use-attempt.ts';

// Lazy: few sign-ins have a second step.
const SecondStep = lazily(async () => (await import('./second-step.tsx')).SecondStep);

/** Loads the second step before it is shown; if that fails, its component tries again. */
const prepareStep = (app: App): Promise<unknown> => Promise.all([app.texts.ensure('access'), SecondStep.load()]).catch(() => {});

export interface LoginSearch {
  /** Return path, set by the guard. */
  redirect: string;
  params: string;
  by: Method;
  /** Action completed on the previous page. */
  done: '' | 'registered' | 'passwordSet';
  /** Initial account. */
  account: string;
}

export const loginScreen = defineScreen<LoginSearch>({
  key: '/login',
  parseSearch: (raw) => ({
    redirect: raw['redirect'] ?? '',
    params: raw['params'] ?? '',
    by: METHODS.find((method) => method === raw['by']) ?? 'password',
    done: raw['done'] === 'registered' || raw['done'] === 'passwordSet' ? raw['done'] : '',
    account: raw['account'] ?? '',
  }),
  formatSearch: ({ by, ...others }) => ({ ...others, by: by === 'password' ? '' : by }),
  loader: ({ app, search }) => prepareMethod(app, search.by),
  Component: LoginPage,
});

function LoginPage(): ReactNode {
  const app = useApp();
  const t = useTranslations('auth');
  const { search, setSearch, open } = useScreen<LoginSearch>();
  const info = useSysInfo();
  const back = returnPath({ ...search });
  const withCode = hasCapability(info, 'sysAuth.code');
  const pending = info === undefined;
  const [step, setStep] = useState<SecondStepOf | null>(null);
  const turn = useTurn();
  const methods = [
    { value: 'password', label: t('byPassword') },
    ...(withCode ? [{ value: 'code', label: t('byCode'), pending }] : []),
    ...(hasCapability(info, 'sysAuth.scan') ? [{ value: 'scan', label: t('byScan'), pending }] : []),
  ];
  const by = methods.some(({ value }) => value === search.by) ? search.by : 'password';
  const choose = (value: string): void => {
    const next = METHODS.find((method) => method === value) ?? 'password';
    // The loader of the page retries and reports the failure.
    void prepareMethod(app, next)
      .catch(() => {})
      .then(() => setSearch({ by: next }, { replace: true }));
  };
  const goOn = (): void => (back ? open(back.path, back.search) : open('/'));
  const panel = {
    notice: search.done ? t(search.done) : back ? t('sessionEnded') : undefined,
    onSignedIn: (needed: SecondStepOf | null) => (needed ? prepareStep(app).then(() => setStep(needed)) : goOn()),
    turn,
  };
  const others = (
    <>
      {supportsPasskeys() && <PasskeyButton offered={!pending && hasCapability(info, 'sysFactor')} turn={turn} onSignedIn={goOn} />}
      <Others offered={withCode && !pending} way={{ redirect: search.redirect, params: search.params }} />
    </>
  );
  const form = (
    <div className="grid gap-4">
      {by === 'password' && <SignInForm {...panel} info={info} account={search.account} success={search.done !== ''} others={others} />}
      {by === 'code' && <CodePanel.Component {...panel} />}
      {by === 'scan' && <ScanPanel.Component {...panel} />}
      {by !== 'password' && others}
    </div>
  );
  if (step) {
    return (
      <AuthPage title={t('title')}>
        <SecondStep.Component step={step} onSignedIn={goOn} onBack={() => setStep(null)} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('title')}>
      {/* Tabs are rendered even for one method: typed text must not be lost when sysInfo arrives. */}
      <SignInMethods label={t('methods')} items={methods} value={by} onChange={choose}>
        {form}
      </SignInMethods>
    </AuthPage>
  );
}

/** Sign-in by passkey alone. Its space is reserved, like that of the links below it. */
function PasskeyButton({ offered, turn, onSignedIn }: { offered: boolean; turn: Turn; onSignedIn(): void }): ReactNode {
  const app = useApp();
  const t = useTranslations('auth');
  const common = useTranslations('common');
  const attempt = useAttempt(
    async () => enter(app, await (await import('./passkey-sign-in.ts')).passkeySignIn(app)),
    { success: onSignedIn, failure: () => {} },
    turn,
  );
  return (
    <div className={`grid gap-4 ${offered ? '' : 'invisible'}`}>
      <Button size="lg" loading={attempt.pending} disabled={turn.busy && !attempt.pending} onClick={() => attempt.run(undefined)}>
        {t('byPasskey')}
      </Button>
      {Boolean(attempt.error) && !isCancelled(attempt.error) && <Failure error={attempt.error} title={common('failure.loginFailed')} />}
    </div>
  );
}

/** The browser has said why no passkey was used. */
const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'NoPasskey';

/**
 * Links to registration and password reset, with the return path. Their space is reserved where a server offers neither: that is known only
 * after the form is shown, and the form must not shift.
 */
function Others({ offered, way }: { offered: boolean; way: { redirect: string; params: string } }): ReactNode {
  const t = useTranslations('auth');
  const search: RawSearch = way.redirect ? { ...way } : {};
  return (
    <p className={`flex flex-wrap justify-between gap-x-4 gap-y-1 ${offered ? '' : 'invisible'}`}>
      <span>
        {t('noAccount')}{' '}
        <Link variant="inline" href={hrefTo('/register', search)}>
          {t('register')}
        </Link>
      </span>
      <Link href={hrefTo('/passwordReset', search)}>{t('forgot')}</Link>
    </p>
  );
}
