import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Field } from '../field/index.js';
import { orgNodes } from '../tree/fixtures/nodes.js';
import { TreeSelect } from './index.js';
import { example } from '../../testing/stories/example.js';
import { TreeSelectExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { MultipleExample } from './examples/multiple.js';
import multipleCode from './examples/multiple.tsx?raw';

const meta = {
  title: 'Components/Tree select',
  parameters: { search: 'cascader, hierarchical select, 树选择, 樹選擇, 级联, 級聯, 树形选择, 樹狀選擇' },
  id: 'components-inputs-treeselect',
  component: TreeSelect,
  args: { label: 'Organization', nodes: orgNodes, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TreeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(TreeSelectExample, defaultCode);

/** A branch is found by its name and chosen with its path. */
export const Choosing: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Organization' });
    await userEvent.click(field);
    await userEvent.type(await page().findByRole('searchbox'), 'ningbo');
    await userEvent.click(page().getByRole('treeitem', { name: 'Ningbo branch' }));
    await expect(args.onChange).toHaveBeenCalledWith(['ngb']);
    await waitFor(() => expect(field).toHaveTextContent('Headquarters › East China › Ningbo branch'));
    await waitFor(() => expect(field).toHaveFocus());
    await clickPage();
  },
};

export const Playground: Story = {
  args: { selection: 'single', clearable: true, readOnly: false, disabled: false, size: 'md' },
  argTypes: {
    selection: { control: 'inline-radio', options: ['single', 'check', 'check-strict'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    nodes: { control: false },
    expansion: { control: false },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** With checkboxes a complete branch is shown by its topmost node. */
export const Multiple = example(MultipleExample, multipleCode, {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(await page().findByRole('treeitem', { name: 'East China' }));
    await expect(field).toHaveTextContent('East China, South China');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear: Organization' }));
    await expect(field).toHaveTextContent('Choose…');
    await clickPage();
  },
});

export const InField: Story = {
  render: (args) => (
    <Field label="Organization" required error="Choose where the person works">
      <TreeSelect {...args} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: /Organization/ });
    await expect(field).toHaveAccessibleDescription('Choose where the person works');
    await clickPage();
  },
};

export const Open: Story = {
  args: { selection: 'check', defaultValue: ['ngb'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await page().findByRole('treeitem', { name: 'East China' })).toHaveAttribute('aria-checked', 'mixed');
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <TreeSelect key={size} size={size} label={size} nodes={orgNodes} defaultValue={['ngb']} clearable />
      ))}
      <TreeSelect label="Empty" nodes={orgNodes} placeholder="请选择机构" />
      <TreeSelect label="Wrong" nodes={orgNodes} aria-invalid />
      <TreeSelect label="Disabled" nodes={orgNodes} disabled defaultValue={['hq']} />
      <TreeSelect label="Not now" nodes={orgNodes} disabledReason="The account is locked" defaultValue={['hq']} />
      <TreeSelect label="Read only" nodes={orgNodes} readOnly defaultValue={['hq']} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    nodes: [
      { id: 'a', label: '亚太区海运与空运货物跟踪及异常预警事业部', children: [{ id: 'b', label: '华东区进出口报关与国际中转分拨中心' }] },
    ],
    defaultValue: ['b'],
    clearable: true,
  },
};

export const Empty: Story = {
  args: { nodes: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() => expect(page().getByText('Nothing here yet')).toBeVisible());
  },
};

export const Loading: Story = {
  args: { nodes: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await page().findByText('Loading')).toBeInTheDocument();
  },
};
