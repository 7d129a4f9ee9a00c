import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { example } from '../../testing/stories/example.js';
import { clickPage } from '../../testing/stories/steps.js';
import { Badge } from '../badge/index.js';
import { SortableListExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { SortableList } from './sortable-list.js';

const meta = {
  title: 'Components/Sortable list',
  parameters: { search: 'reorder, drag and drop, order, rank, 排序, 拖动, 拖曳, 顺序, 順序' },
  component: SortableList,
  args: {
    label: 'States',
    items: [
      { id: 'open', label: 'Open', content: <Badge tone="info">Open</Badge> },
      { id: 'held', label: 'Held', content: <Badge tone="warning">Held</Badge> },
      { id: 'closed', label: 'Closed', content: <Badge tone="success">Closed</Badge> },
    ],
    onOrderChange: () => {},
  },
} satisfies Meta<typeof SortableList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Alt and an arrow key move an item, and focus stays on its button. */
export const Default = example(SortableListExample, defaultCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = (): (string | null)[] => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    canvas.getByRole('button', { name: 'Move Held by customs up' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(names()).toEqual(['Late at the terminal', 'Rolled to a later vessel', 'Held by customs']);
    await expect(canvas.getByRole('button', { name: 'Move Held by customs up' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Move Held by customs up' }));
    await expect(names()).toEqual(['Late at the terminal', 'Held by customs', 'Rolled to a later vessel']);
    await clickPage();
  },
});

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
};

/** Items with content of their own, named for their buttons. */
export const Content: Story = {};

export const LongText: Story = {
  args: {
    items: [
      { id: '1', label: 'Consolidated ocean shipments from Shanghai and Ningbo to Rotterdam, 第四十七周的拼箱货物' },
      { id: '2', label: 'Held' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};
