import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { moveNode, Tree, type TreeNode } from './index.js';

const nodes: readonly TreeNode[] = [
  {
    id: 'system',
    label: 'System',
    children: [
      { id: 'users', label: 'Accounts', children: [{ id: 'add', label: 'Add' }] },
      { id: 'roles', label: 'Roles', disabled: true },
    ],
  },
  { id: 'log', label: 'Logs' },
];

conformance(<Tree label="Menus" nodes={nodes} />, { root: 'div', slot: 'tree' });

const item = (name: string) => page.getByRole('treeitem', { name, exact: true });
const open = ['system', 'users'];

it('moves, expands and collapses with the arrow keys', async () => {
  await render(<Tree label="Menus" nodes={nodes} />);
  await userEvent.tab();
  await expect.element(item('System')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(item('System')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(item('Accounts')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item('Logs')).toHaveFocus();
  await userEvent.keyboard('a');
  await expect.element(item('Accounts')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(item('System')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(item('System')).toHaveAttribute('aria-expanded', 'false');
});

it('selects one node and no disabled one', async () => {
  const onChange = vi.fn();
  await render(<Tree label="Menus" nodes={nodes} expansion={{ defaultExpanded: open }} onChange={onChange} />);
  await item('Accounts').click();
  expect(onChange).toHaveBeenLastCalledWith(['users']);
  await item('Roles').click({ force: true });
  expect(onChange).toHaveBeenCalledOnce();
});

it('selects several nodes with modifiers, and a range with Shift', async () => {
  const onChange = vi.fn();
  await render(<Tree label="Menus" nodes={nodes} selection="multiple" expansion={{ defaultExpanded: open }} onChange={onChange} />);
  await item('System').click();
  await item('Logs').click({ modifiers: ['Control'] });
  expect(onChange).toHaveBeenLastCalledWith(['system', 'log']);
  await item('Accounts').click({ modifiers: ['Shift'] });
  expect(onChange).toHaveBeenLastCalledWith(['users', 'add', 'log']);
});

it('selects a range with Shift and the arrow keys', async () => {
  const onChange = vi.fn();
  await render(<Tree label="Menus" nodes={nodes} selection="multiple" expansion={{ defaultExpanded: open }} onChange={onChange} />);
  await item('System').click();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(onChange).toHaveBeenLastCalledWith(['system', 'users', 'add']);
});

it.each(['none', 'single', 'check', 'check-strict'] as const)(
  'only moves focus with Shift and an arrow key where selection is %s',
  async (selection) => {
    const onChange = vi.fn();
    const onExpandedChange = vi.fn();
    await render(<Tree label="Menus" {...{ nodes, selection, onChange }} expansion={{ defaultExpanded: open, onExpandedChange }} />);
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect.element(item('Accounts')).toHaveFocus();
    expect([onChange, onExpandedChange].map((handler) => handler.mock.calls)).toEqual([[], []]);
  },
);

it('announces a partly checked parent', async () => {
  await render(<Tree label="Menus" nodes={nodes} selection="check" expansion={{ defaultExpanded: open }} defaultValue={['add']} />);
  await expect.element(item('Accounts')).toHaveAttribute('aria-checked', 'true');
  await expect.element(item('System')).toHaveAttribute('aria-checked', 'mixed');
  await item('Add').click();
  await expect.element(item('System')).toHaveAttribute('aria-checked', 'false');
});

it('loads children when a node expands, and retries after a failure', async () => {
  const load = vi.fn<() => Promise<readonly TreeNode[]>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue([{ id: 'op', label: 'Operations' }]);
  await render(<Tree label="Menus" nodes={[{ id: 'log', label: 'Logs', hasChildren: true }]} expansion={{ loadChildren: load }} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(item('Operations')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

function Movable(): ReactNode {
  const [list, setList] = useState(nodes);
  return <Tree label="Menus" nodes={list} onMove={(move) => setList((before) => moveNode(before, move))} />;
}

it('moves an entry with Alt and the arrow keys, and keeps focus on it', async () => {
  await render(<Movable />);
  await item('Logs').click();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(item('Logs')).toHaveAttribute('aria-posinset', '1');
  await expect.element(item('Logs')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(item('Logs')).toHaveAttribute('aria-posinset', '2');
  await expect.element(item('Logs')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.element(item('Logs')).toHaveAttribute('aria-level', '2');
  await expect.element(item('Logs')).toHaveFocus();
});

it('moves a dragged node', async () => {
  await render(<Movable />);
  await item('Logs').dropTo(item('System'), { targetPosition: { x: 60, y: 3 } });
  await expect.element(item('Logs')).toHaveAttribute('aria-posinset', '1');
});

it('renders a part of many rows, and reaches the last one by key', async () => {
  const many = Array.from({ length: 3000 }, (_, at) => ({ id: `n${at}`, label: `Port ${at + 1}` }));
  await render(<Tree label="Ports" nodes={many} />);
  await expect.poll(() => document.querySelector('[data-slot="tree-window"]')).not.toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(item('Port 3000')).toHaveFocus();
  expect(page.getByRole('treeitem').elements().length).toBeLessThan(80);
});

it('is 24 rem high with many rows, or has the height of its container', async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ id: `n${at}`, label: `Port ${at + 1}` }));
  const screen = await render(<Tree label="Ports" nodes={many} />);
  const height = (): number => page.getByRole('tree').element().getBoundingClientRect().height;
  await expect.poll(height).toBe(384);
  await screen.rerender(<Tree label="Ports" nodes={many} style={{ blockSize: 200 }} />);
  await expect.poll(height).toBe(200);
  await screen.rerender(<Tree label="Ports" nodes={many} style={{ blockSize: 500 }} />);
  await expect.poll(height).toBe(500);
});

it('says that nodes are loading, and that there are none', async () => {
  const screen = await render(<Tree label="Menus" nodes={undefined} />);
  await expect.element(page.getByText('Loading')).toBeInTheDocument();
  await screen.rerender(<Tree label="Menus" nodes={[]} />);
  await expect.element(page.getByText('Nothing here yet')).toBeVisible();
});

it('checks each box independently with `check-strict`', async () => {
  const onChange = vi.fn();
  await render(<Tree label="Menus" nodes={nodes} selection="check-strict" expansion={{ defaultExpanded: open }} onChange={onChange} />);
  await item('System').click();
  expect(onChange).toHaveBeenLastCalledWith(['system']);
  await expect.element(item('Accounts')).toHaveAttribute('aria-checked', 'false');
});

it('leaves room for labels at any depth', async () => {
  const chain = (depth: number): TreeNode => ({
    id: `n${depth}`,
    label: `Customer service team number ${depth}`,
    ...(depth > 1 ? { children: [chain(depth - 1)] } : {}),
  });
  const all = Array.from({ length: 30 }, (_, at) => `n${at + 1}`);
  await render(<Tree label="Teams" nodes={[chain(30)]} expansion={{ defaultExpanded: all }} style={{ inlineSize: 240 }} />);
  const labels = [...document.querySelectorAll<HTMLElement>('[data-slot="tree-label"]')];
  const starts = labels.map((label) => label.getBoundingClientRect().left);
  expect(starts).toHaveLength(30);
  expect(starts.every((start, at) => at === 0 || start > (starts[at - 1] ?? 0))).toBe(true);
  expect(Math.min(...labels.map((label) => label.clientWidth))).toBeGreaterThan(60);
});

it('reloads the children of expanded nodes for a new revision, and keeps the old ones until then', async () => {
  let label = 'Operation';
  const load = vi.fn(() => Promise.resolve([{ id: 'op', label }]));
  const tree = (revision: number): ReactNode => (
    <Tree
      label="Menus"
      nodes={[{ id: 'log', label: 'Logs', hasChildren: true }]}
      expansion={{ loadChildren: load, revision, defaultExpanded: ['log'] }}
    />
  );
  const screen = await render(tree(1));
  await expect.element(item('Operation')).toBeVisible();
  label = 'Operations';
  await screen.rerender(tree(2));
  await expect.element(item('Operations')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('retries after a failure when the revision changes', async () => {
  const load = vi.fn(() => Promise.reject<readonly TreeNode[]>(new Error('offline')));
  const tree = (revision: number): ReactNode => (
    <Tree
      label="Menus"
      nodes={[{ id: 'log', label: 'Logs', hasChildren: true }]}
      expansion={{ loadChildren: load, revision, defaultExpanded: ['log'] }}
    />
  );
  const screen = await render(tree(1));
  await expect.element(page.getByRole('alert')).toBeVisible();
  load.mockImplementation(() => Promise.resolve([{ id: 'op', label: 'Operation' }]));
  await screen.rerender(tree(2));
  await expect.element(item('Operation')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
