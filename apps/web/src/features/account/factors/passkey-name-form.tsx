import { useTranslations } from '@seaberry/i18n/react';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { useState, type ReactNode } from 'react';

const NAME_MAX = 60;

export interface PasskeyNameFormProps {
  /** For a submit button outside of the form. */
  id: string;
  initial: string;
  /** Reason for which the name was refused. */
  error: string | undefined;
  /** @param name Not empty. */
  onSubmit(name: string): void;
  onChange?(name: string): void;
}

/** The name of a passkey. */
export function PasskeyNameForm({ id, initial, error, onSubmit, onChange }: PasskeyNameFormProps): ReactNode {
  const t = useTranslations('access.factors.passkey');
  const [name, setName] = useState(initial);
  const [missing, setMissing] = useState(false);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        const given = name.trim();
        setMissing(given === '');
        if (given !== '') onSubmit(given);
      }}
    >
      <Field label={t('name')} required error={missing ? t('nameRequired') : error}>
        <Input
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value);
            onChange?.(event.target.value);
          }}
        />
      </Field>
    </form>
  );
}
