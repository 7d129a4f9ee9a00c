import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Tag, TagList } from './index.js';
import { example } from '../../testing/stories/example.js';
import { TagExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { ListWithCountExample } from './examples/list-with-count.js';
import listWithCountCode from './examples/list-with-count.tsx?raw';

const meta = {
  title: 'Components/Tag',
  parameters: { search: 'chip, chips, pill, label, token, 标签, 標籤' },
  component: Tag,
  subcomponents: { TagList },
  args: { label: 'Rotterdam' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(TagExample, defaultCode);

export const Playground: Story = {
  args: { onRemove: fn() },
  argTypes: {
    tone: { control: 'select', options: ['neutral', 'primary', 'info', 'success', 'warning', 'danger'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Rotterdam' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await clickPage();
  },
};

/** The count expands the other tags. After a removal focus moves to the neighbour. */
export const ListWithCount = example(ListWithCountExample, listWithCountCode, {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole('button', { name: 'Show 5 more' }));
    await userEvent.click(list.getByRole('button', { name: 'Remove Ningbo' }));
    await expect(list.queryByText('Ningbo')).toBeNull();
    await expect(list.getByRole('button', { name: 'Remove Yantian' })).toHaveFocus();
    await clickPage();
  },
});

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Tag size={size} label="40HC" />
          <Tag size={size} tone="primary" label="上海港" icon={<Anchor size={12} aria-hidden />} />
          <Tag size={size} tone="info" label="FCL" onRemove={() => {}} />
          <Tag size={size} tone="success" label="Released" onRemove={() => {}} />
          <Tag size={size} tone="warning" label="Reefer" onRemove={() => {}} />
          <Tag size={size} tone="danger" label="危险品" onRemove={() => {}} />
          <Tag size={size} label="Locked" disabled onRemove={() => {}} />
        </div>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: { label: 'Held by customs for inspection until the importer answers', onRemove: () => {} },
  decorators: [(Story) => <div style={{ inlineSize: 180 }}>{Story()}</div>],
};
