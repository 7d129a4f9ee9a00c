import { normaliseIdentifier } from '@seaberry/tracking';
import { AIRLINE } from '@seaberry/tracking/rules';
import { CarrierSelect } from '@seaberry/ui/carrier-select';
import { FormField } from '@seaberry/ui/form';
import type { ReactNode } from 'react';

import type { CustomFieldProps } from '../../../kit/form.types.ts';
import { takeTyped } from '../../../shipment/form/code-field.ts';

/** Airline, picked by name, designator or prefix; one that no list has can be typed too. */
export function AirlineField({ name, label, required }: CustomFieldProps): ReactNode {
  return (
    <FormField {...{ name, label, required }}>
      {({ value, onChange, onBlur, ...control }) => (
        <CarrierSelect
          {...control}
          mode="air"
          value={typeof value === 'string' && value ? normaliseIdentifier(value) : null}
          onValueChange={(chosen) => onChange(chosen ?? '')}
          onBlur={(event) => {
            takeTyped(event, AIRLINE, onChange);
            onBlur();
          }}
        />
      )}
    </FormField>
  );
}
