import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Link } from '@seaberry/ui/link';
import { useState, type FormEvent, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { encryptedPassword } from '../../session/encrypted-password.ts';
import { hrefTo } from '../../shared/links.ts';
import { usePasswordPolicy } from '../../session/password-policy.ts';
import { AccountField } from './account-field.tsx';
import { Failure } from './failure.tsx';
import { focusProblem, readValues } from './form-values.ts';
import { RESET_FIELDS, resetProblems, type ResetField } from './new-account.logic.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { refusedFields, withAccount } from '../../shared/codes/refusal.ts';
import { SentCodeField } from '../../shared/codes/sent-code-field.tsx';
import { useAttempt } from './use-attempt.ts';
import { useProblemTexts } from './use-problem-text.ts';
import type { ReturnPath } from './return-path.ts';

export interface ResetFormProps {
  way: ReturnPath;
  onReset(account: string): void;
}

/** New password for a user with a valid code. */
export function ResetForm({ way, onReset }: ResetFormProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations('access');
  const texts = useProblemTexts();
  const policy = usePasswordPolicy();
  const [account, setAccount] = useState('');
  const [problems, setProblems] = useState<Partial<Record<ResetField, string>>>({});
  const attempt = useAttempt(
    async ({ code, password }: Record<ResetField, string>) => {
      const to = account.trim();
      await client.sysAuth.resetPassword({ account: to, code: code.trim(), password: await encryptedPassword(password) });
      return to;
    },
    { success: onReset, failure: (error) => setProblems(refusedFields(error)) },
  );

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = readValues(form, RESET_FIELDS);
    const found = texts(resetProblems(values, policy));
    setProblems(found);
    if (!focusProblem(form, found)) attempt.run(values);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {Boolean(attempt.error) && (
        <Failure error={attempt.error} title={t('reset.failed')} atField={Object.keys(refusedFields(attempt.error)).length > 0} />
      )}
      <AccountField value={account} onChange={setAccount} error={problems.account} />
      <SentCodeField
        purpose="reset"
        account={account}
        onAccountProblem={(problem) => setProblems((before) => withAccount(before, problem))}
        error={problems.code}
      />
      <NewPasswordFields account={account} label={t('newPassword')} problems={problems} />
      <Button type="submit" variant="primary" size="lg" loading={attempt.pending}>
        {t('reset.submit')}
      </Button>
      <p>
        <Link href={hrefTo('/login', way)}>{t('toSignIn')}</Link>
      </p>
    </form>
  );
}
