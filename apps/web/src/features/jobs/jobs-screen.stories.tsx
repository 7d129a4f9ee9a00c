import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { pageOf, type PageInput } from '../../testing/pages.ts';
import { resourceStories, type ResourceStoryOptions } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { jobsScreen } from './jobs-screen.tsx';

const trigger = (jobId: string, triggerId: string, more: object) => ({
  id: `${jobId}-${triggerId}`,
  jobId,
  triggerId,
  schedule: 'cron',
  cron: '43 2 * * *',
  timeZone: 'UTC',
  status: 1,
  lastRunTime: '2026-11-20T02:43:00Z',
  nextRunTime: '2026-11-21T02:43:00Z',
  numberOfRuns: 128,
  numberOfErrors: 0,
  ...more,
});
const row = (jobId: string, more: object) => ({
  id: jobId,
  jobId,
  groupName: 'system',
  createType: 0,
  lastOutcome: 'succeeded',
  lastRunTime: '2026-11-20T02:43:00Z',
  nextRunTime: '2026-11-21T02:43:00Z',
  concurrent: false,
  runnable: true,
  active: false,
  paused: false,
  jobTriggers: [],
  ...more,
});

const RUNS = [
  { outcome: 'failed', result: 'HTTP 503', output: 'Service Unavailable: the warehouse is being counted.', attempt: 2, elapsedTime: 812 },
  { outcome: 'failed', result: 'HTTP 503', output: 'Service Unavailable', attempt: 1, elapsedTime: 640 },
  { outcome: 'interrupted', result: null, attempt: 1, elapsedTime: 30_000 },
  { outcome: 'skipped', result: null, attempt: 1 },
  { outcome: 'succeeded', result: 'HTTP 200', output: '{"stock":1840}', attempt: 1, elapsedTime: 212, triggerId: 'manual' },
].map((run, at) => ({ id: `r${at}`, jobId: 'warehouse.stock', triggerId: 'hourly', lastRunTime: `2026-11-20T0${8 - at}:00:00Z`, ...run }));

/** The id that the store gives to the job that is added. */
const ADDED = 'new-3';

const PROCESSES = [
  {
    id: 'p1',
    clusterId: 'app-1:4120',
    description: '0.5.0',
    status: 1,
    startedTime: '2026-11-18T06:00:00Z',
    updatedTime: '2026-11-20T08:30:00Z',
  },
  {
    id: 'p2',
    clusterId: 'app-2:97',
    description: '0.5.0',
    status: 0,
    startedTime: '2026-11-18T06:00:04Z',
    updatedTime: '2026-11-20T05:12:41Z',
  },
];

