import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, within } from 'storybook/test';

import { IconButton } from '../../components/icon-button/index.js';
import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { ActivityList, type ActivityEntry } from './activity-list.js';
import { example } from '../../testing/stories/example.js';
import { ActivityListExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const entries: readonly ActivityEntry[] = [
  {
    key: '3',
    author: 'Sophie Lam',
    time: '21 Nov 2026, 08:15 GMT+8',
    at: '2026-11-21T00:15:00Z',
    kind: 'comment',
    content: 'Kestrel can take it until 21 Dec.\nThe warehouse keeps the slot on Monday.',
    actions: (
      <>
        <IconButton size="sm" label="Edit the comment" icon={<Pencil size={14} />} />
        <IconButton size="sm" label="Delete the comment" icon={<Trash2 size={14} />} />
      </>
    ),
  },
  {
    key: '2',
    author: 'Wei Zhang',
    time: '20 Nov 2026, 21:10 GMT+8',
    at: '2026-11-20T13:10:00Z',
    content: 'Changed POD from Rotterdam to Antwerp.',
  },
  { key: '1', author: '林悦', time: '2026年11月2日 10:12 GMT+8', at: '2026-11-02T02:12:00Z', content: '添加了此票货物。' },
];

const meta = {
  title: 'Patterns/Activity list',
  parameters: { search: 'activity feed, comments!, history, audit trail, 动态, 评论, 活動, 評論' },
  component: ActivityList,
  args: { label: 'Activity', entries },
} satisfies Meta<typeof ActivityList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ActivityListExample, defaultCode, {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Activity' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByText('Changed POD from Rotterdam to Antwerp.')).toBeVisible();
    await clickPage();
  },
});

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
};

export const LongText: Story = {
  args: {
    entries: [
      {
        key: '1',
        author: 'Consolidated Ocean Shipments Department, 第四十七周的拼箱货物',
        time: '21 Nov 2026, 08:15 GMT+8',
        at: '2026-11-21T00:15:00Z',
        kind: 'comment',
        content: `Bill ${'COSU6412873350'.repeat(6)} is with the customs of Rotterdam.`,
      },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 480 }}>
      <ActivityList {...args} />
    </div>
  ),
};
