import { useTranslations } from '@seaberry/i18n/react';
import { FormField, useFormField } from '@seaberry/ui/form';
import { PasswordInput } from '@seaberry/ui/password-input';
import { RadioGroup } from '@seaberry/ui/radio-group';
import { Textarea } from '@seaberry/ui/textarea';
import type { ReactNode } from 'react';

import type { CustomFieldProps } from '../../kit/form.types.ts';
import { useResourceTexts } from '../../kit/words.ts';
import { useCapability } from '../../session/use-session.ts';
import { BY_ROWS, OWN_DATABASE } from './tenant-isolation.ts';

/** Fields of data isolation by name, in one module, so that dependent fields need no further request. */
export function IsolationFields(props: CustomFieldProps): ReactNode {
  if (props.name === 'connection') return <ConnectionField {...props} />;
  return props.name === 'slaveConnections' ? <ReplicasField {...props} /> : <IsolationTypeField {...props} />;
}

/** How a company's data is separated. With a single option, the other is shown with the reason. */
function IsolationTypeField({ name, label, required }: CustomFieldProps): ReactNode {
  const { t } = useResourceTexts('rights.tenants');
  const { control, error } = useFormField(name);
  const onlyRows = useCapability('access') !== false;
  return (
    <RadioGroup
      className="sm:col-span-full"
      size="sm"
      label={label}
      required={required}
      error={error}
      name={control.name}
      value={String(control.value ?? BY_ROWS)}
      onChange={(value) => control.onChange(Number(value))}
      options={[
        { value: String(BY_ROWS), label: t(`tenantTypes.${BY_ROWS}`) },
        {
          value: String(OWN_DATABASE),
          label: t(`tenantTypes.${OWN_DATABASE}`),
          ...(onlyRows ? { disabled: true, description: t('onlyRows') } : {}),
        },
      ]}
    />
  );
}

/** Masked like a password, because a connection contains one. */
function ConnectionField({ name, label, required }: CustomFieldProps): ReactNode {
  const t = useTranslations('rights.tenants');
  return (
    <FormField className="sm:col-span-full" name={name} label={label} required={required} description={t('hints.connection')}>
      {({ value, ...control }) => (
        <PasswordInput {...control} autoComplete="new-password" maxLength={256} value={typeof value === 'string' ? value : ''} />
      )}
    </FormField>
  );
}

function ReplicasField({ name, label, required }: CustomFieldProps): ReactNode {
  const t = useTranslations('rights.tenants');
  return (
    <FormField className="sm:col-span-full" name={name} label={label} required={required} description={t('hints.slaveConnections')}>
      {({ value, ...control }) => <Textarea {...control} rows={3} spellCheck={false} value={typeof value === 'string' ? value : ''} />}
    </FormField>
  );
}
