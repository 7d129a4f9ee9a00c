import type { OpenAccessRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { Field } from '@seaberry/ui/field';
import { PasswordInput } from '@seaberry/ui/password-input';
import { useState, type ReactNode } from 'react';

import { ActionFrame } from '../../kit/actions/action-frame.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { ExamplePart } from './example-part.tsx';

/** Example for a key whose secret the user enters, since it is not shown again. */
export function ExampleDialog({ row, onClose }: ActionDialogProps<OpenAccessRow>): ReactNode {
  const t = useTranslations('openAccess');
  const [secret, setSecret] = useState('');
  return (
    <ActionFrame title={t('example.title', { name: row.accessKey })} size="lg" onClose={onClose}>
      <Field label={t('shown.secret')} description={t('example.secretHint')}>
        <PasswordInput autoComplete="off" maxLength={256} value={secret} onChange={({ target }) => setSecret(target.value.trim())} />
      </Field>
      <ExamplePart name={row.accessKey} secret={secret} />
    </ActionFrame>
  );
}
