'use client';

import { Button } from '@seaberry/ui/button';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { DatePicker } from '@seaberry/ui/date-picker';
import { useSchemaForm, useDirtyGuard, Form, FormField } from '@seaberry/ui/form';
import { Input } from '@seaberry/ui/input';
import { Select } from '@seaberry/ui/select';
import { z } from 'zod/mini';

const schema = z.object({
  bill: z.string().check(z.minLength(1, 'required')),
  carrier: z.string().check(z.minLength(1, 'required')),
  email: z.string().check(z.email('Write an address like name@company.com.')),
  due: z.nullable(z.iso.date()),
});

type Values = z.infer<typeof schema>;

const EMPTY: Values = { bill: '', carrier: '', email: '', due: null };

const carriers = [
  { value: 'COSU', label: 'COSCO' },
  { value: 'HLCU', label: 'Hapag-Lloyd' },
];

export function ServerErrorExample() {
  const form = useSchemaForm({ schema, defaultValues: EMPTY });
  const guard = useDirtyGuard(form.formState.isDirty);
  // The fields that the server rejected, with its reasons.
  const submit = () => form.setServerErrors({ bill: 'This bill is tracked already.' });
  return (
    <Form form={form} onSubmit={submit}>
      <FormField name="bill" label="Bill of lading" required>
        {(control) => <Input identifier {...control} />}
      </FormField>
      <FormField name="carrier" label="Carrier" required>
        {(control) => <Select placeholder="Choose a carrier" options={carriers} {...control} />}
      </FormField>
      <FormField name="email" label="Notify" description="Who hears of delays.">
        {(control) => <Input {...control} />}
      </FormField>
      <FormField name="due" label="Deadline">
        {(control) => <DatePicker {...control} />}
      </FormField>
      <div style={{ display: 'flex', gap: 8, justifyContent: 'end' }}>
        <Button onClick={() => void guard.ask().then((leave) => leave && form.reset())}>Cancel</Button>
        <Button type="submit" variant="primary">
          Track
        </Button>
      </div>
      <ConfirmDialog {...guard.dialog} />
    </Form>
  );
}
