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

/** Fates of some numbers in a dry run; all others would be created. */
const fates: Record<string, { status: string; errors?: Record<string, string[]> }> = {
  COSU6412873350: { status: 'duplicate' },
  MAEU200000002: { status: 'invalid', errors: { polCode: ['unknownPort'] } },
  MAEU300000003: { status: 'noBerries' },
};

const answers: DoubleAnswers = {
  oceanBill: {
    page: () => pageOf(bills),
    statusCount: () => counts,
    addBatch: (input) => {
      sent.push(input);
      return result;
    },
    import: () => result,
    tryBatch: ({ rows }) => ({
      ...result,
      rows: rows.map(({ referenceNo = '' }, index) => ({
        index,
        referenceNo: referenceNo ?? '',
        ...(fates[referenceNo ?? ''] ?? { status: 'created' }),
      })),
    }),
  },
};

const SHEET = [
  '订单号\t起运港\t提单号\t天气',
  'PO-1\t上海\tMAEU123456789\t晴',
  'PO-9\t上海\tMAEU123456789\t晴',
  'PO-2\t上海\tCOSU6412873350\t雨',
  'PO-3\tAtlantis\tMAEU200000002\t雨',
  'PO-4\t宁波\tMAEU300000003\t雨',
].join('\n');

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
  localStorage.clear();
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
    await userEvent.click(dialog.getByRole('textbox', { name: /^Sheet or numbers/ }));
    await userEvent.paste(SHEET);
    await expect(await dialog.findByText('Duplicate of a row above; tracked once.', {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByText('MAEU123456789 · MAEU · PO-1 · 上海')).toBeVisible();
    await expect(await dialog.findByText('Tracked already; costs nothing.', {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByText('Beyond your berries.')).toBeVisible();
    await expect(dialog.getByText('POL code: No port has this code or name. Enter its UN/LOCODE, for example CNSHA.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: '天气' })).toHaveValue('');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '天气' }), 'Remark');
    const send = await dialog.findByRole('button', { name: 'Track 1 bill' }, { timeout: 10_000 });
    await userEvent.click(send);
    await expect(await dialog.findByText('1 bill was created, 1 berry was charged. Balance: 37.', {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /COSU6412873350/ })).toHaveTextContent('Already tracked');
    await expect(sent).toEqual([
      {
        common: { serviceType: 'CY/CY', customerService: 'Lin', podCode: 'NLRTM' },
        rows: [{ referenceNo: 'MAEU123456789', orderNo: 'PO-1', polCode: '上海', referenceType: 'BL', carrierCode: 'MAEU', remark: '晴' }],
      },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Track more' }));
    await expect(await dialog.findByRole('textbox', { name: /^Sheet or numbers/ })).toHaveValue(
      '订单号\t起运港\t提单号\t天气\nPO-3\tAtlantis\tMAEU200000002\t雨\nPO-4\t宁波\tMAEU300000003\t雨',
    );
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
