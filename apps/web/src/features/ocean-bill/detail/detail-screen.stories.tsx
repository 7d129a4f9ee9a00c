import { businessError, endless } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UseQueryResult } from '@tanstack/react-query';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { lateBill, lateState, unknownBill, unknownState, waitingBill, waitingState } from '../../../testing/bill-answers.ts';
import { StoryScreen } from '../../../testing/story-screen.tsx';
import type { DetailSearch } from '../../../shipment/detail/detail-search.ts';
import { ShipmentDetail } from '../../../shipment/detail/shipment-detail.tsx';
import { billKind } from '../bill-kind.ts';
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
    await expect(canvas.getByText(/the number is not known\. Compare it with the document/u)).toBeVisible();
    await expect(canvas.queryByText('No anomalies')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot="stage-rail"]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop tracking' }));
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'Delete this bill?' }, { timeout: 10_000 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
  },
};

/** Why nothing is shown yet, and until when the carrier is asked again. */
export const WaitingForCarrier: Story = {
  name: 'Waiting',
  args: {
    search: { id: '3' },
    answers: {
      oceanBill: { detail: () => ({ bill: { ...waitingBill, failureReason: 'not_found' }, state: waitingState }), notifications: () => [] },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/does not know the number yet/u, {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask again now' })).toBeVisible();
  },
};

/** A reader may look at it only: there is no button without a right. */
export const WithoutRights: Story = {
  args: { ...Unknown.args, buttons: new Set(['oceanBill:page', 'oceanBill:detail']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The carrier does not know this number', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask again now' })).toBeNull();
  },
};

/** A query that waits for the connection. */
const paused = { data: undefined, error: null, isFetching: false, isPaused: true, refetch: () => {} } as unknown as UseQueryResult<object>;

export const Offline: Story = {
  args: {
    screen: {
      ...detailScreen,
      Component: () => (
        <ShipmentDetail kind={billKind} id="1" query={paused}>
          {() => null}
        </ShipmentDetail>
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/This device is offline/u, {}, { timeout: 10_000 })).toBeVisible();
  },
};

export const Loading: Story = { args: { answers: { oceanBill: { detail: () => endless() } } } };

export const Missing: Story = { args: { answers: { oceanBill: { detail: () => businessError('D1002', 'Not found.') } } } };
