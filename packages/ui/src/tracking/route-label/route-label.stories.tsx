import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { touchOutside } from '../../testing/stories/steps.js';
import { duisburg, rotterdam, shanghai, singapore, unknownCode } from '../fixtures/places.js';
import { RouteLabel } from './route-label.js';
import { example } from '../../testing/stories/example.js';
import { WithCodesExample } from './examples/with-codes.js';
import withCodesCode from './examples/with-codes.tsx?raw';

const meta = {
  title: 'Tracking/Route label',
  parameters: { search: 'origin destination, pol pod, lane, 航线, 航線, 路线, 路線' },
  component: RouteLabel,
  args: { pol: shanghai, pod: rotterdam },
} satisfies Meta<typeof RouteLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
};

export const WithCodes = example(WithCodesExample, withCodesCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('CNSHA · NLRTM · DEDUI · via Singapore')).toBeVisible();
    await touchOutside();
  },
});

export const NotKnownYet: Story = { args: { pod: null } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <RouteLabel pol={shanghai} pod={rotterdam} />
      <RouteLabel pol={shanghai} pod={rotterdam} pld={duisburg} showCodes via={[singapore]} />
      <RouteLabel pol={shanghai} pod={rotterdam} pld={rotterdam} showCodes />
      <RouteLabel pol={shanghai} pod={null} showCodes />
      <RouteLabel pol={unknownCode} pod={rotterdam} showCodes />
    </div>
  ),
};

export const LongText: Story = {
  args: { pld: duisburg, via: [singapore], showCodes: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 150 }}>
        <Story />
      </div>
    ),
  ],
};
