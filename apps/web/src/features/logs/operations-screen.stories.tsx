import { networkError } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { pageOf } from '../../testing/pages.ts';
import { buttonsOf, resourceStories, type ResourceStoryOptions } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { callRow, changeRow } from './fixtures/rows.ts';
import { operationsScreen } from './operations-screen.tsx';

const options = {
  screen: operationsScreen,
  controller: 'sysLogOp',
  list: 'page',
  rows: [
    callRow('1'),
    callRow('2', { actionName: 'resetPwd', displayTitle: 'Users · Reset password', requestUrl: '/api/sysUser/resetPwd' }),
    callRow('3', {
      controllerName: 'oceanBill',
      actionName: 'delete',
      displayTitle: 'Ocean bills · Delete',
      status: 'forbidden',
      account: 'rita',
    }),
    callRow('4', { controllerName: 'sysPos', actionName: 'add', displayTitle: 'Positions · Add', status: 'D6000', elapsed: 1204 }),
  ],
  noMatch: { account: 'astronaut', controllerName: 'sysMoon' },
  answers: {
    detail: ({ id }) => callRow(id, { requestParam: '{"id":"7","realName":"Ann Amber-Lee","status":2,"roleIdList":["3","4"]}' }),
    clear: () => null,
  },
  // A back end with pages of two rows.
  others: { sysLogDiff: { page: (input) => pageOf([changeRow('1'), changeRow('2'), changeRow('3')], { ...input, pageSize: 2 }) } },
} satisfies ResourceStoryOptions;

const stories = resourceStories(options);

/** Requests that changed something: who sent them, with which input, with what result and how long they took. */
const meta = {
  title: 'Screens/Operation log',
  parameters: { search: 'audit, history, 操作日志, 操作日誌, 日志, 日誌', frame: '/log/oplog' },
  component: StoryScreen,
  args: { ...stories.base, buttons: new Set([...stories.base.buttons, ...buttonsOf('sysLogDiff')]) },
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing a row shows its details: the input, and with the permission for it, the changed rows. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [name] = await within(canvasElement).findAllByRole('button', { name: 'Users · Edit' }, { timeout: 10_000 });
    if (!name) throw new Error('There is no row.');
    await userEvent.click(name);
    const drawer = await opened(within(document.body).findByRole('dialog', { name: 'Users · Edit' }, { timeout: 10_000 }));
    await expect(await within(drawer).findByRole('region', { name: 'Input' })).toHaveTextContent('Ann Amber-Lee');
    const [changes] = await within(drawer).findAllByRole('table');
    if (!changes) throw new Error('There are no changes.');
    await expect(within(changes).getByRole('rowheader', { name: 'Real name' })).toBeVisible();
    await expect(within(drawer).getByText('2 of 3 changed rows. All are in the difference log.')).toBeVisible();
    await expect(within(drawer).getByRole('button', { name: /Copy 01932f0c/ })).toBeVisible();
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: view and export only. */
export const ReadOnly: Story = stories.readOnly;

/** Clearing names the consequence and asks for confirmation. */
export const Clear: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Clear log' }, { timeout: 10_000 }));
    const dialog = await opened(within(document.body).findByRole('dialog', { name: 'Clear the operation log?' }, { timeout: 10_000 }));
    await expect(within(dialog).getByText(/Changes by users of all companies/)).toBeVisible();
  },
};

/** A detail and its changed rows that fail to load show the failures, each with a retry. */
export const DetailLost: Story = {
  args: {
    ...resourceStories({
      ...options,
      answers: { detail: () => networkError() },
      others: { sysLogDiff: { page: () => networkError() } },
    }).base,
    buttons: meta.args.buttons,
  },
  play: async ({ canvasElement }) => {
    const [name] = await within(canvasElement).findAllByRole('button', { name: 'Users · Edit' }, { timeout: 10_000 });
    if (!name) throw new Error('There is no row.');
    await userEvent.click(name);
    const drawer = await opened(within(document.body).findByRole('dialog', { name: 'Users · Edit' }, { timeout: 10_000 }));
    await expect(await within(drawer).findByText('The whole row could not be loaded.')).toBeVisible();
    await expect(await within(drawer).findByText('The changed rows could not be loaded.')).toBeVisible();
  },
};
