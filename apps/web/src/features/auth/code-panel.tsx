import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { useState, type FormEvent, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { AccountField } from './account-field.tsx';
import { Failure } from './failure.tsx';
import { focusProblem, readValues } from './form-values.ts';
import { isTarget } from '../../shared/codes/target.ts';
import { refusedFields, withAccount } from '../../shared/codes/refusal.ts';
import { SentCodeField } from '../../shared/codes/sent-code-field.tsx';
import { enter, type SecondStepOf } from './sign-in.ts';
import { useAttempt, type Turn } from './use-attempt.ts';

export interface PanelProps {
  /** Message above the form with the reason for being here. */
  notice: string | undefined;
  turn: Turn;
  onSignedIn(step: SecondStepOf | null): unknown;
}

/** Sign-in by a code sent by email or SMS. */
export function CodePanel({ notice, turn, onSignedIn }: PanelProps): ReactNode {
  const app = useApp();
  const t = useTranslations('access');
  const auth = useTranslations('auth');
  const common = useTranslations('common');
  const [account, setAccount] = useState('');
  const [problems, setProblems] = useState<{ account?: string; code?: string }>({});
  const login = useAttempt(
    async (given: { phone: string; code: string }) => enter(app, await app.client.sysAuth.loginPhone(given)),
    { success: onSignedIn, failure: (error) => setProblems(refusedFields(error)) },
    turn,
  );

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const { code } = readValues(form, ['code']);
    const found = {
      ...(isTarget(account) ? {} : { account: auth('accountInvalid') }),
      ...(code.trim() ? {} : { code: t('codeRequired') }),
    };
    setProblems(found);
    if (!focusProblem(form, found)) login.run({ phone: account.trim(), code: code.trim() });
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {notice && !login.error && <Alert tone="info">{notice}</Alert>}
      {Boolean(login.error) && (
        <Failure error={login.error} title={common('failure.loginFailed')} atField={Object.keys(refusedFields(login.error)).length > 0} />
      )}
      <AccountField value={account} onChange={setAccount} error={problems.account} />
      <SentCodeField
        purpose="login"
        account={account}
        onAccountProblem={(problem) => setProblems((before) => withAccount(before, problem))}
        error={problems.code}
      />
      <Button type="submit" variant="primary" size="lg" loading={login.pending} disabled={turn.busy && !login.pending}>
        {auth('submit')}
      </Button>
    </form>
  );
}
