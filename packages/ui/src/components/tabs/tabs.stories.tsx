import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, QrCode, Smartphone } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { touchOutside } from '../../../../../.storybook/fixtures/steps.js';
import { Tabs } from './index.js';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Sign-in method',
    items: [
      { value: 'password', label: 'Password', content: 'The form for password sign-in' },
      { value: 'code', label: 'Captcha code', content: 'The form for code sign-in' },
      { value: 'scan', label: 'Scan', content: 'The code to scan' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Password' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Captcha code' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Captcha code' })).toHaveTextContent('code sign-in');
    await expect(args.onChange).toHaveBeenLastCalledWith('code');
    await touchOutside();
  },
};

export const Playground: Story = {
  argTypes: { align: { control: 'inline-radio', options: ['start', 'stretch'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** The page draws what a tab stands for: no panels here. */
export const WithoutPanels: Story = {
  args: {
    label: 'Direction of the data',
    items: [
      { value: 'all', label: 'All', count: 1284 },
      { value: 'late', label: 'Late', count: 37 },
      { value: 'early', label: 'Early', count: 14 },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: /Late/ }));
    await expect(within(canvasElement).queryByRole('tabpanel')).toBeNull();
    await touchOutside();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <Tabs
        label="With icons"
        items={[
          { value: 'a', label: 'Password', icon: <KeyRound size={16} aria-hidden /> },
          { value: 'b', label: 'Code', icon: <Smartphone size={16} aria-hidden /> },
          { value: 'c', label: 'Scan', icon: <QrCode size={16} aria-hidden />, disabled: true },
        ]}
      />
      <Tabs
        label="Shared width"
        align="stretch"
        items={[
          { value: 'a', label: '密码登录' },
          { value: 'b', label: '验证码登录' },
          { value: 'c', label: '扫码登录' },
        ]}
      />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, at) => ({ value: String(at), label: `Container CSNU 682 91${at} 0`, count: at })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};
