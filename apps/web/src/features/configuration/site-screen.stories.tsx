import { fieldErrors, networkError, outdated, pending, type DoubleHandlers } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { siteScreen } from './site-screen.tsx';

const SITE = {
  sysTitle: 'Quay Desk',
  sysViceTitle: null,
  sloganEn: 'Every box on time',
  sloganZhCn: '一柜不漏',
  sloganZhTw: null,
  sysLogo: null,
  sysWatermark: 'Internal',
  sysCopyright: '© 2026 Quay Ltd',
  sysIcp: null,
  sysIcpUrl: null,
  version: 3,
};

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Spy for the saved settings. */
const saved = fn((_input: unknown): unknown => null);

const sysConfig = (own: boolean): NonNullable<DoubleHandlers['sysConfig']> => ({
  sysInfo: () => ({
    sysTitle: 'Quay Desk',
    sysViceDesc: 'Every box on time',
    sysLogo: PIXEL,
    sysCaptcha: true,
    ...(own ? { capabilities: ['sysSettings'] } : {}),
  }),
});
const answers = (more: DoubleHandlers['sysSettings'] = {}, own = true): DoubleHandlers => ({
  sysConfig: sysConfig(own),
  sysSettings: { siteInfo: () => SITE, saveSysInfo: (input) => saved(input), ...more },
});

/** Title, logo, slogans, watermark and legal lines that every page shows. */
const meta = {
  title: 'Screens/Site settings',
  parameters: { search: 'branding, title, logo, slogan, ICP, watermark, 站点设置, 网站信息, 網站設定', frame: '/platform/infoSetting' },
  component: StoryScreen,
  args: { screen: siteScreen, buttons: new Set(['sysConfig:saveSysInfo']), answers: answers() },
  beforeEach: () => void saved.mockReset().mockReturnValue(null),
} satisfies Meta<typeof StoryScreen<object>>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name: string): Promise<HTMLElement> =>
  within(canvasElement).findByRole('textbox', { name }, { timeout: 10_000 });

async function change(canvasElement: HTMLElement, name: string, text: string): Promise<HTMLElement> {
  const control = await field(canvasElement, name);
  await userEvent.clear(control);
  if (text !== '') await userEvent.type(control, text);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
  return control;
}

/** The settings are saved with the version that they were changed from; an emptied field restores the default. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await change(canvasElement, 'Watermark', '');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.lastCall?.[0]).toMatchObject({
      version: 3,
      sysTitle: 'Quay Desk',
      sloganEn: 'Every box on time',
      sysWatermark: null,
    });
  },
};

/** A link is a web address. */
export const WrongLink: Story = {
  play: async ({ canvasElement }) => {
    const link = await change(canvasElement, 'Link of the ICP number', 'beian.example');
    await waitFor(() => expect(link).toHaveAccessibleDescription('Enter an address that begins with https:// or http://.'));
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** A picture that the server refuses is reported, and the form stays filled. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    saved.mockReturnValue(fieldErrors({ sysTitle: ['This is too long.'] }));
    const title = await change(canvasElement, 'Title', 'Harbour');
    await waitFor(() => expect(title).toHaveAccessibleDescription('This is too long.'));
    await expect(title).toHaveValue('Harbour');
  },
};

/** Another administrator has changed the same field: the user decides whose value is kept. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvasElement }) => {
    saved.mockReturnValueOnce(outdated({ ...SITE, sysTitle: 'Pier Desk', version: 4 }));
    await change(canvasElement, 'Title', 'Harbour');
    const dialog = await opened(within(document.body).findByRole('dialog', {}, { timeout: 10_000 }));
    await userEvent.click(within(dialog).getByRole('button', { name: /mine/i }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    await expect(saved.mock.lastCall?.[0]).toMatchObject({ version: 4, sysTitle: 'Harbour' });
  },
};

/** A backend with one slogan for all languages takes all of its settings back. */
export const OtherBackEnd: Story = {
  args: { answers: answers({}, false) },
  play: async ({ canvasElement }) => {
    await change(canvasElement, 'Slogan', 'Every box');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.lastCall?.[0]).toMatchObject({ sysViceDesc: 'Every box', sysCaptcha: true });
    await expect(within(canvasElement).getByRole('img', { name: /logo/i })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: /remove/i })).toBeNull();
  },
};

export const Loading: Story = { args: { answers: answers({ siteInfo: () => pending() }) } };
export const ConnectionLost: Story = { args: { answers: answers({ siteInfo: () => networkError() }) } };
export const NoPermission: Story = { args: { buttons: new Set() } };
