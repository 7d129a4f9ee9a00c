import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Checkbox } from '@seaberry/ui/checkbox';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { Link } from '@seaberry/ui/link';
import { useState, type FormEvent, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { encryptedPassword } from '../../session/encrypted-password.ts';
import { hrefTo } from '../../shared/links.ts';
import { usePasswordPolicy } from '../../session/password-policy.ts';
import { AccountField } from './account-field.tsx';
import { Failure } from './failure.tsx';
import { focusProblem, readValues } from './form-values.ts';
import { REGISTER_FIELDS, registerProblems, type RegisterField } from './new-account.logic.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { refusedFields, withAccount } from '../../shared/codes/refusal.ts';
import { SentCodeField } from '../../shared/codes/sent-code-field.tsx';
import { useAttempt } from './use-attempt.ts';
import { useProblemTexts } from './use-problem-text.ts';
import type { ReturnPath } from './return-path.ts';

export interface RegisterFormProps {
  way: ReturnPath;
  /** The server has terms to accept. */
  withTexts: boolean;
  onRegistered(account: string): void;
}

type Texts = Partial<Record<RegisterField | 'terms' | 'privacy', string>>;

/** Registration form of a company account with its first user. Typed text stays after an error. */
export function RegisterForm({ way, withTexts, onRegistered }: RegisterFormProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations('access');
  const texts = useProblemTexts();
  const policy = usePasswordPolicy();
  const [account, setAccount] = useState('');
  const [problems, setProblems] = useState<Texts>({});
  const attempt = useAttempt(
    async ({ password, nickName, companyName, code }: Record<RegisterField, string>) => {
      const to = account.trim();
      await client.sysAuth.register({
        account: to,
        code: code.trim(),
        password: await encryptedPassword(password),
        nickName: nickName.trim(),
        companyName: companyName.trim(),
        accepted: true,
      });
      return to;
    },
    { success: onRegistered, failure: (error) => setProblems(refusedFields(error)) },
  );

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = readValues(form, REGISTER_FIELDS);
    const checks = readValues(form, ['terms', 'privacy']);
    const found = texts(registerProblems(values, { terms: checks.terms !== '', privacy: checks.privacy !== '' }, policy));
    setProblems(found);
    if (!focusProblem(form, found)) attempt.run(values);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {Boolean(attempt.error) && (
        <Failure error={attempt.error} title={t('register.failed')} atField={Object.keys(refusedFields(attempt.error)).length > 0} />
      )}
      <AccountField value={account} onChange={setAccount} error={problems.account} />
      <SentCodeField
        purpose="register"
        account={account}
        onAccountProblem={(problem) => setProblems((before) => withAccount(before, problem))}
        error={problems.code}
      />
      <NewPasswordFields account={account} label={t('password')} problems={problems} />
      <Field label={t('register.nickName')} error={problems.nickName} required>
        <Input name="nickName" autoComplete="nickname" maxLength={100} size="lg" />
      </Field>
      <Field label={t('register.companyName')} error={problems.companyName} required>
        <Input name="companyName" autoComplete="organization" maxLength={100} size="lg" />
      </Field>
      <Accept name="terms" problem={problems.terms} withText={withTexts} />
      <Accept name="privacy" problem={problems.privacy} withText={withTexts} />
      <Button type="submit" variant="primary" size="lg" loading={attempt.pending}>
        {t('register.submit')}
      </Button>
      <p>
        {t('register.haveAccount')}{' '}
        <Link variant="inline" href={hrefTo('/login', way)}>
          {t('toSignIn')}
        </Link>
      </p>
    </form>
  );
}

const READ = { terms: 'register.readTerms', privacy: 'register.readPrivacy' } as const;

/** Checkbox to accept a text, with a link that opens it in another tab. */
function Accept({ name, problem, withText }: { name: 'terms' | 'privacy'; problem: string | undefined; withText: boolean }): ReactNode {
  const t = useTranslations('access');
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4">
      <Checkbox
        name={name}
        label={t(`register.${name}`)}
        size="md"
        required
        {...(problem ? { description: problem, 'aria-invalid': true } : {})}
      />
      {withText && (
        <Link href={hrefTo('/staticPage', { key: name })} target="_blank">
          {t(READ[name])}
        </Link>
      )}
    </div>
  );
}
