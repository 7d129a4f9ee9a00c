import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Combobox, type ComboboxOption, type ComboboxSearch, type ComboboxSingleProps } from './index.js';
import { example } from '../../testing/stories/example.js';
import { AsyncExample } from './examples/async.js';
import asyncCode from './examples/async.tsx?raw';

const people: readonly ComboboxOption[] = [
  { value: 'u1', label: 'Lin Yue', description: 'lin.yue@blueharbor.example' },
  { value: 'u2', label: 'Sophie Lam', description: 'sophie.lam@blueharbor.example' },
];
const find: ComboboxSearch = (query) => Promise.resolve(people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())));

const meta = {
  title: 'Components/Combobox/From a server',
  parameters: { search: 'async select!, remote search!, autocomplete, 远程搜索, 遠端搜尋' },
  component: Combobox,
  args: { 'aria-label': 'Person in charge', placeholder: 'Name or mail address', onSearch: find, onValueChange: fn() },
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

export const Async = example(AsyncExample, asyncCode);

export const AsyncBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'sophie');
    await userEvent.click(await page().findByRole('option', { name: /Sophie/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('u2');
    await expect(field).toHaveValue('Sophie Lam');
    await clickPage();
  },
};

export const TypeMore: Story = {
  args: { minQueryLength: 2 },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'm');
    await waitFor(() => expect(page().getByText('Type 1 more character', { ignore: '[role=status]' })).toBeVisible());
  },
};

export const Loading: Story = {
  args: { onSearch: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() => expect(page().getByText('Searching…')).toBeVisible());
  },
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz');
    await waitFor(() => expect(page().getByText('Nothing matches “zzz”')).toBeVisible());
  },
};

export const Error: Story = {
  args: { onSearch: () => Promise.reject(new globalThis.Error('offline')) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() => expect(page().getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};
