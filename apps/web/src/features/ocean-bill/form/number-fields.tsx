import { useTranslations } from '@seaberry/i18n/react';
import { CARRIERS, carrierByCode, guessCarrier } from '@seaberry/tracking';
import { Button } from '@seaberry/ui/button';
import { FormField, useFormActions, useFormValues } from '@seaberry/ui/form';
import { Input } from '@seaberry/ui/input';
import { Select } from '@seaberry/ui/select';
import { useId, type ReactNode } from 'react';

import type { CustomFieldProps } from '../../../kit/resource.types.ts';
import { useServiceTypes } from '../lib/use-service-types.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Carrier code with suggestions by name; an unlisted carrier can be typed. */
export function CarrierField({ name, label, required }: CustomFieldProps): ReactNode {
  const t = useTranslations('oceanBill');
  const listId = useId();
  const { set } = useFormActions();
  const { code, reference } = useFormValues((values) => ({ code: textOf(values[name]), reference: textOf(values['referenceNo']) }));
  const named = code ? carrierByCode(code) : null;
  const suggested = guessCarrier(reference).candidates.find((carrier) => carrier.code !== named?.code);
  return (
    <FormField
      {...{ name, label, required }}
      description={named ? named.name : t('form.carrierHint')}
      labelEnd={
        suggested && (
          <Button size="sm" variant="ghost" onClick={() => set(name, suggested.code)}>
            {t('form.useCarrier', { carrier: suggested.name })}
          </Button>
        )
      }
    >
      {(control) => (
        <>
          <Input identifier list={listId} maxLength={4} autoComplete="off" {...control} />
          <datalist id={listId}>
            {CARRIERS.map((carrier) => (
              <option key={carrier.code} value={carrier.code}>
                {carrier.name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </FormField>
  );
}

/** Service types of the backend, else the standard ones. */
export function ServiceTypeField({ name, label, required }: CustomFieldProps): ReactNode {
  const services = useServiceTypes();
  return <FormField {...{ name, label, required }}>{(control) => <Select options={services} {...control} />}</FormField>;
}
