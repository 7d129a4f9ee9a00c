import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Field } from '@seaberry/ui/field';
import { PasswordInput } from '@seaberry/ui/password-input';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { LANDING_PATH } from '../../session/guard.ts';
import { usePasswordPolicy } from '../../session/password-policy.ts';
import { encryptedPassword } from '../../session/encrypted-password.ts';
import { userInfoQuery } from '../../session/session.ts';
import { refusedFields } from '../../shared/codes/refusal.ts';
import { defineScreen, useScreen } from '../../shared/screen.tsx';
import { AuthPage } from './auth-page.tsx';
import { Failure } from './failure.tsx';
import { focusProblem, readValues } from './form-values.ts';
import { newPasswordProblems } from './new-account.logic.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useProblemTexts } from './use-problem-text.ts';

export const ownPasswordScreen = defineScreen<object>({
  key: '/passwordChange',
  parseSearch: () => ({}),
  formatSearch: () => ({}),
  loader: async ({ app }) => {
    await Promise.all([app.texts.ensure('app', 'access', 'resource'), app.queryClient.ensureQueryData(userInfoQuery(app.client))]);
  },
  Component: OwnPasswordPage,
});

const FIELDS = ['current', 'password', 'confirm'] as const;
type Values = Record<(typeof FIELDS)[number], string>;
type Problems = Partial<Values>;

/** A user whose password was set by an administrator sets another one before anything else. */
function OwnPasswordPage(): ReactNode {
  const { client, queryClient, signOut } = useApp();
  const t = useTranslations('access');
  const texts = useProblemTexts();
  const policy = usePasswordPolicy();
  const { open } = useScreen();
  const account = useQuery(userInfoQuery(client)).data?.account ?? '';
  const [problems, setProblems] = useState<Problems>({});
  const change = useMutation({
    meta: { handledByCaller: true },
    mutationFn: async ({ current, password }: Values) =>
      client.sysUser.changePwd({ passwordOld: await encryptedPassword(current), passwordNew: await encryptedPassword(password) }),
    onSuccess: () => {
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'sysConfig' });
      open(LANDING_PATH);
    },
    onError: (error) => setProblems(fieldsOf(error)),
    gcTime: 0,
  });

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = readValues(form, FIELDS);
    const found: Problems = texts({
      ...(values.current === '' ? { current: 'required' as const } : {}),
      ...newPasswordProblems(values, policy, account),
    });
    setProblems(found);
    if (!focusProblem(form, found)) change.mutate(values);
  };

  return (
    <AuthPage title={t('change.title')} description={t('change.lead')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {Boolean(change.error) && (
          <Failure error={change.error} title={t('change.failed')} atField={Object.keys(fieldsOf(change.error)).length > 0} />
        )}
        {/* lets password managers find the account */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={account} />
        <Field label={t('change.current')} error={problems.current} required>
          <PasswordInput name="current" autoComplete="current-password" size="lg" />
        </Field>
        <NewPasswordFields account={account} label={t('newPassword')} problems={problems} />
        <Button type="submit" variant="primary" size="lg" loading={change.isPending}>
          {t('change.submit')}
        </Button>
        <Button variant="ghost" onClick={() => void signOut()}>
          {t('change.signOut')}
        </Button>
      </form>
    </AuthPage>
  );
}

/** Errors of the fields of the call, by the names of the form. */
function fieldsOf(error: unknown): Problems {
  const { passwordOld, passwordNew } = refusedFields(error);
  return { ...(passwordOld ? { current: passwordOld } : {}), ...(passwordNew ? { password: passwordNew } : {}) };
}
