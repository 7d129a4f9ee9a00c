import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Button } from '../button/index.js';
import { ConfirmDialog } from '../confirm-dialog/index.js';
import { DatePicker } from '../date-picker/index.js';
import { Input } from '../input/index.js';
import { Select } from '../select/index.js';
import { Form, FormField, useDirtyGuard, useSchemaForm } from './index.js';
import { example } from '../../testing/stories/example.js';
import { ErrorExample } from './examples/error.js';
import errorCode from './examples/error.tsx?raw';
import { ServerErrorExample } from './examples/server-error.js';
import serverErrorCode from './examples/server-error.tsx?raw';

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

interface BillFormProps {
  onSubmit: (values: Values) => void;
  /** Responds as a server that rejects the bill. */
  refused?: boolean;
  hideSummary?: boolean;
}

function BillForm({ onSubmit, refused = false, hideSummary = false }: BillFormProps): ReactNode {
  const form = useSchemaForm({ schema, defaultValues: EMPTY });
  const guard = useDirtyGuard(form.formState.isDirty);
  const submit = (values: Values): void => {
    if (refused) form.setServerErrors({ bill: 'This bill is tracked already.' });
    else onSubmit(values);
  };
  return (
    <Form form={form} onSubmit={submit} hideSummary={hideSummary}>
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
        {(control) => <DatePicker {...control} today="2026-11-21" />}
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

const WORDY = {
  bill: 'Number of the bill of lading as the carrier printed it, with the four letters before it',
  email: '预计到港时间变动超过一天时接收通知的邮箱地址',
  send: 'Track this shipment until its last container is back',
};

/** Two fields with overlong texts. */
function WordyForm({ onSubmit }: BillFormProps): ReactNode {
  const form = useSchemaForm({
    schema: z.object({
      bill: z.string().check(z.minLength(1, `A number is missing. It looks like ${'HLCUSHA2410BTQX'.repeat(3)} and has no spaces.`)),
      email: z.string().check(z.email('Write an address like alexandra-konstantina.papadopoulou@mediterranean-forwarding.example.')),
    }),
    defaultValues: { bill: '', email: '' },
  });
  return (
    <Form form={form} onSubmit={() => onSubmit(EMPTY)}>
      <FormField name="bill" label={WORDY.bill} required>
        {(control) => <Input identifier {...control} />}
      </FormField>
      <FormField name="email" label={WORDY.email} description="Who hears of delays, day and night, on weekdays and on holidays.">
        {(control) => <Input {...control} />}
      </FormField>
      <Button type="submit" variant="primary">
        {WORDY.send}
      </Button>
    </Form>
  );
}

const meta = {
  title: 'Components/Form',
  parameters: { search: 'validation, react hook form, submit, 表单, 表單, 校验, 驗證' },
  // The props are those of Form; drawn is a form with its fields.
  component: Form as unknown as typeof BillForm,
  subcomponents: { FormField },
  render: (args) => <BillForm {...args} />,
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BillForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Error = example(ErrorExample, errorCode);

export const ErrorBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Track' }));
    await expect(await canvas.findByText('Correct 3 fields')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Bill of lading' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await clickPage();
  },
};

export const ServerError = example(ServerErrorExample, serverErrorCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bill of lading' }), 'COSU6412873350');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'COSCO');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notify' }), 'lin@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Track' }));
    await expect(await canvas.findByText('This bill is tracked already.')).toBeVisible();
    await clickPage();
  },
});

/** Each entry of the error list has the full label of its field. */
export const LongText: Story = {
  render: ({ onSubmit }) => <WordyForm onSubmit={onSubmit} />,
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: WORDY.send }));
    await userEvent.click(await canvas.findByRole('button', { name: WORDY.email }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: WORDY.email })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

export const Matrix: Story = { ...ErrorBehaviour };
