import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Button } from '../button/index.js';
import { Alert } from './alert.js';
import { example } from '../../testing/stories/example.js';
import { AlertExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Alert',
  parameters: { search: 'banner, callout, message!, inline notification, warning, 警告, 警告提示, 警示, 提醒' },
  component: Alert,
  args: { children: 'Positions are 14 minutes old.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(AlertExample, defaultCode);

export const Playground: Story = {
  args: { title: 'Carrier is slow to answer' },
  argTypes: { tone: { control: 'inline-radio', options: ['info', 'success', 'warning', 'danger'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const WithAction: Story = {
  args: {
    tone: 'danger',
    title: 'Login failed, please check account!',
    children: 'After five failures the account is locked for half an hour.',
    action: <Button size="sm">Reset the password</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/Login failed/);
    await clickPage();
  },
};

export const Dismissible: Story = {
  args: { tone: 'warning', title: 'Balance is low', children: '12 berries are left.', onDismiss: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 560 }}>
      <Alert tone="info" title="Times are local to the port" />
      <Alert tone="success" title="48 of 50 rows imported">
        Two rows were tracked already.
      </Alert>
      <Alert tone="warning" title="余额不足" onDismiss={() => {}}>
        剩余 12 积分，请及时充值。
      </Alert>
      <Alert tone="danger" title="Export data error!" action={<Button size="sm">Try again</Button>}>
        The file was not made. Nothing was charged.
      </Alert>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title: 'The carrier answered with a voyage that is not in the schedule of the vessel it names',
    children: 'HLCUSHA2410BTQX-HLCUSHA2410BTQX-HLCUSHA2410BTQX-HLCUSHA2410BTQX-HLCUSHA2410BTQX-HLCUSHA2410BTQX-HLCUSHA2410BTQX',
  },
};
