import { networkError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { buttonsOf } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import type { Resource } from '../resource.types.ts';
import { from } from '../sources.ts';
import { demoScreen } from './demo-screen.tsx';
import { demoTexts } from './demo-texts.ts';

const REGIONS: Readonly<Record<string, readonly string[]>> = {
  '0': ['China', 'Korea'],
  China: ['Zhejiang', 'Guangdong'],
  Zhejiang: ['Hangzhou', 'Ningbo'],
};
const rowsOf = (id: string) =>
  (REGIONS[id] ?? []).map((name) => ({ id: name, pid: id, name, code: name.toLowerCase(), orderNo: 100, status: 1 }));
const has = (id: string): boolean => REGIONS[id] !== undefined;
const nodesOf = (rows: readonly { id: string; name?: string | null | undefined }[]) =>
  rows.map(({ id, name }) => ({ id, label: name ?? id, hasChildren: has(id) }));

const base: Resource = {
  key: '/demo/branches',
  controller: 'sysOrg',
  texts: 'demo',
  list: 'list',
  paging: 'browser',
  rowName: (row) => String(row['name']),
  columns: [
    { id: 'name', size: 280 },
    { id: 'code', kind: 'code' },
  ],
};

const tree: Resource = {
  ...base,
  delete: { many: true },
  children: { input: (id) => ({ id: id ?? '0' }), has: (row) => has(String(row['id'])) },
};

const beside: Resource = {
  ...base,
  filters: [
    {
      id: 'name',
      kind: 'tree',
      from: from('sysOrg', 'list', { id: '0' }, nodesOf),
      children: (id) => from('sysOrg', 'list', { id }, nodesOf),
      find: (_client, text) => Promise.resolve('ningbo'.includes(text.toLowerCase()) ? [['China', 'Zhejiang', 'Ningbo']] : []),
    },
  ],
};

let failures = 0;
const answers = () => {
  failures = 1;
  return {
    sysOrg: {
      list: (input?: { id?: string | null | undefined }) => {
        const id = input?.id;
        if (id === 'Zhejiang' && failures > 0) {
          failures -= 1;
          return networkError();
        }
        return rowsOf(id ?? '0');
      },
    },
  };
};

const meta = {
  title: 'Kit/Branches',
  parameters: { search: 'lazy tree!, load children, 懒加载树, 延遲載入樹' },
  component: StoryScreen,
  args: { screen: demoScreen(tree, demoTexts), buttons: buttonsOf('sysOrg'), answers },
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Child rows load when a row expands; a failure is shown at its row with a retry, and rows can be selected meanwhile. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: 'Details of China' }, { timeout: 10_000 })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of Zhejiang' }));
    const failed = await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Guangdong/ }));
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Ningbo')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Guangdong/ })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Details of Korea' })).toBeNull();
  },
};

/** As cards, child rows follow their parent. */
export const Cards: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 358 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show rows below China' }, { timeout: 10_000 }));
    await expect(await canvas.findByText('Guangdong')).toBeVisible();
  },
};

/** Tree filter beside the list or, in a narrow window, in a field: a search loads the paths to its matches. */
export const TreeFilter: Story = {
  args: { screen: demoScreen(beside, demoTexts) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const besideList = await canvas.findByRole('searchbox', { name: 'Search: Name', hidden: true }, { timeout: 10_000 });
    const body = within(document.body);
    if (!besideList.checkVisibility()) await userEvent.click(await canvas.findByRole('combobox', { name: 'Name' }));
    const search = besideList.checkVisibility() ? besideList : await within(await body.findByRole('dialog')).findByRole('searchbox');
    failures = 0;
    await userEvent.type(search, 'ning');
    await waitFor(() => expect(body.getByRole('treeitem', { name: 'Ningbo' })).toBeVisible());
    await expect(body.getByRole('treeitem', { name: 'Ningbo' })).toHaveAttribute('aria-level', '3');
  },
};
