import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { example } from '../../testing/stories/example.js';
import { modes } from '../../testing/stories/modes.js';
import { localPlaces } from '../fixtures/place-names.js';
import { airRoute, finishedRoute, lateRoute, pacificRoute, plannedRoute, silentRoute } from '../fixtures/routes.js';
import { RouteMapExample } from './examples/from-dcsa.js';
import fromDcsaCode from './examples/from-dcsa.tsx?raw';
import { RouteMap } from './route-map.js';

const landDrawn = (canvas: HTMLElement) => waitFor(() => expect(canvas.querySelector('[data-slot="route-map-land"]')).not.toBeNull());

const meta = {
  title: 'Tracking/Route map',
  parameters: { search: 'map, route, position, vessel, where is it, 地图, 地圖, 航线, 航線, 船位, 轨迹, 軌跡' },
  component: RouteMap,
  args: { route: lateRoute },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
    (Story, { args, globals }) => Story({ args: localPlaces(args, globals['locale']) }),
  ],
} satisfies Meta<typeof RouteMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Made from a carrier's DCSA response. */
export const FromDcsa = example(RouteMapExample, fromDcsaCode);

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvasElement }) => landDrawn(canvasElement),
};

/** The line does not jump to the other side of the map. */
export const OverTheDateLine: Story = {
  args: { route: pacificRoute },
  play: async ({ canvasElement }) => {
    await landDrawn(canvasElement);
    const lines = [...canvasElement.querySelectorAll<SVGPathElement>('[data-slot="route-map-past"], [data-slot="route-map-ahead"]')];
    const { right, left } = canvasElement.querySelector('[data-slot="route-map-drawing"]')?.getBoundingClientRect() ?? new DOMRect();
    for (const line of lines) {
      const box = line.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left);
      await expect(box.right).toBeLessThanOrEqual(right);
    }
  },
};

/** Flights follow great circles, and the aircraft faces its course. */
export const InTheAir: Story = {
  args: { route: airRoute },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await landDrawn(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-slot="route-map-stop"]')).toHaveLength(3);
  },
};

/** Nothing has been heard for long: no place on the way is guessed. */
export const Silent: Story = {
  args: { route: silentRoute },
  play: async ({ canvasElement }) => {
    await landDrawn(canvasElement);
    await expect(canvasElement.querySelector('[data-slot="route-map-ship"]')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot="route-map-here"]')).not.toBeNull();
    await expect(within(canvasElement).getByText(/^Last reported at/)).toBeVisible();
  },
};

export const Planned: Story = { args: { route: plannedRoute }, play: ({ canvasElement }) => landDrawn(canvasElement) };

export const Finished: Story = { args: { route: finishedRoute }, play: ({ canvasElement }) => landDrawn(canvasElement) };

const longName = 'Duisburg Rheinhausen logport terminal 杜伊斯堡莱茵豪森物流港';

/** A place without coordinates is named below. */
export const LongText: Story = {
  args: {
    route: {
      ...lateRoute,
      stops: lateRoute.stops.map((stop, index) => (index === 0 ? { ...stop, place: { ...stop.place, name: longName } } : stop)),
      unplaced: lateRoute.stops.slice(-1).map(({ place }) => ({ ...place, name: longName })),
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await landDrawn(canvasElement);
    const { width } = canvasElement.querySelector('[data-slot="route-map"]')?.getBoundingClientRect() ?? new DOMRect();
    await expect(width).toBeLessThanOrEqual(300);
    await expect(within(canvasElement).getByText(`Not on the map: ${longName}`)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { route: { stops: [], legs: [], position: null, unplaced: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No place of this shipment is known yet.')).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  play: ({ canvasElement }) => landDrawn(canvasElement),
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: { light: modes.light, dark: modes.dark } } },
  render: (_, { globals }) => {
    const [late, pacific, planned, silent] = localPlaces([lateRoute, pacificRoute, plannedRoute, silentRoute] as const, globals['locale']);
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <RouteMap route={late} />
        <RouteMap route={pacific} height={260} />
        <RouteMap route={planned} height={140} />
        <RouteMap route={silent} />
      </div>
    );
  },
  play: ({ canvasElement }) => landDrawn(canvasElement),
};
