import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Transfer } from './index.js';
import { example } from '../../testing/stories/example.js';
import { TransferExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { ManyItemsExample } from './examples/many-items.js';
import manyItemsCode from './examples/many-items.tsx?raw';

const carriers = ['COSCO', 'MSC', 'Maersk', 'CMA CGM', 'Hapag-Lloyd', 'ONE', 'Evergreen', 'OOCL', 'HMM', 'Yang Ming'].map((label) => ({
  id: label,
  label,
  disabled: label === 'HMM',
}));

const meta = {
  title: 'Components/Transfer',
  parameters: { search: 'dual list!, shuttle, picklist, 穿梭框' },
  component: Transfer,
  args: { label: 'Carriers of the customer', items: carriers, defaultValue: ['MSC', 'ONE'], onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Transfer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(TransferExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('option', { name: 'COSCO' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add the selected' }));
    await expect(args.onChange).toHaveBeenCalledWith(['MSC', 'ONE', 'COSCO']);
    await clickPage();
  },
};

export const Playground: Story = {
  args: { availableLabel: 'All carriers', chosenLabel: 'Tracked' },
  argTypes: { items: { control: false } },
  parameters: { chromatic: { disableSnapshot: true } },
};

const ports = Array.from({ length: 5000 }, (_, at) => ({ id: `port-${at}`, label: `Port ${at + 1}` }));

/** 5,000 items: only those in view are rendered; all of them are searchable. */
export const ManyItems = example(ManyItemsExample, manyItemsCode);

export const ManyItemsBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Ports', items: ports, defaultValue: [] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="transfer-window"]')).not.toBeNull());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search in Available' }), '499');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all in Available' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add the selected' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await clickPage();
  },
};

export const Matrix: Story = {};

export const DisabledReason: Story = { args: { disabledReason: 'Only an administrator may change it' } };

export const Empty: Story = { args: { items: [], defaultValue: [] } };

export const LongText: Story = {
  args: {
    label: '船公司',
    items: [
      { id: 'a', label: '中远海运集装箱运输有限公司（含泛亚航运及东方海外协同航线）' },
      { id: 'b', label: 'Nansha Stevedoring Corporation, phase three, berths 9 to 12' },
    ],
    defaultValue: ['b'],
  },
};
