import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { organizationsScreen } from './organizations-screen.tsx';
import { ORG_TYPES, ORGS, treeOf, type FlatOrg } from './people.fixtures.ts';

const LONG = '上海自由贸易试验区临港新片区国际集装箱多式联运与冷链供应链综合服务运营管理中心西南大区第三事业部客户服务';

/** Twenty departments with thirty teams each below Rotterdam, and a chain of thirty levels below the last. */
const MANY: readonly FlatOrg[] = [
  ...ORGS,
  ...Array.from({ length: 20 }, (_, at) => ({ id: `d${at}`, pid: '12', name: `Department ${at}`, code: `D${99 - at}`, status: 1 })),
  ...Array.from({ length: 600 }, (_, at) => ({ id: `t${at}`, pid: `d${at % 20}`, name: `Team ${at}`, code: `T${at}`, status: 1 })),
  ...Array.from({ length: 30 }, (_, at) => ({
    id: `c${at}`,
    pid: at === 0 ? 't599' : `c${at - 1}`,
    name: at === 29 ? LONG : `Step ${at}`,
    code: `C${at}`,
    status: 1,
  })),
];

const stories = resourceStories({
  screen: organizationsScreen,
  controller: 'sysOrg',
  list: 'list',
  rows: MANY,
  answers: { list: () => treeOf(MANY) },
  others: { sysDictType: { allDictList: () => ({ org_type: ORG_TYPES }) } },
  noMatch: { name: 'moon' },
});

const meta = {
  title: 'Screens/Organizations/Many',
  tags: ['!dev', '!autodocs'],
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvasElement: HTMLElement): HTMLElement[] => [
  ...canvasElement.querySelectorAll<HTMLElement>('[data-slot="data-table-row"]'),
];

/** Several hundred organizations: only those in view are rendered, however many are expanded. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Rotterdam branch', 'Department 1', 'Department 0']) {
      await userEvent.click(await canvas.findByRole('button', { name: `Details of ${name}` }, { timeout: 10_000 }));
    }
    await expect(await canvas.findByText('Team 0')).toBeVisible();
    await expect(rows(canvasElement).length).toBeLessThan(45);
  },
};

/** A search expands the path to its matches, also in a tree that was expanded and collapsed before. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = await canvas.findByRole('button', { name: 'Details of Blue Harbor Forwarding' }, { timeout: 10_000 });
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.queryByText('Rotterdam branch')).toBeNull());
    await userEvent.type(canvas.getByRole('searchbox'), LONG.slice(0, 20));
    await expect(await canvas.findByText('Department 19')).toBeVisible();
    const region = canvasElement.querySelector('[data-slot="data-table-region"]');
    await waitFor(() => expect(region?.scrollHeight).toBeGreaterThan(1000));
    region?.scrollTo(0, 10_000);
    const deepest = await canvas.findByText(LONG, {}, { timeout: 10_000 });
    await expect(deepest).toBeVisible();
    // The name is legible at the thirtieth level.
    await expect(deepest.closest('[data-slot="data-table-tree-label"]')?.clientWidth).toBeGreaterThan(60);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.queryByText('Rotterdam branch')).toBeNull());
  },
};

/** Siblings are sorted, and all rows stay below their parents. */
export const Sorted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of Rotterdam branch' }, { timeout: 10_000 }));
    const names = (): string[] =>
      rows(canvasElement).map((row) => row.querySelector('[data-slot="data-table-tree-label"]')?.lastChild?.textContent ?? '');
    await waitFor(() =>
      expect(names().slice(0, 4)).toEqual(['Blue Harbor Forwarding', 'Shanghai branch', 'Rotterdam branch', 'Department 0']),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Code' }));
    await waitFor(() => expect(names().slice(0, 4)).toEqual(['Blue Harbor Forwarding', 'Partners', 'Rotterdam branch', 'Department 19']));
    await expect(canvas.getByRole('columnheader', { name: 'Code' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** On a phone rows are cards of one level: navigation goes down and back up, with the focus. */
export const OnPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async (name: string): Promise<void> => {
      (await canvas.findByRole('button', { name }, { timeout: 10_000 })).focus();
      await userEvent.keyboard('{Enter}');
    };
    const focused = (name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await press('20 below Rotterdam branch');
    await focused('Up to Organizations');
    await expect(canvas.getByText('Below Blue Harbor Forwarding / Rotterdam branch')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    await press('30 below Department 7');
    await focused('Up to Rotterdam branch');
    await expect(await canvas.findByText('Team 7')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await focused('30 below Department 7');
    await press('Up to Organizations');
    await focused('20 below Rotterdam branch');
    await expect(canvas.queryByRole('navigation', { name: 'Path in the tree' })).toBeNull();
    await expect(canvas.getByText('Shanghai branch')).toBeVisible();
  },
};
