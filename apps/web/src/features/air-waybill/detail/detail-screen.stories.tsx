import type { AnswerOf, Input } from '@seaberry/api-client';
import { businessError, pending } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import type { DetailSearch } from '../../../shipment/detail/detail-search.ts';
import { StoryScreen } from '../../../testing/story-screen.tsx';
import { lateAirRoute, lateAirState, lateWaybill, waitingAirState, waitingWaybill } from '../../../testing/waybill-answers.ts';
import { detailScreen } from './detail-screen.tsx';

const quiet = {
  notifications: () => [],
  route: () => lateAirRoute,
  activity: (): AnswerOf<'airWaybill', 'activity'> => ({
    page: 1,
    pageSize: 20,
    total: 0,
    totalPages: 0,
    items: [],
    hasPrevPage: false,
    hasNextPage: false,
  }),
};

/** One air waybill from booking to delivery: when it arrives and how late, its flights, and how many pieces were on each. */
const meta = {
  title: 'Screens/Air waybill',
  parameters: { search: 'air waybill!, awb, flight, part shipment, 空运单详情, 空運單詳情, 航班', frame: '/tracking/airWaybill' },
  component: StoryScreen,
  args: {
    screen: detailScreen,
    search: { id: 'w1' },
    answers: { airWaybill: { detail: () => ({ bill: lateWaybill, state: lateAirState }), ...quiet } },
  },
} satisfies Meta<typeof StoryScreen<DetailSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: /157-53806270/u }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getAllByText('QR8171')[0]).toBeVisible();
  },
};

const settled: Input<'airWaybill', 'settle'>[] = [];
const elsewhere = { ...lateWaybill, originCode: 'CAN', originName: 'Guangzhou' };

/** The airline names another airport than was entered: one press takes it over. */
export const OtherAirport: Story = {
  args: {
    answers: {
      airWaybill: {
        ...quiet,
        detail: () => ({ bill: settled.length > 0 ? lateWaybill : elsewhere, state: lateAirState }),
        settle(input) {
          settled.push(input);
          return null;
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    settled.length = 0;
    const canvas = within(canvasElement);
    const take = await canvas.findByRole('button', { name: 'Use the airline’s' }, { timeout: 10_000 });
    await expect(canvas.getByText(/Entered: Guangzhou \(CAN\)/u)).toBeVisible();
    await userEvent.click(take);
    await waitFor(() => expect(canvas.queryByText(/Entered: Guangzhou/u)).toBeNull(), { timeout: 10_000 });
    await expect(settled).toEqual([{ id: lateWaybill.id, field: 'originCode', carrier: lateAirState.origin?.iataCode }]);
  },
};

/** Nothing is known yet: the reason, and the next steps. */
export const Waiting: Story = {
  args: { answers: { airWaybill: { ...quiet, detail: () => ({ bill: waitingWaybill, state: waitingAirState }) } } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Waiting for the airline', { selector: '[data-slot=empty-state-title]' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

export const Missing: Story = {
  args: { answers: { airWaybill: { detail: () => businessError('D1002') } } },
};

export const Loading: Story = { args: { answers: { airWaybill: { detail: pending } } } };
