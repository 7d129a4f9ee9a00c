import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { example } from '../../testing/stories/example.js';
import { page, clickPage } from '../../testing/stories/steps.js';
import { MentionTextareaExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import type { ComboboxSearch } from '../combobox/index.js';
import { MentionTextarea } from './mention-textarea.js';

const people = [
  { value: 'u1', label: 'Lin Yue', description: 'lin.yue' },
  { value: 'u2', label: 'Sophie Lam', description: 'sophie.lam' },
  { value: 'u3', label: '林悦', description: 'yue.lin' },
];

const find: ComboboxSearch = (query) => Promise.resolve(people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())));

const meta = {
  title: 'Components/Mention textarea',
  parameters: { search: 'mentions!, at sign, @, tagging people, 提及, @同事', chromatic: { disableSnapshot: true } },
  component: MentionTextarea,
  args: {
    'aria-label': 'Comment',
    onSearch: find,
    onMention: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360, minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MentionTextarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(MentionTextareaExample, defaultCode);

export const Playground: Story = {};

export const LongText: Story = {
  args: {
    defaultValue:
      'The carrier rolled the containers to the next sailing, since the vessel omitted the port because of the weather. ' +
      'Waiting for the new booking confirmation and for the customer to agree to the later arrival.',
    onSearch: () =>
      Promise.resolve([
        {
          value: 'x',
          label: 'Maximiliana Featherstonehaugh of the night desk',
          description: 'maximiliana.featherstonehaugh@blue-harbor.example',
        },
      ]),
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), ' @');
    await expect(await page().findByRole('option')).toBeVisible();
  },
};

/** A person is picked with the keys while focus stays in the text, and the text goes on behind the name. */
export const Picking: Story = {
  play: async ({ args, canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Comment' });
    await userEvent.type(area, 'Told @');
    await expect(await page().findByRole('listbox', { name: 'Options' })).toBeVisible();
    await userEvent.type(area, 'so');
    await waitFor(() => expect(page().getAllByRole('option')).toHaveLength(1));
    await expect(area).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveValue('Told @Sophie Lam ');
    await expect(args.onMention).toHaveBeenLastCalledWith(expect.objectContaining({ value: 'u2' }));
    await userEvent.keyboard('today.');
    await expect(area).toHaveValue('Told @Sophie Lam today.');
    await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
    await clickPage();
  },
};

export const Open: Story = {
  args: { defaultValue: '请 ' },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '@');
    await expect(await page().findByRole('option', { name: /林悦/ })).toBeVisible();
  },
};

export const Nobody: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '@zzz');
    await waitFor(() => expect(page().getByText('Nothing matches “zzz”', { ignore: '[role=status]' })).toBeVisible());
  },
};

export const Failed: Story = {
  args: { onSearch: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '@');
    await waitFor(() => expect(page().getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};
