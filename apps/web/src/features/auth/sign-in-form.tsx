import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { PasswordInput } from '@seaberry/ui/password-input';
import { Suspense, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import type { SysInfo } from '../../session/session.ts';
import { lazily } from '../../shared/lazily.tsx';
import { isAccount } from '../../shared/account-check.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { Failure } from './failure.tsx';
import { focusProblem, readValues } from './form-values.ts';
import { signIn, type Credentials, type SecondStepOf } from './sign-in.ts';
import { useAttempt, type Turn } from './use-attempt.ts';
import { useCaptcha } from '../../shared/codes/use-captcha.ts';
import { TOUCH } from '../../shared/use-media.ts';

// Lazy: rarely needed.
const CaptchaField = lazily(async () => (await import('./captcha-field.tsx')).CaptchaField);

export interface SignInFormProps {
  /** Undefined while loading; the form works without it. */
  info: SysInfo | undefined;
  /** Message above the form with the reason for being here. */
  notice: string | undefined;
  /** The notice reports a success. */
  success: boolean;
  /** Initial account. */
  account: string;
  /** Content under the button: other options. */
  others: ReactNode;
  turn: Turn;
  onSignedIn(step: SecondStepOf | null): unknown;
}

const FIELDS = ['account', 'password', 'code'] as const;
type FieldName = (typeof FIELDS)[number];

/** Native sign-in form: typed text stays after any response. */
export function SignInForm({ info, notice, success, account, others, turn, onSignedIn }: SignInFormProps): ReactNode {
  const app = useApp();
  const t = useTranslations('auth');
  const common = useTranslations('common');
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Partial<Record<FieldName, string>>>({});
  const [asked, setAsked] = useState(false);
  const captcha = useCaptcha(asked || Boolean(info?.sysCaptcha ?? info?.captcha));
  const login = useAttempt(
    (credentials: Credentials) => signIn(app, credentials),
    {
      success: onSignedIn,
      failure: (error) => {
        if (asksForCaptcha(error)) setAsked(true);
        captcha.renew();
      },
    },
    turn,
  );

  useEffect(() => {
    // A keyboard on the screen would cover the page.
    if (matchMedia(TOUCH).matches || document.activeElement !== document.body) return;
    const field = form.current?.elements.namedItem(account === '' ? 'account' : 'password');
    if (field instanceof HTMLElement) field.focus();
    // Once, when the page opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = readValues(event.currentTarget, FIELDS);
    const found: Partial<Record<FieldName, string>> = {
      ...(isAccount(values.account) ? {} : { account: t('accountInvalid') }),
      ...(values.password ? {} : { password: t('passwordRequired') }),
      ...(captcha.needed && !values.code.trim() ? { code: t('captchaRequired') } : {}),
    };
    setProblems(found);
    if (focusProblem(event.currentTarget, found)) return;
    login.run({
      account: values.account.trim(),
      password: values.password,
      ...(captcha.needed && captcha.id ? { codeId: captcha.id, code: values.code.trim() } : {}),
    });
  };

  const fill = (name: string, password: string): void => {
    const fields = form.current?.elements;
    for (const [key, value] of [
      ['account', name],
      ['password', password],
    ] as const) {
      const field = fields?.namedItem(key);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    setProblems({});
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="relative grid gap-4">
      {notice && !login.error && <Alert tone={success ? 'success' : 'info'}>{notice}</Alert>}
      {Boolean(login.error) && <Failure error={login.error} title={common('failure.loginFailed')} />}
      <Field label={t('account')} error={problems.account} required>
        <Input name="account" defaultValue={account} autoComplete="username" autoCapitalize="none" spellCheck={false} size="lg" />
      </Field>
      <Field label={t('password')} error={problems.password} required>
        <PasswordInput name="password" autoComplete="current-password" size="lg" />
      </Field>
      {captcha.needed && (
        <Suspense fallback={null}>
          <CaptchaField.Component captcha={captcha} error={problems.code} />
        </Suspense>
      )}
      <Button type="submit" variant="primary" size="lg" loading={login.pending} disabled={turn.busy && !login.pending}>
        {t('submit')}
      </Button>
      {others}
      <DemoAccounts accounts={info?.demoAccounts ?? []} onChoose={fill} />
    </form>
  );
}

/** The server requires a captcha, or rejected the given one (D0008). */
function asksForCaptcha(error: unknown): boolean {
  return isApiError(error) && (error.fields?.['code'] !== undefined || error.code === 'captchaRequired' || error.code === 'D0008');
}
