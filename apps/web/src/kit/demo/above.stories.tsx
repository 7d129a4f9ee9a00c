import type { Meta, StoryObj } from '@storybook/react-vite';
import { queryKey } from '@seaberry/api-client/query';
import { ProgressBar } from '@seaberry/ui/progress';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { useApp } from '../../app-context.tsx';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import type { Resource } from '../resource.types.ts';
import { demoScreen } from './demo-screen.tsx';
import { demoTexts } from './demo-texts.ts';

const resource: Resource = {
  key: '/demo/above',
  controller: 'sysPos',
  texts: 'demo',
  list: 'list',
  paging: 'browser',
  rowName: (row) => String(row['name']),
  filters: [
    { id: 'name', kind: 'search' },
    { id: 'status', kind: 'counter', choices: { words: 'statuses', values: [1, 2] }, all: 'all', tones: { 2: 'warning' } },
  ],
  columns: [{ id: 'name' }, { id: 'status', kind: 'status' }],
};

const counted: Resource = {
  ...resource,
  counts: (client) => ({
    queryKey: [...queryKey('sysPos', 'list'), 'counts'],
    queryFn: async () => {
      const rows = await client.sysPos.list();
      const enabled = rows.filter(({ status }) => status === 1).length;
      return { all: rows.length, 1: enabled, 2: rows.length - enabled };
    },
    meta: { failure: 'loadFailed' },
  }),
};

function Share(): ReactNode {
  const { client } = useApp();
  const { data: rows = [] } = useQuery({ queryKey: queryKey('sysPos', 'list'), queryFn: () => client.sysPos.list() });
  return <ProgressBar label="Positions" max={rows.length || 1} value={rows.filter(({ status }) => status === 1).length} />;
}

const rows = ['Ocean', 'Air', 'Rail', 'Road'].map((name, at) => ({
  id: String(at + 1),
  name,
  code: `c${at}`,
  orderNo: 100,
  status: at === 2 ? 2 : 1,
  remark: '',
}));

const argsOf = (shown: Resource) =>
  resourceStories({ screen: demoScreen(shown, demoTexts), controller: 'sysPos', list: 'list', rows, noMatch: {} }).base;

const meta = {
  title: 'Kit/Above the list',
  parameters: { search: 'counters, statistics, chart, 统计, 統計, 图表, 圖表' },
  component: StoryScreen,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A count filters its rows; pressing it again, or the total, removes the filter. */
export const Counters: Story = {
  args: argsOf(counted),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = within(await canvas.findByRole('group', { name: 'Kinds by status' }, { timeout: 10_000 }));
    await expect(await group.findByRole('button', { name: /1 ?Disabled/ })).toBeVisible();
    await expect(group.getByRole('button', { name: /4 ?All/ })).toHaveAttribute('aria-pressed', 'true');
    group.getByRole('button', { name: /Disabled/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Rail')).toBeVisible();
    await expect(canvas.queryByText('Ocean')).toBeNull();
    await userEvent.click(group.getByRole('button', { name: /All/ }));
    await expect(await canvas.findByText('Ocean')).toBeVisible();
  },
};

/** Chart between title and filters; rows do not wait for it. */
export const Chart: Story = {
  args: argsOf({ ...resource, Chart: Share }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Share of enabled kinds', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(await canvas.findByRole('progressbar', { name: 'Positions' })).toBeVisible();
    await expect(await canvas.findByText('Ocean')).toBeVisible();
  },
};
