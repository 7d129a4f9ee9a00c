import { useTranslations } from '@seaberry/i18n/react';
import { CARRIERS, carrierByCode, guessCarrier, guessReferenceType, type ReferenceType } from '@seaberry/tracking';
import { Button } from '@seaberry/ui/button';
import { Field, type FieldProps } from '@seaberry/ui/field';
import { IdentifierInput } from '@seaberry/ui/identifier-input';
import { Input } from '@seaberry/ui/input';
import { useId, type ReactNode } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';

import type { FormValues } from './form-values.ts';

interface NumberFieldProps {
  form: UseFormReturn<FormValues>;
  /** Name, help and message of the field. */
  frame: Pick<FieldProps, 'label' | 'error' | 'required' | 'className'>;
}

const KINDS = { BL: 'bill', CONTAINER: 'container', BOOKING: 'booking' } as const;
const isType = (value: string | undefined): value is ReferenceType => value !== undefined && value in KINDS;

/** The number to track. What it says about its kind and carrier is filled in, unless the person has chosen those already. */
export function ReferenceField({ form, frame }: NumberFieldProps): ReactNode {
  const type = useWatch({ control: form.control, name: 'referenceType' });
  const learn = (text: string): void => {
    const kind = guessReferenceType(text);
    if (kind && kind.type !== 'AWB' && !form.formState.dirtyFields.referenceType) form.setValue('referenceType', kind.type);
    const guess = guessCarrier(text);
    if (guess.decision === 'auto' && !form.formState.dirtyFields.carrierCode) {
      form.setValue('carrierCode', guess.candidates[0]?.code ?? '', { shouldValidate: form.formState.isSubmitted });
    }
  };
  return (
    <Controller
      control={form.control}
      name="referenceNo"
      render={({ field }) => (
        <IdentifierInput
          {...frame}
          kind={KINDS[isType(type) ? type : 'BL']}
          name={field.name}
          value={field.value ?? ''}
          inputRef={field.ref}
          onBlur={field.onBlur}
          onValueChange={(value) => {
            field.onChange(value);
            learn(value);
          }}
        />
      )}
    />
  );
}

/** The carrier's code, offered by name; a carrier that is not in the list can be typed. */
export function CarrierField({ form, frame }: NumberFieldProps): ReactNode {
  const t = useTranslations('oceanBill');
  const listId = useId();
  const [code, reference] = useWatch({ control: form.control, name: ['carrierCode', 'referenceNo'] });
  const named = code ? carrierByCode(code) : null;
  const suggested = guessCarrier(reference ?? '').candidates.find((carrier) => carrier.code !== named?.code);
  return (
    <Field
      {...frame}
      description={named ? named.name : t('form.carrierHint')}
      labelEnd={
        suggested && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => form.setValue('carrierCode', suggested.code, { shouldDirty: true, shouldValidate: true })}
          >
            {t('form.useCarrier', { carrier: suggested.name })}
          </Button>
        )
      }
    >
      <Input identifier list={listId} maxLength={4} autoComplete="off" {...form.register('carrierCode')} />
      <datalist id={listId}>
        {CARRIERS.map((carrier) => (
          <option key={carrier.code} value={carrier.code}>
            {carrier.name}
          </option>
        ))}
      </datalist>
    </Field>
  );
}
