import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { PasswordInput } from '@seaberry/ui/password-input';
import { Suspense, useRef, useState, type FormEvent, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import type { SysInfo } from '../../session/session.ts';
import { lazily } from '../../shared/lazily.tsx';
import { isAccount } from './account-check.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { signIn, type Credentials } from './sign-in.ts';
import { useAttempt } from './use-attempt.ts';
import { useCaptcha } from './use-captcha.ts';

// Most people never see one.
const CaptchaField = lazily(async () => (await import('./captcha-field.tsx')).CaptchaField);

export interface SignInFormProps {
  /** Undefined while it is being asked for; the form works without it. */
  info: SysInfo | undefined;
  /** Why the person is here, above the form. */
  notice: string | undefined;
  onSignedIn(): void;
}

type FieldName = 'account' | 'password' | 'code';

/** The native sign-in form: what was typed stays in it whatever the server answers. */
export function SignInForm({ info, notice, onSignedIn }: SignInFormProps): ReactNode {
  const app = useApp();
  const t = useTranslations('auth');
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Partial<Record<FieldName, string>>>({});
  const [asked, setAsked] = useState(false);
  const captcha = useCaptcha(asked || Boolean(info?.sysCaptcha ?? info?.captcha));
  const login = useAttempt((credentials: Credentials) => signIn(app, credentials), {
    success: onSignedIn,
    failure: (error) => {
      if (asksForCaptcha(error)) setAsked(true);
      captcha.renew();
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const value = (name: FieldName): string => {
      const entry = data.get(name);
      return typeof entry === 'string' ? entry : '';
    };
    const found: Partial<Record<FieldName, string>> = {
      ...(isAccount(value('account')) ? {} : { account: t('accountInvalid') }),
      ...(value('password') ? {} : { password: t('passwordRequired') }),
      ...(captcha.needed && !value('code').trim() ? { code: t('captchaRequired') } : {}),
    };
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      const field = event.currentTarget.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    login.run({
      account: value('account').trim(),
      password: value('password'),
      ...(captcha.needed && captcha.id ? { codeId: captcha.id, code: value('code').trim() } : {}),
    });
  };

  const fill = (account: string, password: string): void => {
    const fields = form.current?.elements;
    for (const [name, value] of [
      ['account', account],
      ['password', password],
    ] as const) {
      const field = fields?.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    setProblems({});
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="relative grid gap-4">
      {notice && !login.error && <Alert tone="info">{notice}</Alert>}
      {Boolean(login.error) && <Failure error={login.error} />}
      <Field label={t('account')} error={problems.account} required>
        <Input name="account" autoComplete="username" autoCapitalize="none" spellCheck={false} size="lg" />
      </Field>
      <Field label={t('password')} error={problems.password} required>
        <PasswordInput name="password" autoComplete="current-password" size="lg" />
      </Field>
      {captcha.needed && (
        <Suspense fallback={null}>
          <CaptchaField.Component captcha={captcha} error={problems.code} />
        </Suspense>
      )}
      <Button type="submit" variant="primary" size="lg" loading={login.pending}>
        {t('submit')}
      </Button>
      <DemoAccounts accounts={info?.demoAccounts ?? []} onChoose={fill} />
    </form>
  );
}

function Failure({ error }: { error: unknown }): ReactNode {
  const t = useTranslations('auth');
  const common = useTranslations('common');
  const explain = useExplain();
  if (error instanceof Error && error.name === 'NoLoginPermission') return <Alert tone="danger" title={t('noLoginPermission')} />;
  const title = common('failure.loginFailed');
  const reason = explain(error);
  return <Alert tone="danger" title={title} {...(reason === title ? {} : { children: reason })} />;
}

/** The server refused for want of a captcha, or because the one given was wrong. */
function asksForCaptcha(error: unknown): boolean {
  return isApiError(error) && (error.fields?.['code'] !== undefined || error.code === 'captchaRequired' || error.code === 'D0008');
}
