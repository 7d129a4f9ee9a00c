import { forbidden, networkError, pending, type DoubleHandlers } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { serverScreen } from './server-screen.tsx';

const GB = 2 ** 30;
const START_MS = Date.parse('2026-11-21T08:00:00Z');

/** An hour with a wave of load, and two samples in which the database did not respond. */
const samples = Array.from({ length: 240 }, (_, at) => ({
  time: new Date(START_MS + at * 15_000).toISOString(),
  cpu: 0.3 + 0.25 * Math.sin(at / 18),
  processCpu: 0.4 + 0.3 * Math.sin(at / 18),
  rss: 420 * 2 ** 20 + at * 200_000,
  heap: 180 * 2 ** 20 + (at % 30) * 1_000_000,
  loopDelayMs: at === 120 ? 180 : 4 + (at % 7),
  streams: 12 + (at % 5),
  databaseMs: at === 60 || at === 61 ? null : 2 + (at % 4) / 2,
}));

const answers = (status: NonNullable<DoubleHandlers['sysServer']>['status']): DoubleHandlers => ({
  sysConfig: { sysInfo: () => ({ capabilities: ['sysServer'] }) },
  sysServer: {
    serverBase: () => ({ hostName: 'tracking-1', systemOs: 'Linux 6.12.9', osArchitecture: 'x64' }),
    serverDisk: () => [{ diskName: 'data', totalFree: 34.5, totalSize: 240, used: 205.5, availableFreeSpace: 31.2, availablePercent: 86 }],
    assemblyList: () => [
      { name: 'node', version: '24.11.1' },
      { name: 'hono', version: '4.12.0' },
      { name: 'pg-boss', version: '12.5.0' },
    ],
    ...(status ? { status } : {}),
  },
});

/** Load of the server in the last hour, for platform administrators. */
const meta = {
  title: 'Screens/Server monitor',
  parameters: { search: 'cpu, memory, disk, load, health, 服务监控, 伺服器監控', frame: '/platform/server' },
  component: StoryScreen,
  args: {
    screen: serverScreen,
    answers: answers(() => ({
      intervalMs: 15_000,
      processors: 8,
      memory: { total: 32 * GB, free: 11 * GB },
      startTime: '2026-11-20T06:00:00Z',
      samples,
      database: { version: 'postgres 18.1', bytes: 3.4 * GB, connections: 14, maxConnections: 100 },
      queue: { waiting: 3, running: 2, failed: 0 },
    })),
  },
} satisfies Meta<typeof StoryScreen<object>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table has the figures of the lines. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hour = within(await canvas.findByRole('table', { name: 'Last hour' }, { timeout: 10_000 }));
    await expect(hour.getByRole('row', { name: /Longest event-loop delay .*180/u })).toBeVisible();
    await expect(await canvas.findByText('tracking-1')).toBeVisible();
    await expect(await canvas.findByRole('progressbar', { name: 'Disk of the data' })).toBeVisible();
  },
};

export const Loading: Story = { args: { answers: answers(() => pending()) } };
export const ConnectionLost: Story = { args: { answers: answers(() => networkError()) } };
export const NoPermission: Story = { args: { answers: answers(() => forbidden()) } };
/** The origin has no such figures. */
export const OtherBackend: Story = { args: { answers: { sysConfig: { sysInfo: () => ({ capabilities: [] }) } } } };
