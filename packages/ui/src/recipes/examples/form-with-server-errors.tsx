'use client';

import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { Form, FormField, useSchemaForm } from '@seaberry/ui/form';
import { Input } from '@seaberry/ui/input';
import { Select } from '@seaberry/ui/select';
import { useState } from 'react';
import { z } from 'zod/mini';

const schema = z.object({
  bill: z.string().check(z.minLength(1, 'Enter the number.')),
  carrier: z.string().check(z.minLength(1, 'Choose a carrier.')),
  email: z.string().check(z.email('Write an address like name@company.com.')),
});

type Values = z.infer<typeof schema>;
type Reply = { ok: true } | { ok: false; fields: Partial<Record<keyof Values, string>> };

const carriers = [
  { value: 'COSU', label: 'COSCO' },
  { value: 'HLCU', label: 'Hapag-Lloyd' },
];

// Your call. The server checks again what the browser has checked, and what only it can know.
async function save({ bill }: Values): Promise<Reply> {
  return bill === 'COSU6412873350' ? { ok: false, fields: { bill: 'This bill is tracked already.' } } : { ok: true };
}

export function FormWithServerErrorsExample() {
  const form = useSchemaForm({ schema, defaultValues: { bill: '', carrier: '', email: '' } });
  const [saved, setSaved] = useState(false);
  const submit = async (values: Values) => {
    const reply = await save(values);
    // The reasons are shown at their fields, the first of them takes focus, and what was typed stays.
    if (!reply.ok) form.setServerErrors(reply.fields);
    setSaved(reply.ok);
  };
  return (
    <Form form={form} onSubmit={submit}>
      <FormField name="bill" label="Bill of lading" required>
        {(control) => <Input identifier {...control} />}
      </FormField>
      <FormField name="carrier" label="Carrier" required>
        {(control) => <Select placeholder="Choose a carrier" options={carriers} {...control} />}
      </FormField>
      <FormField name="email" label="Notify" description="This address hears of delays." required>
        {(control) => <Input type="email" {...control} />}
      </FormField>
      {saved && <Alert tone="success">The shipment is tracked.</Alert>}
      <Button type="submit" variant="primary">
        Track
      </Button>
    </Form>
  );
}
