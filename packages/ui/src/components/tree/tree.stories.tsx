import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Menu, MousePointerClick, Plus, Trash2, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { IconButton } from '../icon-button/index.js';
import { menuNodes, orgNodes } from './fixtures/nodes.js';
import { moveNode, Tree, type TreeNode, type TreeProps } from './index.js';
import { example } from '../../testing/stories/example.js';
import { CheckboxesExample } from './examples/checkboxes.js';
import checkboxesCode from './examples/checkboxes.tsx?raw';
import { TreeExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Tree',
  parameters: { search: 'tree view, treeview, hierarchy, 树, 樹, 树形控件, 樹狀結構' },
  component: Tree,
  args: { label: 'Organizations', nodes: orgNodes, expansion: { defaultExpanded: ['hq', 'east'] }, onChange: fn() },
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

export const Default = example(TreeExample, defaultCode);

/** Arrow keys move, Enter chooses. */
export const Keyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('treeitem', { name: 'Headquarters' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getAllByRole('treeitem')[1]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Shanghai branch' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(['sha']);
    await clickPage();
  },
};

export const Playground: Story = {
  args: { selection: 'single', size: 'md', searchLabel: 'Search organizations' },
  argTypes: {
    selection: { control: 'inline-radio', options: ['none', 'single', 'multiple', 'check', 'check-strict'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    nodes: { control: false },
    expansion: { control: false },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** The menu tree of a role: a parent represents its children. */
export const Checkboxes = example(CheckboxesExample, checkboxesCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('treeitem', { name: 'Accounts' })).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Accounts' }));
    await expect(canvas.getByRole('treeitem', { name: 'Delete' })).toHaveAttribute('aria-checked', 'true');
    await clickPage();
  },
});

/** Independent boxes: a role may include a page without its buttons. */
export const Strict: Story = {
  args: {
    label: 'Menus of the role',
    nodes: menuNodes,
    selection: 'check-strict',
    expansion: { defaultExpanded: ['system', 'users'] },
    defaultValue: ['system', 'users'],
    searchLabel: 'Search menus',
  },
};

/** Search by label or by given keywords, such as pinyin. Matches are expanded and highlighted, other nodes are hidden. */
export const Search: Story = {
  args: { label: '菜单', nodes: menuNodes, searchLabel: 'Search menus' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'zidian');
    await expect(canvas.getByRole('treeitem', { name: '字典管理' })).toBeVisible();
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(2);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'acc');
    await expect(canvas.getByText('Acc')).toHaveAttribute('data-slot', 'tree-mark');
    await clickPage();
  },
};

export const Multiple: Story = { args: { selection: 'multiple', defaultValue: ['sha', 'ngb'] } };

function Movable(props: TreeProps): ReactNode {
  const [nodes, setNodes] = useState(props.nodes ?? []);
  return <Tree {...props} nodes={nodes} onMove={(move) => setNodes((before) => moveNode(before, move))} />;
}

/** Nodes move by drag and drop, or by Alt and the arrow keys. */
export const Reorder: Story = {
  render: (args) => <Movable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Ningbo branch' }));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.getByRole('treeitem', { name: 'Ningbo branch' })).toHaveAttribute('aria-posinset', '1');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Ningbo branch' })).toHaveFocus());
    await clickPage();
  },
};

const icons: Record<string, ReactNode> = {
  catalogue: <Building2 size={16} />,
  menu: <Menu size={16} />,
  button: <MousePointerClick size={16} />,
};

const withIcons = (nodes: readonly TreeNode[], level = 0): TreeNode[] =>
  nodes.map((node) => ({
    ...node,
    icon: icons[['catalogue', 'menu', 'button'][level] ?? 'button'],
    ...(node.children ? { children: withIcons(node.children, level + 1) } : {}),
  }));

/** Buttons appear on hover and in the focused row, where Tab reaches them. */
export const IconsAndActions: Story = {
  args: {
    label: 'Menus',
    nodes: withIcons(menuNodes),
    expansion: { defaultExpanded: ['system', 'users'] },
    selection: 'none',
    rowActions: (node) => (
      <>
        <IconButton size="sm" label={`Add to ${node.label}`} icon={<Plus size={14} />} />
        <IconButton size="sm" label={`Delete ${node.label}`} icon={<Trash2 size={14} />} />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add to System' })).toHaveFocus();
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Tree
          key={size}
          label={size}
          size={size}
          selection="check"
          expansion={{ defaultExpanded: ['hq', 'east'] }}
          defaultValue={['ngb']}
          nodes={orgNodes.map((node) => ({ ...node, icon: <Users size={16} /> }))}
        />
      ))}
      <Tree label="Chosen" expansion={{ defaultExpanded: ['hq'] }} defaultValue={['east']} nodes={orgNodes} />
    </div>
  ),
};
