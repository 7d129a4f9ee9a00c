import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { pageOf } from '../../testing/pages.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { thirdPartyScreen } from './third-party-screen.tsx';

const account = (id: string, nickName: string | null, more: object = {}) => ({
  id,
  nickName,
  platformType: 1,
  openId: `oWx3T5dJq8Rk2Lm0VbYs7Np4Za${id.padStart(2, '0')}`,
  userId: null,
  userName: null,
  mobile: null,
  sex: 0,
  province: null,
  city: null,
  version: 1,
  createTime: '2026-11-02T08:00:00Z',
  ...more,
});

const LIN = { userId: 'u1', userName: 'Lin Yue' };
const stories = resourceStories({
  screen: thirdPartyScreen,
  controller: 'sysWechatUser',
  list: 'page',
  rows: [
    account('1', '林悦', { ...LIN, mobile: '13800000001', province: '上海', city: '浦东新区', sex: 2 }),
    account('2', 'harbor_sam', { platformType: 2, mobile: '13800000002' }),
    account('3', null, { platformType: 4 }),
  ],
  noMatch: { nickName: 'astronaut', mobile: '139' },
  answers: (store) => ({ unbind: ({ id }) => store['update']?.({ id, userId: null, userName: null }) }),
  others: {
    sysConfig: { sysInfo: () => ({ capabilities: ['sysWechatUser.unbind'] }) },
    sysUser: { page: (input) => pageOf([{ id: 'u2', account: 'sam.south', realName: 'Sam South' }], input) },
  },
});

/** Accounts of users at WeChat and other platforms, bound to users of the company. */
const meta = {
  title: 'Screens/Third-party accounts',
  parameters: { search: 'WeChat, OpenID, bind, unbind, 三方账号, 第三方帳號, 微信用户, 微信使用者', frame: '/system/weChatUser' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An account is unbound from its user; only a bound one can be. A new one is bound in its form. */
export const Default: Story = {
  args: { buttons: new Set([...stories.base.buttons, 'sysUser:page']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await expect(await canvas.findByText('Lin Yue', undefined, { timeout: 10_000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for harbor_sam' }));
    await expect((await body.findAllByRole('menuitem')).map(({ textContent }) => textContent)).not.toContain('Unbind');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for 林悦' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Unbind' }));
    const question = await opened(body.findByRole('alertdialog', { name: 'Unbind 林悦?' }, { timeout: 10_000 }));
    await userEvent.click(within(question).getByRole('button', { name: 'Unbind' }));
    await waitFor(() => expect(canvas.queryByText('Lin Yue')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Add account' }));
    const form = await opened(body.findByRole('dialog', { name: 'Add account' }, { timeout: 10_000 }));
    await userEvent.type(within(form).getByRole('textbox', { name: 'Nickname' }), 'sam');
    await userEvent.type(within(form).getByRole('textbox', { name: /^Open ID/ }), 'oWx-new');
    await userEvent.type(await within(form).findByRole('combobox', { name: 'Bound to' }), 'Sam');
    await userEvent.click(await body.findByRole('option', { name: /Sam South/ }, { timeout: 10_000 }));
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    await expect(await canvas.findByText('sam')).toBeVisible();
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
export const ReadOnly: Story = stories.readOnly;
