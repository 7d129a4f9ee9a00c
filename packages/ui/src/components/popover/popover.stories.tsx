import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Button } from '../button/index.js';
import { Checkbox } from '../checkbox/index.js';
import { Popover } from './index.js';
import { example } from '../../testing/stories/example.js';
import { PopoverExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Popover',
  parameters: { search: 'popup, popper, hover card, flyout, 气泡卡片, 氣泡卡片, 弹出框, 彈出框, 浮层, 浮層' },
  component: Popover,
  args: {
    label: 'Carriers',
    trigger: <Button>Carrier</Button>,
    children: (
      <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        {['COSCO', 'MSC', 'Maersk'].map((name) => (
          <Checkbox key={name} label={name} />
        ))}
      </div>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(PopoverExample, defaultCode, {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Carrier' });
    await userEvent.click(trigger);
    const popover = await page().findByRole('dialog', { name: 'Carriers' });
    await userEvent.click(within(popover).getByRole('checkbox', { name: 'MSC' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await clickPage();
  },
});

export const Playground: Story = {
  argTypes: {
    side: { control: 'inline-radio', options: ['top', 'bottom', 'start', 'end'] },
    align: { control: 'inline-radio', options: ['start', 'center', 'end'] },
    trigger: { control: false },
    children: { control: false },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** The arrow points at the trigger, for places where several triggers are close together. */
export const Arrow: Story = { args: { arrow: true, align: 'center', defaultOpen: true } };

export const Matrix: Story = { args: { defaultOpen: true } };

/** The popover is never larger than the available room; its content scrolls. */
export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: (
      <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        {Array.from({ length: 60 }, (_, at) => (
          <Checkbox key={at} label={`船公司 ${at + 1} – a carrier with a name that is longer than it should be`} />
        ))}
      </div>
    ),
  },
};
