import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Field } from '../../components/field/index.js';
import { CarrierSelect } from './index.js';
import { example } from '../../testing/stories/example.js';
import { FindsExample } from './examples/finds.js';
import findsCode from './examples/finds.tsx?raw';

const meta = {
  title: 'Tracking/Carrier select',
  parameters: { search: 'shipping line!, airline, scac, forwarder, 船公司, 承运人, 承運人, 航司, 航空公司' },
  component: CarrierSelect,
  args: { 'aria-label': 'Carrier', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, minBlockSize: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CarrierSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Finds = example(FindsExample, findsCode);

export const FindsBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'cosu');
    await userEvent.click(await page().findByRole('option', { name: /COSCO/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('COSU');
    await expect(field).toHaveValue('COSCO Shipping · COSU');
    await clickPage();
  },
};

/** Airlines by designator, waybill prefix or name. */
export const Airlines: Story = {
  args: { mode: 'air', 'aria-label': 'Airline' },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, '160');
    await userEvent.click(await page().findByRole('option', { name: /Cathay Pacific/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('CX');
    await clickPage();
  },
};

/** The options come from the caller's server; the chosen name is kept. */
export const FromAServer: Story = {
  args: {
    onSearch: async (query) =>
      [
        { code: 'COSU', name: 'COSCO Shipping' },
        { code: 'SNTU', name: 'Sinotrans' },
      ].filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
  },
};

/** An unknown code is shown unchanged. */
export const UnknownCode: Story = { args: { defaultValue: 'XZQQA' } };

/** Long names wrap in the list. */
export const LongText: Story = {
  args: {
    carriers: [
      { code: 'YDIF', name: 'Yangtze Delta International Freight Forwarding and Logistics Company Limited' },
      { code: 'QDYY', name: '青岛远洋国际物流有限公司海运出口操作部' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    const option = await page().findByRole('option', { name: /^Yangtze Delta .* Company Limited/u });
    await waitFor(() => expect(option).toBeVisible());
    const label = within(option).getByText(/^Yangtze Delta/u);
    await waitFor(() => expect(label.scrollWidth).toBe(label.clientWidth));
    await expectNothingStandsOut(document.body);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <CarrierSelect {...args} size="sm" />
      <CarrierSelect {...args} defaultValue="COSU" />
      <CarrierSelect {...args} defaultValue="COSU" disabledReason="It cannot be changed any more" />
      <Field label="Carrier" error="Choose one" required>
        <CarrierSelect />
      </Field>
    </div>
  ),
};
