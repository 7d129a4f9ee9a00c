import { pending } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import type { ListSearch } from '../../../kit/list/list-search.ts';
import { lateAirState, lateWaybill, waybillCounts, waybillPage, waybills } from '../../../testing/waybill-answers.ts';
import { opened } from '../../../testing/opened.ts';
import { StoryScreen } from '../../../testing/story-screen.tsx';
import { listScreen } from './list-screen.tsx';

/** Every air waybill with its flight, its state and when it is expected: the list of ocean bills, for what flies. */
const meta = {
  title: 'Screens/Air waybills',
  parameters: { search: 'air waybill, awb, air cargo, flights, 空运单, 空運單, 空运, 空運', frame: '/tracking/airWaybill' },
  component: StoryScreen,
  args: { screen: listScreen, answers: { airWaybill: { page: () => waybillPage(waybills), statusCount: () => waybillCounts } } },
} satisfies Meta<typeof StoryScreen<ListSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Beside the list, with outlook and stages. */
export const Peek: Story = {
  args: {
    answers: {
      airWaybill: {
        page: () => waybillPage(waybills),
        statusCount: () => waybillCounts,
        detail: () => ({ bill: lateWaybill, state: lateAirState }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: '157-53806270' }, { timeout: 10_000 });
    await userEvent.keyboard('j ');
    await expect(await canvas.findByRole('heading', { name: '157-53806270' })).toBeVisible();
  },
};

const recognise = () => ({
  status: 'found',
  airlineCode: 'QR',
  airlineName: 'Qatar Airways',
  originCode: 'PVG',
  originName: 'Shanghai Pudong',
  destinationCode: 'FRA',
  destinationName: 'Frankfurt',
  outlook: lateWaybill.outlook,
});
const AIRPORTS = [
  { value: 'PVG', label: 'Shanghai Pudong' },
  { value: 'FRA', label: 'Frankfurt' },
];

/** The airline's response fills airline and airports; a keyword is left to enter. */
export const Recognised: Story = {
  args: {
    answers: {
      airWaybill: {
        page: () => waybillPage(waybills),
        statusCount: () => waybillCounts,
        suggest: ({ values }) => AIRPORTS.filter(({ value }) => !values || values.includes(value)),
        recognise,
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Track a shipment' }, { timeout: 10_000 }));
    const dialog = within(await opened(within(document.body).findByRole('dialog', { name: 'Track a shipment' }, { timeout: 10_000 })));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Air waybill no\./ }), '157-53806270');
    await expect(await dialog.findByText('Qatar Airways knows this number', {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: /^Airline/ })).toHaveValue('Qatar Airways · QR');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /^Origin/ })).toHaveValue('Shanghai Pudong · PVG'));
    await expect(dialog.getByRole('combobox', { name: /^Destination/ })).toHaveValue('Frankfurt · FRA');
    await expect(dialog.getByRole('textbox', { name: /^Local keyword/ })).toHaveValue('');
  },
};

export const Empty: Story = {
  args: {
    answers: {
      airWaybill: {
        page: () => waybillPage([]),
        statusCount: () => ({ all: 0, unshipped: 0, tracking: 0, ended: 0, failed: 0, attention: 0, late: 0, early: 0 }),
      },
    },
  },
};

export const Loading: Story = { args: { answers: { airWaybill: { page: pending, statusCount: pending } } } };
