import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { touchOutside } from '../../../../../.storybook/fixtures/steps.js';
import { Card, CardBody, CardHeader } from '../card/index.js';
import { Skeleton } from './skeleton.js';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="skeleton"]')).toHaveAttribute('aria-hidden', 'true');
    await touchOutside();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

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
