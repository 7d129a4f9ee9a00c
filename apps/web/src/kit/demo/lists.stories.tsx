import type { Meta, StoryObj } from '@storybook/react-vite';
import { businessError } from '@seaberry/api-client/doubles';
import { Power } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import type { Resource } from '../resource.types.ts';
import { demoScreen } from './demo-screen.tsx';
import { demoTexts } from './demo-texts.ts';

const resource: Resource = {
  key: '/demo/lists',
  controller: 'sysPos',
  texts: 'demo',
  list: 'list',
  paging: 'browser',
  rowName: (row) => String(row['name']),
  columns: [{ id: 'name' }, { id: 'status', kind: 'status' }],
  rowActions: [
    {
      id: 'enable',
      icon: <Power size={14} />,
      call: 'update',
      bulk: true,
      input: ({ id, name, code, orderNo }) => ({ id, name, code, orderNo, status: 1 }),
    },
  ],
};

const position = (id: string, name: string) => ({ id, name, code: `c${id}`, orderNo: 100, status: 2, remark: '' });

const stories = resourceStories({
  screen: demoScreen(resource, demoTexts),
  controller: 'sysPos',
  list: 'list',
  rows: ['Ocean', 'Air', 'Rail', 'Road'].map((name, at) => position(String(at + 1), name)),
  noMatch: {},
  answers: (store) => ({
    ...store,
    update: (input) => (input.id === '2' ? businessError('D6000', 'This name is taken.') : store['update']?.(input)),
  }),
});

const meta = {
  title: 'Kit/Lists',
  parameters: { search: 'bulk actions, required filter, 批量操作, 批次操作' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An action of several rows by keyboard: refused rows are named and stay selected. */
export const SeveralRows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Ocean', 'Air', 'Rail']) {
      const box = await canvas.findByRole('checkbox', { name: new RegExp(name) }, { timeout: 10_000 });
      box.focus();
      await userEvent.keyboard(' ');
    }
    canvas.getByRole('button', { name: 'Enable' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await opened(within(document.body).findByRole('alertdialog', { name: 'Enable: 3 rows?' }, { timeout: 10_000 }));
    within(dialog).getByRole('button', { name: 'Enable' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(document.body).findByText('Enable: 2 of 3 done. The others stay as they were.')).toBeVisible();
    await expect(within(document.body).getByText(/Air: This name is taken\./)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Enabled')).toHaveLength(2));
    await expect(canvas.getByRole('checkbox', { name: /Air/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Ocean/ })).not.toBeChecked();
  },
};

const requests: string[] = [];

/** A list with a required filter is requested only while it is set. */
export const RequiredFilter: Story = {
  args: {
    ...resourceStories({
      screen: demoScreen({ ...resource, filters: [{ id: 'name', kind: 'search', required: true }] }, demoTexts),
      controller: 'sysPos',
      list: 'list',
      rows: ['Ocean', 'Air'].map((name, at) => position(String(at + 1), name)),
      noMatch: {},
      answers: (store) => ({
        ...store,
        list: (input) => {
          requests.push('list');
          return store['list']?.(input);
        },
      }),
    }).base,
  },
  play: async ({ canvasElement }) => {
    requests.length = 0;
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The list needs: Name.', {}, { timeout: 10_000 })).toBeVisible();
    await expect(requests).toEqual([]);
    const search = canvas.getByRole('searchbox', { name: 'Search: Name' });
    await userEvent.type(search, 'oce{Enter}');
    await expect(await canvas.findByText('Ocean')).toBeVisible();
    await expect(requests).toEqual(['list']);
    await userEvent.clear(search);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('The list needs: Name.')).toBeVisible();
    await expect(canvas.queryByText('Ocean')).toBeNull();
  },
};
