import { networkError, pending, type DoubleHandlers } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { StoryScreen } from '../../testing/story-screen.tsx';
import { companyScreen } from './company-screen.tsx';

const company: DoubleHandlers['company'] = {
  info: () => ({
    id: '1',
    name: 'Blue Harbor Forwarding',
    abbreviation: 'Blue Harbor',
    number: '91310115MA1K4T',
    keyHint: 'sbk_q7Xa',
    keyTime: '2026-10-02T08:00:00Z',
    berries: 38,
    tier: 'captain',
  }),
  usage: () => ({
    days: [{ day: '2026-11-20', used: 3, added: 1 }],
    rows: [{ id: '3', amount: -1, kind: 'charge', balance: 38, reference: 'COSU6412873350', createTime: '2026-11-20T10:11:00Z' }],
  }),
};
const sysConfig: DoubleHandlers['sysConfig'] = { sysInfo: () => ({ sysTitle: 'Seaberry Tracking', capabilities: ['company'] }) };

/** Company of the user, as in the user centre: name, number, key, logo, berries, tier and usage. */
const meta = {
  title: 'Screens/Company info',
  parameters: { search: 'company, berries, tier, API key!, logo, 公司信息, 公司資訊', frame: '/company/info' },
  component: StoryScreen,
  args: { screen: companyScreen, answers: { sysConfig, company }, buttons: new Set(['company:update', 'company:rotateKey']) },
} satisfies Meta<typeof StoryScreen<object>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Company' }, { timeout: 10_000 })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /^Company name|^Name/ })).toHaveValue('Blue Harbor Forwarding');
  },
};

/** Without the permission the page is read-only. */
export const ReadOnly: Story = { args: { buttons: new Set<string>() } };
export const Loading: Story = { args: { answers: { sysConfig, company: { info: () => pending(), usage: () => pending() } } } };
export const ConnectionLost: Story = {
  args: { answers: { sysConfig, company: { info: () => networkError(), usage: () => networkError() } } },
};
/** Other backends have no companies. */
export const NotOffered: Story = { args: { answers: {} } };
