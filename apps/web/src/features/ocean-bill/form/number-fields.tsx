import { useTranslations } from '@seaberry/i18n/react';
import { OCEAN_SCAC } from '@seaberry/tracking/rules';
import { carrierByCode, guessCarrier } from '@seaberry/tracking';
import { Button } from '@seaberry/ui/button';
import { CarrierSelect } from '@seaberry/ui/carrier-select';
import { FormField, useFormActions, useFormValues } from '@seaberry/ui/form';
import { Select } from '@seaberry/ui/select';
import { useTrackingText } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import type { CustomFieldProps } from '../../../kit/form.types.ts';
import { withOwn } from '../../../kit/use-choices.ts';
import { takeTyped } from '../../../shipment/form/code-field.ts';
import { carrierName } from '../lib/carriers.ts';
import { useServiceTypes } from '../lib/use-service-types.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Carrier, picked by name or typed as SCAC; one that no list has can be typed too. */
export function CarrierField({ name, label, required }: CustomFieldProps): ReactNode {
  const t = useTranslations('oceanBill');
  const tracking = useTrackingText();
  const { set } = useFormActions();
  const { code, reference } = useFormValues((values) => ({ code: textOf(values[name]), reference: textOf(values['referenceNo']) }));
  const named = code ? carrierByCode(code) : null;
  const suggested = guessCarrier(reference).candidates.find((carrier) => carrier.code !== named?.code);
  return (
    <FormField
      {...{ name, label, required }}
      labelEnd={
        suggested && (
          <Button size="sm" variant="ghost" onClick={() => set(name, suggested.code)}>
            {t('form.useCarrier', { carrier: carrierName(suggested.code, tracking) })}
          </Button>
        )
      }
    >
      {({ value: _value, onChange, onBlur, ...control }) => (
        <CarrierSelect
          {...control}
          value={named?.code ?? (code || null)}
          onValueChange={(chosen) => onChange(chosen ?? '')}
          onBlur={(event) => {
            takeTyped(event, OCEAN_SCAC, onChange);
            onBlur();
          }}
        />
      )}
    </FormField>
  );
}

/** Service types of the backend, else the standard ones. One that is not listed any more stays. */
export function ServiceTypeField({ name, label, required }: CustomFieldProps): ReactNode {
  const services = useServiceTypes();
  return (
    <FormField {...{ name, label, required }}>
      {(control) => <Select options={withOwn(services, textOf(control.value))} {...control} />}
    </FormField>
  );
}
