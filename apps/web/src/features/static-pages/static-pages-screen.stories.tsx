import type { DoubleHandlers } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { staticPagesScreen } from './static-pages-screen.tsx';

const BODY = `These terms set out what this service provides.

# Berries

Tracking one order costs one berry.

# Termination

You may stop using the service at any time.`;

const row = (id: string, key: string, language: string, title: string, number: number) => ({
  id,
  key,
  language,
  title,
  body: BODY,
  number,
  version: number,
  createTime: '2026-10-02T08:00:00Z',
  updateTime: '2026-11-18T09:30:00Z',
  updateUserName: number > 1 ? 'Lin Yue' : null,
});

const VERSIONS = [
  { number: 3, title: 'Terms of service', createTime: '2026-11-18T09:30:00Z', createUserName: 'Lin Yue', body: BODY },
  {
    number: 2,
    title: 'Terms of service',
    createTime: '2026-11-02T07:10:00Z',
    createUserName: 'Lin Yue',
    body: BODY.replace('one berry', 'two berries'),
  },
  { number: 1, title: 'Terms', createTime: '2026-10-02T08:00:00Z', createUserName: null, body: BODY.replace('one berry', 'two berries') },
];

/** Spy for a restored version. */
const restored = fn((_input: unknown): unknown => null);

const stories = resourceStories({
  screen: staticPagesScreen,
  controller: 'sysStaticPage',
  list: 'list',
  rows: [
    row('1', 'terms', 'en', 'Terms of service', 3),
    row('2', 'terms', 'zh-cn', '服务条款', 2),
    row('3', 'privacy', 'en', 'Privacy policy', 1),
    row('4', 'help', 'zh-tw', '說明', 1),
  ],
  answers: (store) => ({
    ...store,
    versions: ({ id }) => (id === '3' ? VERSIONS.slice(2) : VERSIONS),
    version: ({ number }: { id: string; number?: unknown }) => VERSIONS.find((one) => one.number === Number(number)),
    restore: (input) => restored(input),
  }),
  others: { sysConfig: { sysInfo: () => ({ capabilities: ['sysStaticPage.versions'] }) } } as unknown as DoubleHandlers,
  noMatch: {},
});

/** Texts that everyone can read without signing in. */
const meta = {
  title: 'Screens/Static pages',
  parameters: { search: 'terms, privacy policy, help, versions, 静态页面, 服务条款, 靜態頁面', frame: '/platform/staticPage' },
  component: StoryScreen,
  args: { ...stories.base },
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const openVersions = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Terms of service' }, { timeout: 10_000 }));
  return opened(within(document.body).findByRole('dialog', { name: 'Versions: Terms of service' }, { timeout: 10_000 }));
};

/** The name of a page opens its versions: the last change, then any two compared, and an earlier one published again. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    restored.mockClear();
    const dialog = await openVersions(canvasElement);
    const difference = await within(dialog).findByRole('region', { name: 'Difference by lines' });
    await expect(within(difference).getByText('Tracking one order costs two berries.')).toBeVisible();
    await expect(within(difference).getByText('Tracking one order costs one berry.')).toBeVisible();
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Version' }), '1');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Publish this version again' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(restored).toHaveBeenCalledWith({ id: '1', number: 1, version: 3 });
  },
};

/** A page with one version shows its text: there is nothing to compare. */
export const OneVersion: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Privacy policy' }, { timeout: 10_000 }));
    const dialog = await opened(within(document.body).findByRole('dialog', { name: 'Versions: Privacy policy' }, { timeout: 10_000 }));
    await expect(await within(dialog).findByText(/Tracking one order costs two berries/)).toBeVisible();
    await expect(within(dialog).queryByRole('combobox')).not.toBeInTheDocument();
  },
};

/** Saving publishes a new version. */
export const Edit: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Privacy policy' }, { timeout: 10_000 }));
    await userEvent.click(within(await opened(within(document.body).findByRole('menu'))).getByRole('menuitem', { name: 'Edit' }));
    const dialog = await opened(within(document.body).findByRole('dialog', {}, { timeout: 10_000 }));
    await userEvent.type(await within(dialog).findByRole('textbox', { name: /^Title/ }), ' 2027');
    // The whole page is in view while it is written.
    const body = within(dialog).getByRole('textbox', { name: /^Text/ });
    await expect(body.clientHeight).toBeGreaterThanOrEqual(body.scrollHeight);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(await canvas.findByText('Privacy policy 2027')).toBeVisible();
  },
};

export const Empty: Story = stories.empty;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
export const ReadOnly: Story = stories.readOnly;