const options: ResourceStoryOptions = {
  screen: jobsScreen,
  controller: 'sysJob',
  list: 'pageJobDetail',
  rows: [
    row('warehouse.stock', {
      createType: 2,
      groupName: 'warehouse',
      description: '每小时读取仓库库存',
      lastOutcome: 'failed',
      httpMethod: 'POST',
      requestUri: 'https://warehouse.example.com/api/stock',
      headers: [{ key: 'Authorization', value: '••••••' }],
      timeoutSeconds: 30,
      jobTriggers: [
        trigger('warehouse.stock', 'hourly', { status: 5, cron: '0 8-18 * * 1-5', timeZone: 'Asia/Shanghai', numberOfErrors: 2 }),
        trigger('warehouse.stock', 'often', { schedule: 'interval', cron: null, intervalSeconds: 5400, status: 3, nextRunTime: null }),
        trigger('warehouse.stock', 'opening', { schedule: 'once', cron: null, runAt: '2026-12-01T08:00:00Z', numberOfRuns: 0 }),
      ],
    }),
    row('log-retention', { description: 'Remove old log rows', jobTriggers: [trigger('log-retention', 'schedule', {})] }),
    row('outgoing.deliver', { description: 'Send messages', runnable: false, lastOutcome: null, nextRunTime: null }),
  ],
  noMatch: { jobId: 'astronaut' },
  answers: (store) => ({
    addJobDetail: (input) =>
      store['add']?.({ ...row(String(input['jobId']), { createType: 2, lastOutcome: null, nextRunTime: null }), ...input }),
    updateJobDetail: (input) => store['update']?.(input),
    deleteJobDetail: (input) => store['delete']?.(input),
    pauseJob: ({ jobId }) => store['update']?.({ id: String(jobId), paused: true, nextRunTime: null }),
    startJob: ({ jobId }) => store['update']?.({ id: String(jobId), paused: false }),
    runJob: ({ jobId }) => store['update']?.({ id: String(jobId), active: true, lastOutcome: 'running' }),
    cancelJob: ({ jobId }) => store['update']?.({ id: String(jobId), active: false, lastOutcome: 'cancelled' }),
    pauseTrigger: () => null,
    startTrigger: () => null,
    addJobTrigger: (input) => {
      const jobTriggers = [trigger(String(input['jobId']), String(input['triggerId']), input)];
      return store['update']?.({ id: ADDED, jobTriggers } as never);
    },
    deleteJobTrigger: () => null,
    jobTriggerList: () => [],
    jobClusterList: () => PROCESSES,
    pageJobTriggerRecord: (input) => pageOf(RUNS, input as unknown as PageInput),
  }),
  others: { sysConfig: { sysInfo: () => ({ capabilities: ['sysJob'] }) } },
};
const stories = resourceStories(options);
const otherBackend = resourceStories({ ...options, others: { sysConfig: { sysInfo: () => ({ sysTitle: 'Freight' }) } } });

/** Background jobs of the installation: built-in ones and HTTP requests, with their triggers and their history. */
const meta = {
  title: 'Screens/Jobs',
  parameters: { search: 'scheduler, cron, background jobs, triggers, 任务调度, 定时任务', frame: '/platform/job' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LATER = { timeout: 10_000 };

/** An HTTP job is added, gets a trigger with its next runs in words, and is paused; a built-in job is run but not changed. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add HTTP job' }, LATER));
    const form = await opened(body.findByRole('dialog', { name: 'Add HTTP job' }, LATER));
    await userEvent.type(within(form).getByRole('textbox', { name: /^Job/ }), 'rates');
    await userEvent.type(within(form).getByRole('textbox', { name: /^Address/ }), 'https://rates.example.com/');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of rates' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add trigger' }, LATER));
    const times = await opened(body.findByRole('dialog', { name: 'Add trigger' }, LATER));
    await userEvent.type(within(times).getByRole('textbox', { name: /^Trigger/ }), 'nightly');
    await userEvent.click(within(times).getByRole('radio', { name: 'At intervals' }));
    await userEvent.type(await within(times).findByLabelText(/^Interval/), '5400');
    await userEvent.click(within(times).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(times).not.toBeInTheDocument());
    await expect(await canvas.findByText('every 1 h 30 min')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for log-retention' }));
    await expect(body.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    await userEvent.click(await body.findByRole('menuitem', { name: 'Run now' }));
    await expect(await canvas.findByText('Running')).toBeVisible();
  },
};

/** Rows open to their triggers; the record has the history with the output of a run. */
export const History: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of warehouse.stock' }, LATER));
    await expect(await canvas.findByText('Ready after a failure')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'warehouse.stock' }));
    const record = await opened(body.findByRole('dialog', { name: 'warehouse.stock' }, LATER));
    await userEvent.click((await within(record).findAllByRole('button', { name: 'HTTP 503' }, LATER))[0] as HTMLElement);
    await expect(await body.findByText('Service Unavailable: the warehouse is being counted.')).toBeVisible();
  },
};

/** Processes of the installation; one without a sign of life counts as ended. */
export const Processes: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Processes' }, LATER));
    const dialog = await opened(within(document.body).findByRole('dialog', { name: 'Processes' }, LATER));
    await expect(await within(dialog).findByText('app-2:97')).toBeVisible();
    await expect(within(dialog).getByText('Ended')).toBeVisible();
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
export const ReadOnly: Story = stories.readOnly;
/** A backend without these jobs. */
export const OtherBackend: Story = { args: otherBackend.base };
