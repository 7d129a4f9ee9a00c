import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import type { Resource, Row } from '../resource.types.ts';
import { demoScreen } from './demo-screen.tsx';
import { demoTexts } from './demo-texts.ts';

const resource: Resource = {
  key: '/demo/record',
  controller: 'sysPos',
  texts: 'demo',
  list: 'list',
  paging: 'browser',
  rowName: (row) => String(row['name']),
  filters: [{ id: 'name', kind: 'search' }],
  columns: [
    { id: 'name' },
    { id: 'code', kind: 'code' },
    { id: 'status', kind: 'status' },
    { id: 'remark', hidden: true },
    { id: 'notice', kind: 'richText', hidden: true, value: () => '<h3>Ningbo</h3><p>The terminal is <strong>closed</strong>.</p>' },
  ],
  record: {
    groups: [
      { id: 'what', columns: ['name', 'code'] },
      { id: 'more', columns: ['status', 'remark', 'notice'] },
    ],
    copy: ['remark'],
    load: (_client, { id }) => Promise.resolve({ ...position(Number(id)), remark: `Note of kind ${String(id)}` }),
    Below: ({ row }: { row: Row }) => <p>{`All of ${resource.rowName(row)}`}</p>,
  },
  delete: { many: true },
  form: { fields: [{ id: 'name' }] },
};

const position = (at: number) => ({ id: String(at), name: `Kind ${at}`, code: `c${at}`, orderNo: 100, status: 1, remark: '' });

const stories = resourceStories({
  screen: demoScreen(resource, demoTexts),
  controller: 'sysPos',
  list: 'list',
  rows: Array.from({ length: 25 }, (_, at) => position(at + 1)),
  noMatch: {},
});

const meta = {
  title: 'Kit/Record',
  parameters: { search: 'read-only record, row detail, 记录详情, 紀錄詳情' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const named = (name: string) => within(document.body).findByRole('dialog', { name }, { timeout: 10_000 });

/** The name of a row opens its record; J and K move through the list, across pages, and focus returns to the row. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByRole('button', { name: 'Kind 19' }, { timeout: 10_000 });
    first.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await opened(named('Kind 19'));
    await expect(await within(drawer).findByText('Note of kind 19')).toBeVisible();
    await expect(within(drawer).getByRole('heading', { name: 'What it is' })).toBeVisible();
    // Lazy code may draw it anew.
    await waitFor(() => expect(within(drawer).getByRole('heading', { name: 'Ningbo' })).toBeVisible(), { timeout: 10_000 });
    await expect(within(drawer).getByRole('button', { name: 'Copy c19' })).toBeVisible();
    await userEvent.keyboard('jj');
    await named('Kind 21');
    await expect(within(document.body).getByText('21 of 25')).toBeVisible();
    await userEvent.keyboard('k');
    await named('Kind 20');
    await userEvent.keyboard('j');
    await named('Kind 21');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kind 21' })).toHaveFocus());
  },
};

/** The open row is in the URL, also one that is not on this page. */
export const FromTheAddress: Story = {
  args: { search: { open: '24' } },
  play: async () => {
    const drawer = await opened(named('Kind 24'));
    await expect(await within(drawer).findByText('Note of kind 24')).toBeVisible();
  },
};
