import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { orgNodes } from './fixtures/nodes.js';
import { Tree, type TreeNode } from './index.js';
import { example } from '../../testing/stories/example.js';
import { LoadedLaterExample } from './examples/loaded-later.js';
import loadedLaterCode from './examples/loaded-later.tsx?raw';
import { FindsWhatIsNotLoadedExample } from './examples/finds-what-is-not-loaded.js';
import findsWhatIsNotLoadedCode from './examples/finds-what-is-not-loaded.tsx?raw';

const meta = {
  title: 'Components/Tree/States',
  component: Tree,
  args: { label: 'Regions', nodes: [{ id: 'cn', label: 'China', hasChildren: true }] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Children are loaded when their parent expands; a failure offers a retry. */
export const LoadedLater = example(LoadedLaterExample, loadedLaterCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('treeitem', { name: '上海市' })).toHaveAttribute('aria-checked', 'true');
    await clickPage();
  },
});

/** A search loads the paths to its matches and expands them; a failure offers a retry. */
export const FindsWhatIsNotLoaded = example(FindsWhatIsNotLoadedExample, findsWhatIsNotLoadedCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search regions' }), 'beilun');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('treeitem', { name: '北仑区 Beilun' })).toHaveAttribute('aria-level', '4');
    await expect(canvas.queryByRole('treeitem', { name: /Guangdong/ })).toBeNull();
    await clickPage();
  },
});

export const LoadingChildren: Story = {
  args: { expansion: { defaultExpanded: ['cn'], loadChildren: () => new Promise(() => {}) } },
};

const many: readonly TreeNode[] = Array.from({ length: 200 }, (_, at) => ({
  id: `country-${at}`,
  label: `Country ${at + 1}`,
  children: Array.from({ length: 25 }, (_child, port) => ({ id: `port-${at}-${port}`, label: `Port ${at + 1}.${port + 1}` })),
}));

/** 5,000 expanded rows: only those in view are rendered, in 24 rem without another height. */
export const ManyRows: Story = {
  args: { label: 'Ports', nodes: many, selection: 'check', expansion: { defaultExpanded: many.map(({ id }) => id) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="tree-window"]')).not.toBeNull());
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Port 200.25' })).toHaveFocus());
    await clickPage();
  },
};

/** Fills the height of its class, below a fixed search field. */
export const GivenHeight: Story = {
  args: { ...ManyRows.args, searchLabel: 'Search ports', style: { blockSize: 240 } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tree');
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      (list.closest('[data-slot="tree"]')?.getBoundingClientRect().bottom ?? 0) + 1,
    );
    await clickPage();
  },
};

export const LongText: Story = {
  args: {
    nodes: [
      {
        id: 'a',
        label: '亚太区海运与空运货物跟踪及异常预警事业部（含港澳台地区及东南亚各分支机构）',
        children: [{ id: 'b', label: 'Nansha Stevedoring Corporation, phase three, berths 9 to 12, night shift' }],
      },
    ],
    expansion: { defaultExpanded: ['a'] },
  },
};

export const Disabled: Story = {
  args: {
    label: 'Organizations',
    selection: 'check',
    expansion: { defaultExpanded: ['hq'] },
    defaultValue: ['east', 'sha', 'ngb'],
    nodes: orgNodes.map((node) => ({ ...node, children: node.children?.map((child) => ({ ...child, disabled: true })) ?? [] })),
  },
};

export const Empty: Story = { args: { nodes: [] } };

export const Loading: Story = { args: { nodes: undefined } };
