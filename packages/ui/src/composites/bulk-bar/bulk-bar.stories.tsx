import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Button } from '../../components/button/index.js';
import { BulkBar } from './index.js';
import { example } from '../../testing/stories/example.js';
import { BulkBarExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { OverflowExample } from './examples/overflow.js';
import overflowCode from './examples/overflow.tsx?raw';

const meta = {
  title: 'Patterns/Bulk bar',
  parameters: { search: 'batch, bulk actions, selection, 批量, 批次, 批量操作' },
  component: BulkBar,
  args: {
    count: 3,
    onClear: fn(),
    children: (
      <>
        <Button size="sm">Subscribe again</Button>
        <Button size="sm">Export</Button>
      </>
    ),
  },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(BulkBarExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('group', { name: 'Actions for the selected rows' }));
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await clickPage();
  },
};

export const Playground: Story = { args: { total: 214, onSelectAll: fn() }, parameters: { chromatic: { disableSnapshot: true } } };

/** Selects all rows of the filter, not only those of the page. */
export const SelectAllMatching: Story = {
  args: { count: 20, total: 214, onSelectAll: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Select all 214' }));
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
    await clickPage();
  },
};

const actions = ['Subscribe again', 'Export', 'Add to folder', 'Share'].map((label) => ({ id: label, label, onSelect: fn() }));

/** In a narrow bar the last actions move to a menu. */
export const Overflow = example(OverflowExample, overflowCode, {
  decorators: [(Story) => <div style={{ inlineSize: 'min(358px, 100%)' }}>{Story()}</div>],
});

export const OverflowBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: undefined,
    actions: [...actions, { id: 'delete', label: 'Delete', tone: 'danger', onSelect: fn() }],
  },
  decorators: [(Story) => <div style={{ inlineSize: 'min(358px, 100%)' }}>{Story()}</div>],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(args.actions?.at(-1)?.onSelect).toHaveBeenCalledOnce());
    await clickPage();
  },
};

/** Without a selection there is no bar. */
export const Empty: Story = {
  args: { count: 0 },
  render: (args) => (
    <>
      <p>Nothing is chosen, so nothing is drawn below.</p>
      <BulkBar {...args} />
    </>
  ),
};

export const Matrix: Story = { args: { count: 1284, total: 10000, onSelectAll: fn() } };

export const LongText: Story = {
  args: {
    count: 214,
    children: (
      <>
        <Button size="sm">Benachrichtigungen erneut abonnieren</Button>
        <Button size="sm">重新订阅</Button>
        <Button size="sm" variant="danger">
          Delete
        </Button>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
};
