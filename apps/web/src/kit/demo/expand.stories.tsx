import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ReactNode } from 'react';

import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { NestedTable, type NestedTableProps } from '../list/nested-table.tsx';
import type { RecordPartProps, Resource } from '../resource.types.ts';
import { demoScreen } from './demo-screen.tsx';
import { demoTexts } from './demo-texts.ts';

const TRIGGERS: NestedTableProps['table'] = {
  paging: 'browser',
  rowName: (row) => String(row['name']),
  columns: [{ id: 'name' }, { id: 'elapsed', kind: 'duration' }, { id: 'status', kind: 'status' }],
};

function Panel({ row, words }: RecordPartProps): ReactNode {
  const name = String(row['name']);
  const rows = ['daily', 'by hand'].map((kind, at) => ({
    id: `${name}-${at}`,
    name: `${name} ${kind}`,
    elapsed: 850 * (at + 1),
    status: at + 1,
  }));
  return <NestedTable label={words.t('nested', { name })} table={TRIGGERS} {...{ rows, words }} />;
}

const resource: Resource = {
  key: '/demo/expand',
  controller: 'sysPos',
  texts: 'demo',
  list: 'list',
  paging: 'browser',
  rowName: (row) => String(row['name']),
  filters: [{ id: 'name', kind: 'search' }],
  columns: [{ id: 'name' }, { id: 'code', kind: 'code' }, { id: 'status', kind: 'status' }],
  expand: { Panel, offered: (row) => row['id'] !== '3' },
  delete: { many: true },
};

const options = {
  controller: 'sysPos',
  list: 'list',
  rows: ['Ocean', 'Air', 'Rail'].map((name, at) => ({ id: String(at + 1), name, code: `c${at}`, orderNo: 100, status: 1, remark: '' })),
  noMatch: {},
} as const;

const stories = resourceStories({ ...options, screen: demoScreen(resource, demoTexts) });

const meta = {
  title: 'Kit/Rows that open',
  parameters: { search: 'expandable rows, nested table, 展开行, 展開列' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows expand by keyboard, several at once, and stay expanded during selection and filtering. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ocean = await canvas.findByRole('button', { name: 'Details of Ocean' }, { timeout: 10_000 });
    ocean.focus();
    await userEvent.keyboard('{Enter}');
    await expect(ocean).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Air' }));
    await expect(await canvas.findByRole('table', { name: 'Triggers of Ocean' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Triggers of Air' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Details of Rail' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Ocean/ }));
    await userEvent.type(canvas.getByRole('searchbox'), 'oce{Enter}');
    await waitFor(() => expect(canvas.queryByRole('table', { name: 'Triggers of Air' })).toBeNull());
    await expect(canvas.getByRole('table', { name: 'Triggers of Ocean' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Ocean/ })).toBeChecked();
  },
};

/** One row at a time, as cards. */
export const Cards: Story = {
  args: resourceStories({ ...options, screen: demoScreen({ ...resource, expand: { Panel, single: true } }, demoTexts) }).base,
  decorators: [(Story) => <div style={{ maxInlineSize: 358 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of Ocean' }, { timeout: 10_000 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Air' }));
    await expect(await canvas.findByText('Air daily')).toBeVisible();
    await expect(canvas.queryByText('Ocean daily')).toBeNull();
  },
};
