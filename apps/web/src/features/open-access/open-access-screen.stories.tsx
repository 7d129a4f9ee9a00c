import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories, type ResourceStoryOptions } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { openAccessScreen } from './open-access-screen.tsx';

const row = (id: string, accessKey: string, more: object = {}) => ({
  id,
  accessKey,
  accessSecret: '••••••••',
  bindUserId: 'u1',
  bindUserAccount: 'warehouse',
  bindTenantId: 't1',
  bindTenantName: 'Blue Harbor Logistics',
  status: 1,
  usedTime: '2026-11-20T08:12:00Z',
  usedIp: '198.51.100.24',
  version: 1,
  updateTime: '2026-11-02T08:00:00Z',
  updateUserName: 'Lin Yue',
  createTime: '2026-10-01T08:00:00Z',
  ...more,
});

const SECRET = 'q7Zc1xkP0mVtB3nYw5sR8uJ2hL4gD6fA9eXcWvTzQpo';
const USERS = [
  { id: 'u1', account: 'warehouse', realName: 'Warehouse system', tenantName: 'Blue Harbor Logistics' },
  { id: 'u2', account: 'wang.lei', realName: '王磊', tenantName: '远海货运代理有限公司' },
];

const options: ResourceStoryOptions = {
  screen: openAccessScreen,
  controller: 'sysOpenAccess',
  list: 'page',
  rows: [
    row('1', 'ak_7f3c2a91d5e84b06c1fa2d3e'),
    row('2', 'customs-broker', { bindUserAccount: 'wang.lei', bindTenantName: '远海货运代理有限公司', usedTime: null, usedIp: null }),
    row('3', 'old-erp', { status: 2, usedTime: '2025-03-14T10:00:00Z', usedIp: '2001:db8:85a3::8a2e:370:7334' }),
  ],
  noMatch: { accessKey: 'astronaut' },
  answers: (store) => ({
    add: ({ bindUserId, ...input }) => {
      const accessKey = typeof input['accessKey'] === 'string' ? input['accessKey'] : 'ak_new';
      const id = store['add']?.(row('new', accessKey, { bindUserId, usedTime: null, usedIp: null }));
      return { id, accessKey, accessSecret: SECRET, previousUntil: null };
    },
    rotate: ({ id }) => ({ id, accessKey: 'customs-broker', accessSecret: SECRET, previousUntil: '2026-11-21T09:00:00Z' }),
    setStatus: (input) => store['update']?.(input) ?? null,
    users: () => USERS,
    generateSignature: () => 'c2lnbmF0dXJl',
  }),
  others: { sysConfig: { sysInfo: () => ({ capabilities: ['sysOpenAccess'] }) } },
};
const stories = resourceStories(options);

/** Keys with which programs sign requests as a user. */
const meta = {
  title: 'Screens/Open access',
  parameters: { search: 'API key!, access key, signature, HMAC, 开放接口, 密钥, 開放介面, 金鑰', frame: '/platform/openAccess' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LATER = { timeout: 10_000 };

/** A key is added; its secret is shown once, with an example whose request is sent and accepted. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add key' }, LATER));
    const form = await opened(body.findByRole('dialog', { name: 'Add key' }, LATER));
    await userEvent.type(within(form).getByRole('textbox', { name: /^Access key/ }), 'rates');
    await userEvent.type(await within(form).findByRole('combobox', { name: /^Acts as/ }, LATER), 'wang');
    await userEvent.click(await body.findByRole('option', { name: /wang\.lei/ }, LATER));
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    const shown = await opened(body.findByRole('dialog', { name: 'Secret of rates' }, LATER));
    await expect(within(shown).getByText(SECRET)).toBeVisible();
    await expect(within(shown).getByRole('region', { name: 'curl' })).toHaveTextContent(`secret='${SECRET}'`);
    const result = { account: 'wang.lei', realName: '王磊' };
    const sent = spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ code: 200, result })));
    await userEvent.click(within(shown).getByRole('button', { name: 'Send signed request' }));
    await expect(await within(shown).findByText('Accepted as wang.lei')).toBeVisible();
    const [request] = sent.mock.calls;
    sent.mockRestore();
    await expect(request?.[0]).toBe('/api/sysAuth/userInfo');
    await expect(request?.[1]).toMatchObject({ credentials: 'omit', headers: { accessKey: 'rates', sign: 'c2lnbmF0dXJl' } });
    await userEvent.click(within(shown).getByRole('button', { name: 'I have saved it' }));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    await expect(await canvas.findByText('rates')).toBeVisible();
  },
};

/** A secret is replaced and the old one accepted for a day; a request with an entered secret is refused by the server. */
export const Rotation: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const choose = async (item: string): Promise<void> => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More actions for customs-broker' }, LATER));
      await userEvent.click(await body.findByRole('menuitem', { name: item }));
    };
    await choose('Replace secret');
    const asked = await opened(body.findByRole('dialog', { name: 'Replace the secret of customs-broker' }, LATER));
    await userEvent.click(within(asked).getByRole('radio', { name: 'For 1 more day' }));
    await userEvent.click(within(asked).getByRole('button', { name: 'Replace' }));
    const shown = await opened(body.findByRole('dialog', { name: 'Secret of customs-broker' }, LATER));
    await expect(within(shown).getByText(/The old secret is accepted until/)).toBeVisible();
    await userEvent.click(within(shown).getByRole('button', { name: 'I have saved it' }));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    await choose('Example');
    const example = await opened(body.findByRole('dialog', { name: 'Signed request with customs-broker' }, LATER));
    await userEvent.click(within(example).getByRole('tab', { name: 'Node.js' }));
    await expect(within(example).getByRole('region', { name: 'Node.js' })).toHaveTextContent("const secret = 'YOUR_SECRET'");
    await userEvent.type(within(example).getByLabelText(/^Secret/), 'wrong');
    const message = '[signatureWrong] The signature is wrong.';
    const sent = spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ code: 401, message })));
    await userEvent.click(within(example).getByRole('button', { name: 'Send signed request' }));
    await expect(await within(example).findByText(message)).toBeVisible();
    sent.mockRestore();
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: keys and their examples can be looked at. */
export const ReadOnly: Story = stories.readOnly;
