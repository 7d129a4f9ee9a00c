import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories, type ResourceStoryOptions } from '../../testing/resource-story.ts';
import { PERSON } from '../../testing/session-answers.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { consumptionScreen } from './consumption-screen.tsx';
import { logged } from './fixtures/rows.ts';

const options: ResourceStoryOptions = {
  screen: consumptionScreen,
  controller: 'consumptionLog',
  list: 'page',
  rows: [
    logged('1', { kind: 'charge', amount: -1, balance: 41, attempt: 1, userName: 'Lin Yue' }),
    logged('2', { kind: 'refund', amount: 1, balance: 42, attempt: 1, userName: null }),
    logged('3', { referenceNo: null, kind: 'grant', amount: 20, balance: 42, attempt: 1, userName: null }),
  ],
  noMatch: { referenceNo: 'astronaut', kind: 'charge' },
};
const stories = resourceStories(options);
const platform = resourceStories({
  ...options,
  others: { sysAuth: { userInfo: () => ({ ...PERSON, accountType: 999, buttons: ['consumptionLog:page'] }) } },
});

/** Berries of the company: charged for tracking a bill, returned for a failed subscription, credited. */
const meta = {
  title: 'Screens/Consumption log',
  parameters: { search: 'usage, billing, ledger, berries, 消费日志, 消費日誌, 积分, 點數', frame: '/log/consumption' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A credit belongs to no bill and is named by its kind. Platform administrators see the company of each row. */
export const Default: Story = {
  args: platform.base,
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText('Northwind Trading', undefined, { timeout: 10_000 })).length).toBe(3);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Credit' }, { timeout: 10_000 }));
    await opened(within(document.body).findByRole('dialog', {}, { timeout: 10_000 }));
    await expect(within(document.body).getAllByText('Credit').length).toBeGreaterThan(1);
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
/** A failure has the message of the product. */
export const ConnectionLost: Story = {
  ...stories.connectionLost,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Failed to query usage log.', {}, { timeout: 10_000 })).toBeVisible();
  },
};
export const NoPermission: Story = stories.noPermission;
