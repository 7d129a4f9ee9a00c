import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { Field } from '@seaberry/ui/field';
import { PasswordInput } from '@seaberry/ui/password-input';
import { useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';

export interface LinkPasswordProps {
  pending: boolean;
  /** The page was open until its password changed. */
  changed: boolean;
  /** Why the entered password was refused; null before. */
  error: unknown;
  onEnter(password: string): void;
}

/** Asks a visitor for the password of a link. */
export function LinkPassword({ pending, changed, error, onEnter }: LinkPasswordProps): ReactNode {
  const t = useTranslations('shared.password');
  const explain = useExplain();
  const [text, setText] = useState('');
  return (
    <Card className="mx-auto w-full max-w-96">
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardBody>
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (text !== '') onEnter(text);
          }}
        >
          {changed && <Alert tone="info">{t('changed')}</Alert>}
          <Field label={t('label')} description={t('text')} error={error ? explain(error) : undefined}>
            <PasswordInput value={text} maxLength={100} autoComplete="off" onChange={(event) => setText(event.currentTarget.value)} />
          </Field>
          <Button type="submit" variant="primary" loading={pending}>
            {t('submit')}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
