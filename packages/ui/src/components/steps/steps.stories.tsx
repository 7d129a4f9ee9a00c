import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Steps } from './index.js';
import { example } from '../../testing/stories/example.js';
import { StepsExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const items = [
  { value: 'file', title: 'Choose a file', description: 'bills.xlsx' },
  { value: 'check', title: 'Check the rows', description: '48 of 50 usable' },
  { value: 'done', title: 'Track them' },
];

const meta = {
  title: 'Components/Steps',
  parameters: { search: 'stepper, wizard, progress steps, 步骤, 步驟, 步骤条, 步驟條' },
  component: Steps,
  args: { label: 'Import shipments', items, value: 'check' },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(StepsExample, defaultCode, {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Import shipments' });
    await expect(within(list).getByText('Check the rows').closest('li')).toHaveAttribute('aria-current', 'step');
    await clickPage();
  },
});

export const Playground: Story = {
  argTypes: {
    orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] },
    value: { control: 'inline-radio', options: ['file', 'check', 'done', 'all'] },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** Completed steps can be selected, later ones cannot. */
export const Clickable: Story = {
  args: { onChange: fn(), items: items.map((item) => ({ ...item, disabled: item.value === 'done' })) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /^Step 1 of 3, Done: Choose a file/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('file');
    await clickPage();
  },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

/** On a phone only the current step has a title. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Steps label="All ahead" items={items} value="file" />
      <Steps
        label="To be corrected"
        items={items.map((item, at) => (at === 1 ? { ...item, state: 'error' as const } : item))}
        value="check"
      />
      <Steps label="All done" items={items} value="all" />
      <Steps
        label="重置密码"
        value="b"
        items={[
          { value: 'a', title: '验证身份' },
          { value: 'b', title: '设置新密码', description: '至少八位，含字母和数字' },
          { value: 'c', title: '完成' },
        ]}
      />
      <Steps
        label="Upright"
        orientation="vertical"
        value="b"
        onChange={() => {}}
        items={[
          { value: 'a', title: 'Booked', description: '2 Oct, Shanghai' },
          { value: 'b', title: 'Papers', state: 'error', description: 'The bill of lading names another consignee.' },
          { value: 'c', title: 'Released' },
        ]}
      />
    </div>
  ),
};

export const LongText: Story = {
  args: { items: items.map((item) => ({ ...item, title: `${item.title} of the last thirty days by carrier and service` })) },
};
