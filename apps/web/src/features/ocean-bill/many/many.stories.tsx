import type { DoubleAnswers } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import type { ListSearch } from '../../../kit/list/list-search.ts';
import { bills, counts, pageOf } from '../../../testing/bill-answers.ts';
import { opened } from '../../../testing/opened.ts';
import { StoryScreen } from '../../../testing/story-screen.tsx';
import { listScreen } from '../list/list-screen.tsx';

const sent: unknown[] = [];

const ROWS = [
  { index: 0, referenceNo: 'MAEU123456789', status: 'created' },
  { index: 1, referenceNo: 'COSU6412873350', status: 'duplicate' },
  { index: 2, referenceNo: 'MAEU2', status: 'invalid', errors: { polCode: ['locode'] } },
];
const result = { rows: ROWS, created: 1, charged: 1, balance: 37 };

const answers: DoubleAnswers = {
  oceanBill: {
    page: () => pageOf(bills),
    statusCount: () => counts,
    addBatch: (input) => {
      sent.push(input);
      return result;
    },
    import: () => result,
  },
};

const meta = {
  title: 'Screens/Ocean bills/Track many',
  parameters: { search: 'track many, batch import, paste a list, 批量新增, 批次新增' },
  component: StoryScreen,
  args: { screen: listScreen, answers },
} satisfies Meta<typeof StoryScreen<ListSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openMany(canvasElement: HTMLElement): Promise<HTMLElement> {
  sent.length = 0;
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Track many' }, { timeout: 10_000 }));
  return opened(within(document.body).findByRole('dialog', { name: 'Track many shipments' }, { timeout: 10_000 }));
}

/** Each line is judged with the values common to all; the good ones are sent, and each row shows its result. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await openMany(canvasElement));
    await expect(await dialog.findByRole('combobox', { name: 'Service type' })).toHaveValue('CY/CY');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Customer service' }), 'Lin');
    await userEvent.type(dialog.getByRole('textbox', { name: 'POD code' }), 'NLRTM');
    await userEvent.click(dialog.getByRole('textbox', { name: /^Numbers, one per line/ }));
    await userEvent.paste('MAEU123456789\tPO-1\tCNSHA\nMAEU123456789\nMAEU2,,nowhere');
    await expect(await dialog.findByText('Duplicate of a row above; tracked once.')).toBeVisible();
    await expect(dialog.getByText('MAEU123456789 · MAEU · PO-1 · CNSHA')).toBeVisible();
    await expect(dialog.getByText(/POL code: /)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Track 1 bill' }));
    await expect(await dialog.findByText('1 bill was created, 1 berry was charged. Balance: 37.')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /COSU6412873350/ })).toHaveTextContent('Already tracked');
    await expect(sent).toEqual([
      {
        common: { serviceType: 'CY/CY', customerService: 'Lin', podCode: 'NLRTM' },
        rows: [{ referenceNo: 'MAEU123456789', orderNo: 'PO-1', polCode: 'CNSHA', referenceType: 'BL', carrierCode: 'MAEU' }],
      },
    ]);
  },
};

/** A file is tried before anything is created. */
export const File: Story = {
  play: async ({ canvasElement }) => {
    const element = await openMany(canvasElement);
    const dialog = within(element);
    await userEvent.click(await dialog.findByRole('tab', { name: 'From a file' }));
    const input = await waitFor(() => {
      const found = element.querySelector<HTMLInputElement>('input[type=file]');
      if (!found) throw new Error('There is no file input yet.');
      return found;
    });
    await userEvent.upload(input, new globalThis.File(['referenceNo'], 'bills.csv', { type: 'text/csv' }));
    await expect(await dialog.findByRole('row', { name: /MAEU123456789/ })).toHaveTextContent('Ready');
    await userEvent.click(dialog.getByRole('button', { name: 'Track 1 bill' }));
    await expect(await dialog.findByText('1 bill was created, 1 berry was charged. Balance: 37.')).toBeVisible();
  },
};
