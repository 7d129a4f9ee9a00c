import { businessError, endless } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { lateBill, lateState, unknownBill, unknownState } from '../../../testing/bill-answers.ts';
import { StoryScreen } from '../../../testing/story-screen.tsx';
import type { DetailSearch } from '../../../shipment/detail/detail-search.ts';
import { detailScreen } from './detail-screen.tsx';

const meta = {
  title: 'Screens/Ocean bill',
  parameters: { search: 'bill of lading, shipment detail!, container, 提单, 提單, 提单详情, 提單詳情' },
  component: StoryScreen,
  args: {
    screen: detailScreen,
    search: { id: '1' },
    answers: {
      oceanBill: {
        detail: () => ({ bill: lateBill, state: lateState }),
        notifications: () => [
          {
            id: '1',
            type: 'anomaly',
            description: 'Arrival at POD delayed: 5 d late, Rotterdam',
            planTime: '2026-11-26T05:00:00Z',
            newestTime: '2026-12-01T05:00:00Z',
            timeZone: 'Europe/Amsterdam',
            sendTime: '2026-11-20T06:12:00Z',
          },
        ],
      },
    },
  },
} satisfies Meta<typeof StoryScreen<DetailSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: /COSU6412873350/ }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText(/^Arrives Rotterdam .* late$/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy CSNU6829160' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Notifications' }));
    await expect(await canvas.findByText('Arrival at POD delayed: 5 d late, Rotterdam')).toBeVisible();
  },
};

/** Without a report of the carrier there is no journey to draw, and no judgement on dates. */
export const Unknown: Story = {
  args: {
    search: { id: '4' },
    answers: { oceanBill: { detail: () => ({ bill: unknownBill, state: unknownState }), notifications: () => [] } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The carrier does not know this number', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByText('No anomalies')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot="stage-rail"]')).toBeNull();
  },
};

export const Loading: Story = { args: { answers: { oceanBill: { detail: () => endless() } } } };

export const Missing: Story = { args: { answers: { oceanBill: { detail: () => businessError('D1002', 'Not found.') } } } };
