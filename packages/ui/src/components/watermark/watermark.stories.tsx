import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Button } from '../button/index.js';
import { Card, CardBody, CardHeader, CardTitle } from '../card/index.js';
import { Watermark } from './index.js';
import { example } from '../../testing/stories/example.js';
import { WatermarkExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { ChineseExample } from './examples/chinese.js';
import chineseCode from './examples/chinese.tsx?raw';

const pressed = fn();

const meta = {
  title: 'Components/Watermark',
  parameters: { search: 'stamp, 水印, 浮水印' },
  component: Watermark,
  args: {
    lines: ['Seaberry Tracking', 'Lena Ortmann'],
    children: (
      <Card style={{ minBlockSize: 320 }}>
        <CardHeader>
          <CardTitle>Rates of the fourth quarter</CardTitle>
        </CardHeader>
        <CardBody>
          <p>Shanghai to Rotterdam, 40HC: 1,840 dollars a box.</p>
          <Button onClick={pressed}>Export</Button>
        </CardBody>
      </Card>
    ),
  },
} satisfies Meta<typeof Watermark>;

export default meta;
type Story = StoryObj<typeof meta>;

const markOf = (canvas: HTMLElement): Element | null => canvas.querySelector('[data-slot="watermark"] > :not([data-slot])');

/** The mark covers everything and lets clicks through. */
export const Default = example(WatermarkExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(markOf(canvasElement)).not.toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export' }));
    await expect(pressed).toHaveBeenCalled();
    await clickPage();
  },
};

export const Playground: Story = {
  argTypes: {
    gap: { control: { type: 'range', min: 40, max: 320 } },
    opacity: { control: { type: 'range', min: 0.05, max: 0.6, step: 0.05 } },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Chinese = example(ChineseExample, chineseCode);

export const Dense: Story = { args: { lines: ['Draft'], gap: 60, opacity: 0.2 } };

/** A mark wider than its area is clipped and does not widen it. */
export const LongText: Story = {
  args: {
    lines: [
      'Yangtze Delta International Freight Forwarding and Logistics Company Limited',
      '青岛远洋国际物流有限公司 · 海运出口操作部 · 单证组 20260118',
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(markOf(canvasElement)).not.toBeNull());
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

/** Without lines there is no mark. */
export const Empty: Story = { args: { lines: [] } };
