import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody } from '@seaberry/ui/card';
import { Form, FormField, useFormValues, useSchemaForm, type FormIssue } from '@seaberry/ui/form';
import { PasswordInput } from '@seaberry/ui/password-input';
import { toast } from '@seaberry/ui/toaster';
import { useMutation } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { encryptedPassword } from '../../../session/encrypted-password.ts';
import { useSession } from '../../../session/use-session.ts';
import { PasswordRuleList } from '../../../session/password-rule-list.tsx';
import { usePasswordPolicy } from '../../../session/password-policy.ts';
import { FormButtons } from '../../../kit/staying/form-buttons.tsx';
import { fieldsOf, FormFailure } from '../../../kit/staying/form-failure.tsx';
import { useIssueWords } from '../../../kit/form/use-issue-words.ts';
import { NO_PASSWORDS, passwordSchema, strengthOf, type PasswordValues } from './password-values.ts';

/** Change of one's own password. Passwords are never kept as a draft. */
export function PasswordPanel(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('account.password');
  const { user } = useSession();
  const words = useIssueWords();
  const messageOf = (issue: FormIssue): string | undefined => (issue.message === 'mismatch' ? t('mismatch') : words(issue));
  const policy = usePasswordPolicy();
  const schema = useMemo(() => passwordSchema(policy, user.account ?? undefined), [policy, user.account]);
  const form = useSchemaForm({ schema, defaultValues: NO_PASSWORDS, messageOf });
  const change = useMutation({
    meta: { handledByCaller: true },
    mutationFn: async ({ passwordOld, passwordNew }: Pick<PasswordValues, 'passwordOld' | 'passwordNew'>) =>
      client.sysUser.changePwd({ passwordOld: await encryptedPassword(passwordOld), passwordNew: await encryptedPassword(passwordNew) }),
    // Passwords are dropped after the call.
    gcTime: 0,
  });
  const save = ({ passwordOld, passwordNew }: PasswordValues): void =>
    change.mutate(
      { passwordOld, passwordNew },
      {
        onSuccess: () => {
          change.reset();
          form.reset(NO_PASSWORDS);
          toast({ tone: 'success', title: t('done'), description: t('doneText') });
        },
        onError: (error) => void form.setServerErrors(fieldsOf(error) ?? {}),
      },
    );
  return (
    <Card className="max-w-xl">
      <CardBody>
        <Form form={form} onSubmit={save} hideSummary>
          <FormFailure error={change.error} />
          {/* lets password managers find the account */}
          <input hidden readOnly type="text" name="username" autoComplete="username" value={user.account} />
          <FormField name="passwordOld" label={t('current')} required>
            {(control) => <PasswordInput autoComplete="current-password" {...control} />}
          </FormField>
          <FormField name="passwordNew" label={t('next')} description={<NewPasswordHint />} required>
            {(control) => <PasswordInput autoComplete="new-password" {...control} />}
          </FormField>
          <FormField name="again" label={t('again')} required>
            {(control) => <PasswordInput autoComplete="new-password" {...control} />}
          </FormField>
          <FormButtons
            dirty={form.formState.isDirty}
            pending={change.isPending}
            submitLabel={t('submit')}
            onRevert={() => {
              change.reset();
              form.reset(NO_PASSWORDS);
            }}
          />
        </Form>
      </CardBody>
    </Card>
  );
}

/** Password policy and strength of the typed password. */
function NewPasswordHint(): ReactNode {
  const t = useTranslations('account.password');
  const { user } = useSession();
  const password = useFormValues(({ passwordNew }) => (typeof passwordNew === 'string' ? passwordNew : ''));
  const strength = strengthOf(usePasswordPolicy(), password);
  return (
    <>
      <PasswordRuleList password={password} account={user.account ?? undefined} />
      {strength && <span className="mt-1 block">{`${t('strength')}: ${t(strength)}`}</span>}
    </>
  );
}
