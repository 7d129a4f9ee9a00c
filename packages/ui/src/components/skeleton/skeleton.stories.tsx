import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { touchOutside } from '../../testing/stories/steps.js';
import { Card, CardBody, CardHeader } from '../card/index.js';
import { Skeleton, SkeletonText } from './skeleton.js';

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
    await touchOutside();
  },
};

export const Playground: Story = {
  argTypes: { shape: { control: 'select', options: ['text', 'block', 'circle', 'title', 'control', 'badge', 'card'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** A loading page, with one shape per element. */
export const Shapes: Story = {
  render: () => (
    <div aria-busy style={{ display: 'grid', gap: 12, maxInlineSize: 420 }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Skeleton shape="circle" />
        <Skeleton shape="title" />
        <Skeleton shape="badge" />
        <Skeleton shape="control" style={{ marginInlineStart: 'auto' }} />
      </div>
      <SkeletonText />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    </div>
  ),
};

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
