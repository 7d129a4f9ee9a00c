import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Combobox, type ComboboxItem, type ComboboxSingleProps } from './index.js';
import { example } from '../../testing/stories/example.js';
import { ComboboxExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const ports: readonly ComboboxItem[] = [
  {
    label: 'China',
    options: [
      { value: 'CNSHA', label: 'Shanghai', description: 'CNSHA', keywords: ['上海'] },
      { value: 'CNNGB', label: 'Ningbo', description: 'CNNGB', keywords: ['宁波'] },
      { value: 'CNTAO', label: 'Qingdao', description: 'CNTAO', keywords: ['青岛', 'Tsingtao'] },
    ],
  },
  {
    label: 'Netherlands',
    options: [
      { value: 'NLRTM', label: 'Rotterdam', description: 'NLRTM' },
      { value: 'NLAMS', label: 'Amsterdam', description: 'NLAMS', disabled: true },
    ],
  },
];

const meta = {
  title: 'Components/Combobox',
  parameters: { search: 'autocomplete, auto complete, typeahead, searchable select, suggest, 自动完成, 自動完成, 搜索选择, 搜尋選擇' },
  component: Combobox,
  args: { 'aria-label': 'Port of loading', placeholder: 'Any port', options: ports, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<ComboboxSingleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ComboboxExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Port of loading' });
    await userEvent.type(field, 'tsing');
    await waitFor(() => expect(page().getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Qingdao');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('CNTAO');
    await clickPage();
  },
};

export const Playground: Story = {
  argTypes: { maxTags: { control: false }, multiple: { control: false }, size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Open: Story = {
  args: { defaultValue: 'CNNGB' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() => expect(page().getByRole('option', { name: /Ningbo/ })).toHaveAttribute('aria-selected', 'true'));
  },
};

/** Windowed list: only the rows in view are rendered. */
export const FiveThousand: Story = {
  args: {
    'aria-label': 'Location',
    options: Array.from({ length: 5000 }, (_, at) => ({ value: `L${at}`, label: `Terminal ${at + 1}`, description: `Berth ${at % 40}` })),
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.click(field);
    await waitFor(() => expect(page().getAllByRole('option').length).toBeGreaterThan(5));
    await expect(page().getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(page().getByRole('option', { name: /Terminal 5000/ })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Terminal 5000');
    await clickPage();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Combobox key={size} {...args} size={size} aria-label={size} defaultValue="CNSHA" />
      ))}
      <Combobox {...args} aria-label="Empty" />
      <Combobox {...args} aria-label="Wrong" aria-invalid />
      <Combobox {...args} aria-label="Disabled" disabled defaultValue="CNSHA" />
      <Combobox {...args} aria-label="With a reason" disabledReason="Found from the bill" defaultValue="CNSHA" />
      <Combobox {...args} aria-label="Read-only" readOnly defaultValue="CNSHA" />
      <Combobox {...args} aria-label="起运港" placeholder="请选择起运港" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    defaultValue: 'x',
    options: [
      { value: 'x', label: 'Nansha Stevedoring Corporation, phase three, berths 9 to 12', description: 'Guangzhou, Guangdong, China' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() => expect(page().getByRole('option')).toBeVisible());
  },
};
