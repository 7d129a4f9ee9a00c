import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { duisburg, rotterdam, shanghai, singapore, unknownCode } from '../fixtures/places.js';
import { localPlaces } from '../fixtures/place-names.js';
import { RouteLabel } from './route-label.js';
import { example } from '../../testing/stories/example.js';
import { WithCodesExample } from './examples/with-codes.js';
import withCodesCode from './examples/with-codes.tsx?raw';

const meta = {
  title: 'Tracking/Route label',
  parameters: { search: 'origin destination, pol pod, lane, 航线, 航線, 路线, 路線' },
  component: RouteLabel,
  args: { pol: shanghai, pod: rotterdam },
  decorators: [(Story, { args, globals }) => Story({ args: localPlaces(args, globals['locale']) })],
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
    await clickPage();
  },
});

export const NotKnownYet: Story = { args: { pod: null } };

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const [from, hub, to, inland] = localPlaces([shanghai, singapore, rotterdam, duisburg] as const, globals['locale']);
    return (
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <RouteLabel pol={from} pod={to} />
        <RouteLabel pol={from} pod={to} pld={inland} showCodes via={[hub]} />
        <RouteLabel pol={from} pod={to} pld={to} showCodes />
        <RouteLabel pol={from} pod={null} showCodes />
        <RouteLabel pol={unknownCode} pod={to} showCodes />
      </div>
    );
  },
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
