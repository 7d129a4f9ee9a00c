import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Card, CardBody, CardHeader } from '../card/index.js';
import { Skeleton, SkeletonText } from './skeleton.js';
import { example } from '../../testing/stories/example.js';
import { ShapesExample } from './examples/shapes.js';
import shapesCode from './examples/shapes.tsx?raw';

const meta = {
  title: 'Components/Skeleton',
  parameters: { search: 'placeholder, ghost, shimmer, 骨架屏, 骨架' },
  component: Skeleton,
  subcomponents: { SkeletonText },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="skeleton"]')).toHaveAttribute('aria-hidden', 'true');
    await clickPage();
  },
};

export const Playground: Story = {
  argTypes: { shape: { control: 'select', options: ['text', 'block', 'circle', 'title', 'control', 'badge', 'card'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** A loading page, with one shape per element. */
export const Shapes = example(ShapesExample, shapesCode);

export const Matrix: Story = {
  render: () => (
    <Card aria-busy style={{ maxInlineSize: 360 }}>
      <CardHeader>
        <Skeleton style={{ inlineSize: 120 }} />
      </CardHeader>
      <CardBody>
        <div style={{ display: 'flex', gap: 12 }}>
          <Skeleton shape="circle" />
          <div style={{ flexGrow: 1 }}>
            <Skeleton />
            <Skeleton style={{ inlineSize: '60%' }} />
          </div>
        </div>
        <div style={{ blockSize: 80, marginBlockStart: 12 }}>
          <Skeleton shape="block" />
        </div>
      </CardBody>
    </Card>
  ),
};
