import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Field } from '../../components/field/index.js';
import { PortSelect, type PortChoice } from './index.js';
import { example } from '../../testing/stories/example.js';
import { FindsExample } from './examples/finds.js';
import findsCode from './examples/finds.tsx?raw';

const ports: readonly PortChoice[] = [
  { code: 'CNSHA', name: 'Shanghai', country: 'China', keywords: ['上海'] },
  { code: 'NLRTM', name: 'Rotterdam', country: 'Netherlands' },
  { code: 'SGSIN', name: 'Singapore', country: 'Singapore' },
];

const meta = {
  title: 'Tracking/Port select',
  parameters: { search: 'harbour, harbor, location, unlocode, terminal, city, 港口, 起运港, 起運港, 目的港' },
  component: PortSelect,
  args: { ports, 'aria-label': 'Port of loading', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, minBlockSize: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Finds = example(FindsExample, findsCode);

export const FindsBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'rott');
    await userEvent.click(await page().findByRole('option', { name: /Rotterdam/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('NLRTM');
    await expect(field).toHaveValue('Rotterdam · NLRTM');
    await clickPage();
  },
};

/** Airports by IATA code. */
export const Airports: Story = {
  args: {
    mode: 'airport',
    'aria-label': 'Airport of departure',
    ports: [
      { code: 'PVG', name: 'Shanghai Pudong', country: 'China' },
      { code: 'FRA', name: 'Frankfurt', country: 'Germany' },
    ],
    defaultValue: 'PVG',
  },
};

/** The options come from the caller's server; the chosen name is kept. */
export const FromAServer: Story = {
  args: { onSearch: async (query) => ports.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())) },
};

/** An unknown code is shown unchanged. */
export const UnknownCode: Story = { args: { defaultValue: 'XZQQA' } };

/** Long names wrap in the list. */
export const LongText: Story = {
  args: {
    ports: [
      { code: 'CNNSA', name: 'Nansha Stevedoring Corporation, phase three, berths 9 to 12', country: 'Guangzhou, Guangdong, China' },
      { code: 'CNYSN', name: '上海港洋山深水港区四期自动化集装箱码头（东海大桥以南）', country: '中国' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    const option = await page().findByRole('option', { name: /^Nansha .* berths 9 to 12/u });
    await waitFor(() => expect(option).toBeVisible());
    const label = within(option).getByText(/^Nansha/u);
    await waitFor(() => expect(label.scrollWidth).toBe(label.clientWidth));
    await expectNothingStandsOut(document.body);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PortSelect {...args} size="sm" />
      <PortSelect {...args} defaultValue="NLRTM" />
      <PortSelect {...args} defaultValue="NLRTM" disabledReason="It cannot be changed any more" />
      <Field label="Port of loading" error="Choose one" required>
        <PortSelect ports={ports} />
      </Field>
    </div>
  ),
};
