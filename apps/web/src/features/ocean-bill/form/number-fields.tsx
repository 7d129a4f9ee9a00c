import { useTranslations } from '@seaberry/i18n/react';
import { CARRIERS, carrierByCode, guessCarrier, guessReferenceType, type ReferenceType } from '@seaberry/tracking';
import { Button } from '@seaberry/ui/button';
import { FormField, useFormActions, useFormField, useFormValues } from '@seaberry/ui/form';
import { IdentifierInput } from '@seaberry/ui/identifier-input';
import { Input } from '@seaberry/ui/input';
import { Select } from '@seaberry/ui/select';
import { useId, type ReactNode } from 'react';

import type { CustomFieldProps } from '../../../kit/resource.types.ts';
import { useServiceTypes } from '../lib/use-service-types.ts';

const KINDS = { BL: 'bill', CONTAINER: 'container', BOOKING: 'booking' } as const;
const isType = (value: unknown): value is ReferenceType => typeof value === 'string' && value in KINDS;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The number to track. The kind and carrier that it names are filled in, unless the user has chosen them already. */
export function ReferenceField({ name, label, required }: CustomFieldProps): ReactNode {
  const { control, error } = useFormField(name, label);
  const { suggest } = useFormActions();
  const type = useFormValues(({ referenceType }) => (isType(referenceType) ? referenceType : 'BL'));
  const learn = (text: string): void => {
    const kind = guessReferenceType(text);
    if (kind && kind.type !== 'AWB') suggest('referenceType', kind.type);
    const guess = guessCarrier(text);
    if (guess.decision === 'auto') suggest('carrierCode', guess.candidates[0]?.code ?? '');
  };
  return (
    <IdentifierInput
      {...{ label, required, error }}
      kind={KINDS[type]}
      name={control.name}
      value={textOf(control.value)}
      inputRef={control.ref}
      onBlur={control.onBlur}
      onValueChange={(value) => {
        control.onChange(value);
        learn(value);
      }}
    />
  );
}

/** The carrier's code, offered by name; a carrier that is not in the list can be typed. */
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

/** Service types of the back end, else the usual ones. */
export function ServiceTypeField({ name, label, required }: CustomFieldProps): ReactNode {
  const services = useServiceTypes();
  return <FormField {...{ name, label, required }}>{(control) => <Select options={services} {...control} />}</FormField>;
}
