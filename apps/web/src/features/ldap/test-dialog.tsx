import type { LdapServerRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { DescriptionList } from '@seaberry/ui/description-list';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { PasswordInput } from '@seaberry/ui/password-input';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { encryptedPassword } from '../../session/encrypted-password.ts';

/** Tests the connection to a directory server, and whether a person could sign in. */
export function TestDialog({ row, onClose }: ActionDialogProps<LdapServerRow>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('ldap.test');
  const actions = useTranslations('ldap.actions');
  const form = useId();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const test = useMutation({
    mutationFn: async () =>
      client.sysLdap.test({ id: row.id, ...(account ? { account, password: password && (await encryptedPassword(password)) } : {}) }),
    meta: { handledByCaller: true },
  });
  return (
    <ActionFrame
      title={`${actions('test.label')}: ${row.host}`}
      description={t('text', { name: row.host })}
      size="md"
      formId={form}
      submitLabel={t('start')}
      pending={test.isPending}
      error={test.error}
      onClose={onClose}
    >
      <form
        id={form}
        className="grid gap-3 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          test.mutate();
        }}
      >
        <Field label={t('account')} description={t('accountHint')}>
          <Input value={account} autoComplete="off" onChange={(event) => setAccount(event.target.value)} />
        </Field>
        <Field label={t('password')}>
          <PasswordInput
            value={password}
            autoComplete="off"
            disabled={account === ''}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </form>
      {test.data && !test.isPending && <Outcome {...test.data} />}
    </ActionFrame>
  );
}

interface OutcomeProps {
  ok: boolean;
  message?: string | null | undefined;
  encrypted?: boolean | null | undefined;
  person?: string | null | undefined;
  people: readonly { account?: string | null | undefined; name?: string | null | undefined; email?: string | null | undefined }[];
}

function Outcome({ ok, message, encrypted, person, people }: OutcomeProps): ReactNode {
  const t = useTranslations('ldap.test');
  if (!ok)
    return (
      <Alert tone="danger" title={t('failed')}>
        {message}
      </Alert>
    );
  const found = people.map(({ account, name, email }) => ({
    term: account ?? '–',
    description: [name, email].filter(Boolean).join(' · ') || '–',
  }));
  return (
    <>
      <Alert tone="success" title={t('ok')}>
        {person && t('signedIn', { name: person })}
      </Alert>
      {encrypted === false && <Alert tone="warning">{t('plain')}</Alert>}
      {found.length === 0 ? (
        <Alert tone="warning">{t('none')}</Alert>
      ) : (
        <section className="grid gap-2">
          <h3 className="text-sm font-semibold">{t('people')}</h3>
          <DescriptionList items={found} />
        </section>
      )}
    </>
  );
}
