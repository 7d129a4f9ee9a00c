import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories, type ResourceStoryOptions } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { serversScreen } from './servers-screen.tsx';

const row = (id: string, host: string, more: object = {}) => ({
  id,
  host,
  port: 389,
  encryption: 'startTls',
  baseDn: 'dc=harbor,dc=example',
  bindDn: 'cn=reader,dc=harbor,dc=example',
  authFilter: 'sAMAccountName=%s',
  status: 1,
  version: 1,
  updateTime: '2026-11-20T08:00:00Z',
  updateUserName: 'Lin Yue',
  ...more,
});

const changed = (action: string, name: string, key: string, changes: object[] = [], reasons: string[] = []) => ({
  action,
  name,
  key,
  changes,
  reasons,
});
const PLAN = [
  changed('disable', 'Tom Berg', 'tom'),
  changed('add', '林美', 'mei.lin', [
    { field: 'account', before: null, after: 'mei.lin' },
    { field: 'org', before: null, after: 'Sea freight' },
  ]),
  changed('change', 'Ana Ruiz', 'ana', [{ field: 'email', before: 'ana@old.example', after: 'ana@harbor.example' }], ['phoneTaken']),
  changed('skip', 'Platform', 'root', [], ['protected']),
];

/** A run ends at the second look. */
const runs = () => {
  const looks = new Map<string, number>();
  const run = ({ id }: { id: string }) => {
    const look = (looks.get(id) ?? 0) + 1;
    looks.set(id, look);
    const about = { id, kind: 'user', preview: id === 'preview', createTime: '2026-11-28T08:00:00Z' };
    if (look === 1) return { ...about, state: 'waiting' };
    return { ...about, state: 'ready', rows: PLAN, counts: { add: 1, change: 1, enable: 0, disable: 1, skip: 1, same: 84 } };
  };
  return { run, previewUser: () => 'preview', syncUser: () => 'sync', previewDept: () => 'dept' };
};

const options: ResourceStoryOptions = {
  screen: serversScreen,
  controller: 'sysLdap',
  list: 'page',
  rows: [row('1', 'ad.harbor.example'), row('2', 'ldap.depot.example', { port: 636, encryption: 'ldaps', status: 2 })],
  noMatch: { host: 'astronaut' },
  answers: () => ({
    ...runs(),
    test: ({ account }) =>
      account === 'nobody'
        ? { ok: false, message: 'The directory has no person with this account. Check the sign-in filter.', people: [] }
        : {
            ok: true,
            encrypted: true,
            person: account ? 'cn=Mei Lin,ou=Sea freight,dc=harbor,dc=example' : null,
            people: [{ account: 'mei.lin', name: '林美', email: 'mei.lin@harbor.example' }],
          },
  }),
  others: {
    sysConfig: { sysInfo: () => ({ capabilities: ['ldap'] }) },
    sysRole: { list: () => [{ id: '7', name: 'Operator', code: 'operator' }] },
  },
};
const stories = resourceStories(options);

/** Directory servers (AD, LDAP), with tests of the connection and previews of a synchronization. */
const meta = {
  title: 'Screens/Directory servers',
  parameters: { search: 'LDAP, AD, Active Directory, directory, sync, 目录, 同步人员, 目錄', frame: '/system/ldap' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LATER = { timeout: 10_000 };

/** Presses a button again, once its guard against a second press has ended. */
async function pressAgain(dialog: HTMLElement, name: string): Promise<void> {
  const button = within(dialog).getByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'), LATER);
  await userEvent.click(button);
}

async function choose(canvasElement: HTMLElement, action: string): Promise<HTMLElement> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More actions for ad.harbor.example' }, LATER));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: action }));
  return opened(within(document.body).findByRole('dialog', undefined, LATER));
}

/** The connection is tested with a person whom the directory does not have, then without one. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, 'Test connection');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Account of a person' }), 'nobody');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Test' }));
    await expect(await within(dialog).findByText(/no person with this account/, undefined, LATER)).toBeVisible();
    await userEvent.clear(within(dialog).getByRole('textbox', { name: 'Account of a person' }));
    await pressAgain(dialog, 'Test');
    await expect(await within(dialog).findByText('The connection works.', undefined, LATER)).toBeVisible();
    await expect(within(dialog).getByText('mei.lin')).toBeVisible();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), LATER);
  },
};

/** A synchronization shows what it would change, and then what it has changed. */
export const Synchronize: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, 'Synchronize people');
    await expect(await within(dialog).findByText('Preview. Nothing has been changed yet.', undefined, LATER)).toBeVisible();
    await expect(within(dialog).getByText('Email: ana@old.example → ana@harbor.example')).toBeVisible();
    await expect(within(dialog).getByText(/disabled here, not removed/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Synchronize now' }));
    await expect(await within(dialog).findByText('Done. These changes were made.', undefined, LATER)).toBeVisible();
  },
};

/** A new server, whose password is required. */
export const Adding: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add server' }, LATER));
    const form = await opened(within(document.body).findByRole('dialog', { name: 'Add server' }, LATER));
    const field = (name: RegExp) => within(form).findByRole('textbox', { name }, LATER);
    await userEvent.type(await field(/^Host/), 'dc1.harbor.example');
    await userEvent.type(await field(/^Service account/), 'cn=reader');
    await userEvent.type(await field(/^Base DN/), 'dc=harbor');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    const password = await within(form).findByLabelText(/^Password of the service account/, undefined, LATER);
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(password, 'secret');
    await pressAgain(form, 'Save');
    await waitFor(() => expect(form).not.toBeInTheDocument(), LATER);
    await expect(await within(canvasElement).findByText('dc1.harbor.example')).toBeVisible();
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: servers can be looked at. */
export const ReadOnly: Story = stories.readOnly;
