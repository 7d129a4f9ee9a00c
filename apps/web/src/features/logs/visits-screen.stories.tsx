import { businessError, file } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories, type ResourceStoryOptions } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { callRow } from './fixtures/rows.ts';
import { visitsScreen } from './visits-screen.tsx';

const visit = (id: string, more: object = {}) =>
  callRow(id, { controllerName: 'sysAuth', actionName: 'login', displayTitle: 'Sign in', ...more });

/** Whether the log was exported; the server clears it only then. */
let exported = false;

const options: ResourceStoryOptions = {
  screen: visitsScreen,
  controller: 'sysLogVis',
  list: 'page',
  rows: [
    visit('1'),
    visit('2', { status: 'D1000', account: 'norah', realName: null, elapsed: 310, browser: 'Firefox 133', os: 'macOS' }),
    visit('3', { actionName: 'logout', displayTitle: 'Sign out', elapsed: 8, logDateTime: '2026-11-20T17:45:02Z' }),
    visit('4', { status: 'D1027', account: 'sam', realName: null, remoteIp: '198.51.100.7', logDateTime: '2026-11-20T06:03:11Z' }),
  ],
  noMatch: { account: 'astronaut', status: 'D1017' },
  answers: {
    export: () => {
      exported = true;
      return file('visit-log-2026-11-24.jsonl', '{}');
    },
    clear: () => (exported ? null : businessError('exportNeeded', 'Export the log first.')),
    verify: () => ({
      rows: 1204,
      since: '2026-05-28T02:43:00Z',
      finished: true,
      fault: { number: 31, createTime: '2026-11-20T09:05:00Z', reason: 'deleted', after: 1204, until: 1260 },
    }),
  },
};
const stories = resourceStories(options);
/** A backend without capabilities, like the origin. */
const otherBackend = resourceStories({ ...options, others: { sysConfig: { sysInfo: () => ({ sysTitle: 'Freight' }) } } });

/** Sign-ins and sign-outs, with device and address. The entries are chained, so that a removed one is noticed. */
const meta = {
  title: 'Screens/Visit log',
  parameters: { search: 'login log, access log, 访问日志, 訪問日誌, 登录日志', frame: '/log/vislog' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opening a row shows all its fields. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [name] = await within(canvasElement).findAllByRole('button', { name: 'Sign in' }, { timeout: 10_000 });
    if (!name) throw new Error('There is no row.');
    await userEvent.click(name);
    const drawer = await opened(within(document.body).findByRole('dialog', { name: 'Sign in' }, { timeout: 10_000 }));
    await expect(await within(drawer).findByText('203.0.113.24')).toBeVisible();
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: view and export only. */
export const ReadOnly: Story = stories.readOnly;

/** Clearing names the consequence, and is possible after an export. */
export const Clear: Story = {
  play: async ({ canvasElement }) => {
    exported = false;
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Clear log' }, { timeout: 10_000 }));
    const dialog = await opened(within(document.body).findByRole('dialog', { name: 'Clear the visit log?' }, { timeout: 10_000 }));
    await expect(within(dialog).getByText(/Every visit of all companies/)).toBeVisible();
    const clear = within(dialog).getByRole('button', { name: 'Clear log' });
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export log' }));
    await expect(await within(dialog).findByText(/visit-log-2026-11-24\.jsonl was saved/)).toBeVisible();
    await userEvent.click(clear);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** Verifying shows in words which rows differ from their seals. */
export const Verify: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Verify' }, { timeout: 10_000 }));
    const dialog = await opened(within(document.body).findByRole('dialog', { name: 'Verification: Visit log' }, { timeout: 10_000 }));
    await expect(await within(dialog).findByText(/were deleted \(seal 31\)\. 1,204 rows before that agree\./)).toBeVisible();
  },
};

/** Another backend has other names for these permissions: its roles open the page and its buttons. */
export const OtherBackEnd: Story = {
  args: { ...otherBackend.base, buttons: new Set(['sysVislog:page', 'sysVislog:clear']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByRole('button', { name: 'Sign in' }, { timeout: 10_000 }))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear log' })).toBeVisible();
  },
};

/** On our backend those names grant nothing. */
export const OtherNames: Story = {
  args: { buttons: new Set(['sysVislog:page', 'sysVislog:clear']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('You may not see this list', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear log' })).not.toBeInTheDocument();
  },
};
