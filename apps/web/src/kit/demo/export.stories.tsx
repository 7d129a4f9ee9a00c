import type { Meta, StoryObj } from '@storybook/react-vite';
import { businessError, file, type DoubleHandlers } from '@seaberry/api-client/doubles';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import type { ServerFile } from '../export/server-file.ts';
import type { Resource } from '../resource.types.ts';
import { demoScreen } from './demo-screen.tsx';
import { demoTexts } from './demo-texts.ts';

const resource: Resource = {
  key: '/demo/export',
  controller: 'sysRole',
  texts: 'demo',
  list: 'page',
  paging: 'server',
  rowName: (row) => String(row['name']),
  columns: [{ id: 'name' }, { id: 'status', kind: 'status' }],
};

const made = (id: string, title: string, more: Partial<ServerFile>): ServerFile => ({
  id,
  title,
  format: 'xlsx',
  state: 'ready',
  done: 25_000,
  total: 25_000,
  createTime: '2026-11-22T08:00:00Z',
  ...more,
});

/** A backend whose export file has the progress returned by `progress`. */
function backEnd(progress: () => Partial<ServerFile>, before: readonly ServerFile[] = []): () => DoubleHandlers {
  return () => {
    let files = [...before];
    return {
      sysConfig: { sysInfo: () => ({ sysTitle: 'Seaberry Tracking', capabilities: ['sysExport'] }) },
      sysExport: {
        start: ({ title, format, columns }) => {
          if (columns.length === 0) return businessError('required');
          files = [made('new', title, { format, state: 'waiting', done: 0 }), ...before];
          return { id: 'new' };
        },
        mine: () => files.map((one) => (one.id === 'new' ? { ...one, ...progress() } : one)),
        remove: ({ id }) => {
          files = files.filter((one) => one.id !== id);
          return null;
        },
        retry: ({ id }) => {
          files = files.map((one) => (one.id === id ? { ...one, state: 'waiting', done: 0, message: null } : one));
          return null;
        },
        download: ({ id }) => file(`${id}.xlsx`, 'a workbook'),
      },
    };
  };
}

const RUNNING = { state: 'running', done: 10_000 } as const;
const READY = { state: 'ready', done: 25_000, size: 1_400_000 } as const;

/** Completion of the file in the first stories: set by the test, independent of time. */
let ready = false;

const stories = (others: () => DoubleHandlers) =>
  resourceStories({
    screen: demoScreen(resource, demoTexts),
    controller: 'sysRole',
    list: 'page',
    rows: ['Ocean', 'Air', 'Rail', 'Road'].map((name, at) => ({ id: String(at + 1), name, status: 1 })),
    noMatch: {},
    others: others(),
  }).base;

const meta = {
  title: 'Kit/Export by the server',
  parameters: { search: 'export, xlsx, csv, download, 导出, 匯出, 下载, 下載' },
  component: StoryScreen,
  args: stories(backEnd(() => (ready ? READY : RUNNING))),
  beforeEach: () => {
    ready = false;
  },
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

async function openDialog(canvasElement: HTMLElement): Promise<ReturnType<typeof within>> {
  const button = await within(canvasElement).findByRole('button', { name: 'Export' }, { timeout: 10_000 });
  button.focus();
  await userEvent.keyboard('{Enter}');
  return within(await opened(page.findByRole('dialog', { name: 'Export: Kinds' }, { timeout: 10_000 })));
}

async function press(dialog: ReturnType<typeof within>, name: string | RegExp): Promise<void> {
  (await dialog.findByRole('button', { name }, { timeout: 10_000 })).focus();
  await userEvent.keyboard('{Enter}');
}

/** The dialog waits for the file, saves it and closes. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await press(dialog, 'Export');
    await expect(await dialog.findByRole('progressbar', {}, { timeout: 10_000 })).toBeVisible();
    ready = true;
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), { timeout: 12_000 });
    await expect(await page.findByText('new.xlsx has been saved.')).toBeVisible();
  },
};

/** Closed meanwhile: a toast offers the finished file. */
export const InBackground: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await press(dialog, 'Export');
    await press(dialog, 'Continue in the background');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    ready = true;
    await expect(await page.findByText(/^Kinds .* is ready\.$/, {}, { timeout: 12_000 })).toBeVisible();
    await press(page, 'Download');
    await expect(await page.findByText('new.xlsx has been saved.')).toBeVisible();
  },
};

/** Cancelled: the server removes the file, and the selection stays. */
export const Cancelled: Story = {
  args: stories(backEnd(() => RUNNING)),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await press(dialog, 'Export');
    await dialog.findByRole('progressbar', {}, { timeout: 10_000 });
    await press(dialog, 'Cancel');
    await expect(await dialog.findByText('The export was cancelled.')).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('region', { name: 'Files' })).toBeNull());
  },
};

/** Reason of a failure, with a retry. */
export const Failed: Story = {
  args: stories(backEnd(() => ({ state: 'failed', done: 0, message: 'A worksheet holds at most 1,048,575 rows.' }))),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await press(dialog, 'Export');
    await expect(
      await dialog.findByText('Export data error! A worksheet holds at most 1,048,575 rows.', {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Existing files: pending, ready and failed. */
export const KeptFiles: Story = {
  args: stories(
    backEnd(
      () => ({}),
      [
        made('1', 'Operations', { ...RUNNING }),
        made('2', 'Visits', { state: 'waiting', done: 0, total: null }),
        made('3', 'Ocean bills', { ...READY, format: 'csv' }),
        made('4', 'Users', { state: 'failed', message: 'You no longer have the permission.' }),
      ],
    ),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const files = within(await dialog.findByRole('region', { name: 'Files' }, { timeout: 10_000 }));
    await expect(files.getByText('10,000 of 25,000 rows')).toBeVisible();
    await expect(files.getByText(/^25,000 rows · 1\.3/)).toBeVisible();
    await press(files, /^Make Users/);
    await waitFor(() => expect(files.getAllByText('Waiting')).toHaveLength(2));
    await press(files, /^Remove Ocean bills/);
    await waitFor(() => expect(files.queryByText(/^Ocean bills/)).toBeNull());
  },
};
