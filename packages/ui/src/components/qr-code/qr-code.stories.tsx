import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { QrCode } from './index.js';
import { example } from '../../testing/stories/example.js';
import { QrCodeExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { ExpiredExample } from './examples/expired.js';
import expiredCode from './examples/expired.tsx?raw';

const meta = {
  title: 'Components/QR code',
  parameters: { search: 'qrcode, barcode, scan, 二维码, 二維碼, 扫码, 掃碼, qr 碼' },
  component: QrCode,
  args: { label: 'Scan to sign in', value: 'https://seaberry.example/scan/5f3c1b7a-2d64-4f0e-9a1e-0c5b8f1d7e42' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(QrCodeExample, defaultCode, {
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: 'Scan to sign in' });
    await expect(await within(picture).findByRole('img', { hidden: true })).toBeVisible();
    await clickPage();
  },
});

export const Playground: Story = {
  args: { onRefresh: fn() },
  argTypes: {
    state: { control: 'inline-radio', options: ['loading', 'ready', 'scanned', 'confirmed', 'expired'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Expired = example(ExpiredExample, expiredCode);

export const ExpiredBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  args: { state: 'expired', onRefresh: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('This code has expired');
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new code' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await clickPage();
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <QrCode {...args} label="Ready" />
      <QrCode {...args} state="loading" />
      <QrCode {...args} state="scanned" />
      <QrCode {...args} state="confirmed" />
      <QrCode {...args} state="expired" onRefresh={() => {}} />
      <QrCode {...args} state="expired" onRefresh={() => {}} refreshing />
      <QrCode {...args} value={'https://seaberry.example/'.repeat(100)} />
      <QrCode {...args} label="Small" size="sm" value="CSNU6829160" />
    </div>
  ),
};
