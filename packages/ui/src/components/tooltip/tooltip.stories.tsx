import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Button } from '../button/index.js';
import { Tooltip } from './index.js';
import { example } from '../../testing/stories/example.js';
import { TooltipExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Tooltip',
  parameters: { search: 'hint, title, 提示, 文字提示, 工具提示' },
  component: Tooltip,
  args: { content: 'Updated by the carrier 14 minutes ago', children: <Button>ETA 1 Dec</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(TooltipExample, defaultCode, {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'ETA 1 Dec' });
    await userEvent.tab();
    await expect(await page().findByRole('tooltip')).toHaveTextContent('Updated by the carrier');
    await expect(trigger).toHaveAccessibleDescription('Updated by the carrier 14 minutes ago');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('tooltip')).toBeNull());
    await clickPage();
  },
});

export const Playground: Story = {
  argTypes: { side: { control: 'inline-radio', options: ['top', 'bottom', 'start', 'end'] }, children: { control: false } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Matrix: Story = {
  args: { open: true },
  decorators: [(Story) => <div style={{ padding: 80 }}>{Story()}</div>],
};

export const LongText: Story = {
  args: { open: true, content: '船公司于港口当地时间更新了预计到港时间，变更原因为苏伊士运河排队等待编队，具体靠泊计划以码头通知为准。' },
  decorators: [(Story) => <div style={{ padding: 80 }}>{Story()}</div>],
};
