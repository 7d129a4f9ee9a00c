import { businessError, pending, networkError } from '@seaberry/api-client/doubles';
import { isLocale } from '@seaberry/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { staticPageScreen } from './static-page-screen.tsx';

/** Pages of the server, by language. */
const pages = {
  en: {
    title: 'Terms of service',
    body: `These terms say what you may expect of this tracking service and what it expects of you.

# The service

We ask carriers about the bills that you enter, put their answers in order, and tell you when something changes.

# What we keep

- your name and the address you sign in with
- the numbers you follow`,
  },
  'zh-cn': {
    title: '服务条款',
    body: `本条款说明您可以对本跟踪服务有何期待，以及本服务对您的要求。

# 服务内容

我们就您录入的提单向承运人查询，整理其答复，并在情况变化时通知您。

# 我们保存的信息

- 您的姓名和登录地址
- 您关注的单号`,
  },
  'zh-tw': {
    title: '服務條款',
    body: `本條款說明您可以對本追蹤服務有何期待，以及本服務對您的要求。

# 服務內容

我們就您輸入的提單向承運人查詢，整理其答覆，並在情況變化時通知您。

# 我們保存的資訊

- 您的姓名和登入地址
- 您關注的單號`,
  },
};

/** A text that the operator of the installation publishes, such as terms of use, privacy and help. It can be read without signing in. */
const meta = {
  title: 'Screens/Static page',
  component: StoryScreen,
  args: {
    screen: staticPageScreen,
    search: { key: 'terms' },
    answers: {
      sysStaticPage: {
        detail: ({ key }, { locale }) => ({
          key,
          language: locale,
          ...pages[isLocale(locale) ? locale : 'en'],
          updateTime: '2026-06-01T00:00:00Z',
        }),
      },
    },
  },
  parameters: { search: 'about, terms, privacy, 静态页面, 靜態頁面', layout: 'fullscreen' },
} satisfies Meta<typeof StoryScreen<{ key: string }>>;

export default meta;
type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Terms of service' }, SLOW)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'What we keep' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Help' })).toBeVisible();
  },
};

export const Loading: Story = { args: { answers: { sysStaticPage: { detail: () => pending() } } } };

export const Failed: Story = {
  args: { answers: { sysStaticPage: { detail: () => networkError() } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The text could not be loaded.', {}, SLOW)).toBeVisible();
  },
};

export const UnknownText: Story = {
  args: { search: { key: 'nonsense' }, answers: { sysStaticPage: { detail: () => businessError('D1002', 'The record does not exist.') } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'There is no such text' }, SLOW)).toBeVisible();
  },
};
