import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import type { PairSearch } from '../../kit/list-pair/pair-search.ts';
import { opened } from '../../testing/opened.ts';
import { pageOf, type PageInput } from '../../testing/pages.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { cacheScreen } from './cache-screen.tsx';

const STORED = '2026-11-21T08:59:40Z';
const cache = (prefix: string, entries: number, lifeMs: number | null) => ({
  id: prefix,
  prefix,
  entries,
  limit: 10_000,
  bytes: entries * 840,
  lifeMs,
  createTime: STORED,
});
const entry = (key: string) => ({ id: key, key, createTime: STORED, expireTime: '2026-11-21T09:00:10Z' });

const stories = resourceStories<PairSearch>({
  screen: cacheScreen,
  controller: 'sysCache',
  list: 'list',
  rows: [cache('session', 3, 15_000), cache('carrier', 24, null), cache('frameHosts', 0, 15_000)],
  answers: () => {
    let entries = ['0192f0a4', '0192f0b8', '0192f0c1'].map((id) => entry(`session:${id}`));
    return {
      page: (input) => pageOf(entries, input as unknown as PageInput),
      value: () => ({ account: 'lin.yue', accountType: 777, buttons: ['oceanBill:page', 'oceanBill:detail'] }),
      delete: ({ key }) => {
        entries = entries.filter((one) => one.key !== key);
        return 1;
      },
      deleteByPreKey: () => {
        entries = [];
        return 3;
      },
      clear: () => null,
    };
  },
  others: { sysConfig: { sysInfo: () => ({ capabilities: ['sysCache'] }) } },
  noMatch: { prefix: 'astronaut' },
});

/** Caches in the memory of the server, for platform administrators. */
const meta = {
  title: 'Screens/Cache',
  parameters: { search: 'memory, keys, redis, 缓存, 快取', frame: '/platform/cache' },
  component: StoryScreen,
  args: { ...stories.base, search: { chosen: 'session' } },
} satisfies Meta<typeof StoryScreen<PairSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An entry shows its value, and is deleted alone. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'session:0192f0b8' }, { timeout: 10_000 }));
    const drawer = await opened(body.findByRole('dialog', {}, { timeout: 10_000 }));
    await expect(await within(drawer).findByText(/lin\.yue/u)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: /session:0192f0b8/u, expanded: false }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Delete entry' }));
    const question = await opened(body.findByRole('alertdialog', {}, { timeout: 10_000 }));
    await userEvent.click(within(question).getByRole('button', { name: 'Delete entry' }));
    await waitFor(() => expect(canvas.queryByText('session:0192f0b8')).toBeNull());
  },
};

export const Empty: Story = stories.empty;
export const ConnectionLost: Story = stories.connectionLost;
