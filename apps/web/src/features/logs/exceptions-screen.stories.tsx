import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { callRow } from './fixtures/rows.ts';
import { exceptionsScreen } from './exceptions-screen.tsx';

const failure = (id: string, more: object = {}) =>
  callRow(id, {
    actionName: 'page',
    displayTitle: 'Users · Query',
    requestUrl: '/api/sysUser/page',
    status: 'internal',
    elapsed: 15003,
    message: 'canceling statement due to statement timeout',
    exception: [
      'DatabaseError: canceling statement due to statement timeout',
      '    at Connection.handle (src/db/connection.ts:88:13)',
      '    at async listPage (src/db/list.ts:61:18)',
      '    at async pageOfUsers (src/modules/user/accounts.ts:40:10)',
    ].join('\n'),
    ...more,
  });

const stories = resourceStories({
  screen: exceptionsScreen,
  controller: 'sysLogEx',
  list: 'page',
  rows: [failure('1'), failure('2', { controllerName: 'oceanBill', actionName: 'add', displayTitle: 'Ocean bills · Add', elapsed: 30012 })],
  noMatch: { account: 'astronaut', status: 'internal' },
  answers: { detail: ({ id }) => failure(id, { requestParam: '{"page":1,"pageSize":20,"name":"ann"}' }), clear: () => null },
});

/**
 * Requests that failed in the server, with the message, the stack and the parameters, so that a fault can be found without access to the
 * machine.
 */
const meta = {
  title: 'Screens/Exception log',
  parameters: { search: 'error log, crash, 错误日志, 錯誤日誌', frame: '/log/exlog' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opening a row shows message and stack. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [name] = await within(canvasElement).findAllByRole('button', { name: 'Users · Query' }, { timeout: 10_000 });
    if (!name) throw new Error('There is no row.');
    await userEvent.click(name);
    const drawer = await opened(within(document.body).findByRole('dialog', { name: 'Users · Query' }, { timeout: 10_000 }));
    await expect(await within(drawer).findByText('canceling statement due to statement timeout')).toBeVisible();
    await expect(within(drawer).getByText(/at async pageOfUsers/)).toBeVisible();
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
    const dialog = await opened(within(document.body).findByRole('dialog', { name: 'Clear the exception log?' }, { timeout: 10_000 }));
    await expect(within(dialog).getByText(/All exceptions of all companies/)).toBeVisible();
  },
};
