import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, QrCode, Smartphone } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Tabs } from './index.js';
import { example } from '../../testing/stories/example.js';
import { TabsExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { WithoutPanelsExample } from './examples/without-panels.js';
import withoutPanelsCode from './examples/without-panels.tsx?raw';
import { KeepsDraftsExample } from './examples/keeps-drafts.js';
import keepsDraftsCode from './examples/keeps-drafts.tsx?raw';

const meta = {
  title: 'Components/Tabs',
  parameters: { search: 'tab, tab bar, 标签页, 標籤頁, 选项卡, 頁籤' },
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

export const Default = example(TabsExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Password' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Captcha code' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Captcha code' })).toHaveTextContent('code sign-in');
    await expect(args.onChange).toHaveBeenLastCalledWith('code');
    await clickPage();
  },
};

export const Playground: Story = {
  argTypes: {
    align: { control: 'inline-radio', options: ['start', 'stretch'] },
    orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    mount: { control: 'inline-radio', options: ['chosen', 'visited', 'all'] },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** The page renders the content of the selected tab; there are no panels. */
export const WithoutPanels = example(WithoutPanelsExample, withoutPanelsCode, {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: /Late/ }));
    await expect(within(canvasElement).queryByRole('tabpanel')).toBeNull();
    await clickPage();
  },
});

/** Tabs beside a tall content; the arrow keys Up and Down move. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Password' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'Captcha code' })).toHaveAttribute('aria-selected', 'true');
    await clickPage();
  },
};

/** Visited panels keep their typed text. */
export const KeepsDrafts = example(KeepsDraftsExample, keepsDraftsCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'call');
    await userEvent.click(canvas.getByRole('tab', { name: 'Events' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Note' }));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('call');
    await clickPage();
  },
});

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
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Tabs
          key={size}
          label={`Size ${size}`}
          size={size}
          items={[
            { value: 'a', label: 'Events', count: 24 },
            { value: 'b', label: '异常', count: 3 },
          ]}
        />
      ))}
      <Tabs
        label="Upright"
        orientation="vertical"
        items={[
          { value: 'a', label: '基本信息', icon: <KeyRound size={16} aria-hidden />, content: '张伟，客服部' },
          { value: 'b', label: 'Containers', count: 12, content: 'Twelve' },
        ]}
      />
    </div>
  ),
};

/** Overflowing tabs scroll, initially to the selected one. */
export const LongText: Story = {
  args: {
    defaultValue: '9',
    items: Array.from({ length: 12 }, (_, at) => ({ value: String(at), label: `Container CSNU 682 91${at} 0`, count: at })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const edge = (element: Element): number => Math.round(element.getBoundingClientRect().right);
    await expect(edge(canvas.getByRole('tab', { selected: true }))).toBeLessThanOrEqual(edge(canvas.getByRole('tablist')));
    await clickPage();
  },
};
