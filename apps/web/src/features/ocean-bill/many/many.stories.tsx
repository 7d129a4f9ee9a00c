import { businessError, fieldErrors, type DoubleHandlers } from '@seaberry/api-client/doubles';
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

const created = (numbers: readonly string[]) => ({
  rows: numbers.map((referenceNo, index) => ({ index, referenceNo, status: 'created' })),
  created: numbers.length,
  charged: numbers.length,
  balance: 37,
});

/** Categories of some numbers in a dry run; all others would be created. */
const categories: Record<string, { status: string; errors?: Record<string, string[]> }> = {
  COSU6412873350: { status: 'duplicate' },
  MAEU200000002: { status: 'invalid', errors: { polCode: ['unknownPort'] } },
  MAEU300000003: { status: 'noBerries' },
};

const answers: DoubleHandlers = {
  oceanBill: {
    page: () => pageOf(bills),
    statusCount: () => counts,
    suggest: () => [{ value: 'NLRTM', label: 'Rotterdam' }],
    addBatch: (input) => {
      sent.push(input);
      return input.rows.length === 1 || input.rows.length === 2 ? result : created(input.rows.map(({ referenceNo }) => referenceNo ?? ''));
    },
    readFile: () => ({ rows: SHEET.split('\n').map((row, at) => ({ line: at + 1, cells: row.split('\t') })) }),
    tryBatch: ({ rows }) => ({
      ...result,
      balance: 5000,
      rows: rows.map(({ referenceNo = '' }, index) => ({
        index,
        referenceNo: referenceNo ?? '',
        ...(categories[referenceNo ?? ''] ?? { status: 'created' }),
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

/**
 * Tracks many shipments at once, from a pasted sheet or a file, with a preview of every row and the reason for each that cannot be used.
 */
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

/** Each line is checked with the values common to all, whose ports are picked by name; the good ones are sent, and each row shows its result. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await openMany(canvasElement));
    await expect(await dialog.findByRole('combobox', { name: 'Service type' })).toHaveValue('CY/CY');
    await expect(await dialog.findByRole('textbox', { name: 'Customer service' })).toHaveValue('Lin Yue');
    const pod = dialog.getByRole('combobox', { name: 'POD code' });
    await userEvent.type(pod, 'Rott');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Rotterdam/ }, { timeout: 10_000 }));
    await expect(pod).toHaveDisplayValue(/Rotterdam/);
    await userEvent.click(dialog.getByRole('textbox', { name: /^Sheet or numbers/ }));
    await userEvent.paste(SHEET);
    await expect(await dialog.findByText('Duplicate of a row above; tracked once.', {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByText('MAEU123456789 · MAEU · PO-1 · 上海')).toBeVisible();
    await expect(await dialog.findByText('Tracked already; costs nothing.', {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByText('Beyond your berries.')).toBeVisible();
    const port = dialog.getByRole('combobox', { name: 'POL', description: /^No port has this code or name/ });
    await expect(port).toHaveValue('Atlantis');
    await expect(dialog.getByRole('combobox', { name: '天气' })).toHaveValue('');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '天气' }), 'Remark');
    const send = await dialog.findByRole('button', { name: 'Track 1 bill' }, { timeout: 10_000 });
    await userEvent.click(send);
    await expect(await dialog.findByText('1 bill was created, 1 berry was charged. Balance: 37.', {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /COSU6412873350/ })).toHaveTextContent('Already tracked');
    await expect(sent).toEqual([
      {
        common: { serviceType: 'CY/CY', customerService: 'Lin Yue', podCode: 'NLRTM' },
        rows: [{ referenceNo: 'MAEU123456789', orderNo: 'PO-1', polCode: '上海', referenceType: 'BL', carrierCode: 'MAEU', remark: '晴' }],
      },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Track more' }));
    await expect(await dialog.findByRole('textbox', { name: /^Sheet or numbers/ })).toHaveValue(
      '订单号\t起运港\t提单号\t天气\nPO-3\tAtlantis\tMAEU200000002\t雨\nPO-4\t宁波\tMAEU300000003\t雨',
    );
    // The next sheet with that heading has the column already.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Track many' }));
    const next = within(await opened(within(document.body).findByRole('dialog', { name: 'Track many shipments' })));
    await userEvent.clear(next.getByRole('textbox', { name: /^Sheet or numbers/ }));
    await userEvent.click(next.getByRole('textbox', { name: /^Sheet or numbers/ }));
    await userEvent.paste(SHEET);
    await expect(await next.findByRole('combobox', { name: '天气' })).toHaveDisplayValue('Remark');
  },
};

/** Forty rows below Chinese headings, six of them without their carrier. */
const FORTY = [
  '序号\t目的港\t船公司\t提单号',
  ...Array.from({ length: 40 }, (_, at) =>
    at % 7 === 3 ? `${at + 1}\t鹿特丹\t\t61234567${at + 10}` : `${at + 1}\t鹿特丹\t中远海运\tCOSU64128733${at + 10}`,
  ),
].join('\n');

/** Of forty rows, those that need a fix are shown alone and corrected in place; the others are sent, and what is wrong stays. */
export const SixWrong: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await openMany(canvasElement));
    await expect(await dialog.findByRole('textbox', { name: 'Customer service' })).toHaveValue('Lin Yue');
    await userEvent.click(dialog.getByRole('textbox', { name: /^Sheet or numbers/ }));
    await userEvent.paste(FORTY);
    await expect(await dialog.findByRole('button', { name: 'Track 34 bills' }, { timeout: 10_000 })).toBeVisible();
    const wrong = dialog.getByRole('button', { name: /Need a fix/ });
    await expect(wrong.closest('output')).toHaveTextContent('34New6Need a fix');
    await userEvent.click(wrong);
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(6));
    const carriers = within(dialog.getByRole('region', { name: 'Preview' })).getAllByRole('combobox', { name: 'Carrier' });
    const [carrier, next] = carriers;
    if (!carrier) throw new Error('The first wrong row has no field for its carrier.');
    await expect(carrier).toHaveAccessibleDescription(/./);
    await userEvent.selectOptions(carrier, 'MAEU');
    await userEvent.type(carrier, '{Enter}');
    await expect(await dialog.findByRole('button', { name: 'Track 35 bills' }, { timeout: 10_000 })).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(carrier).toHaveValue('MAEU');
    await expect(dialog.getByRole('button', { name: 'Download 5 rows with their reasons' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download a template' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Track 35 bills' }));
    await expect(await dialog.findByText(/bills were created/, {}, { timeout: 10_000 })).toBeVisible();
    // Rows have the numbers that they have in the sheet and in the preview.
    await expect(within(dialog.getByRole('row', { name: /COSU6412873321/ })).getAllByRole('cell')[0]).toHaveTextContent('13');
    await userEvent.click(dialog.getByRole('button', { name: 'Track more' }));
    const text = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: /^Sheet or numbers/ });
    await expect(text.value.split('\n')).toHaveLength(6);
  },
};

/** Four rows with wrong addresses, and one with a port that only the server knows to be wrong. */
const FIVE = [
  '提单号\t邮箱\t起运港',
  'MAEU100000001\ta@b\t上海',
  'MAEU100000002\tc@d\t上海',
  'MAEU200000002\te@f.example\tAtlantis',
  'MAEU100000003\tg@h\t上海',
].join('\n');

/** While rows that need a fix are shown alone, a fixed row stays, the focus goes where it is sent, and nothing typed is lost. */
export const FixedInPlace: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await openMany(canvasElement));
    await expect(await dialog.findByRole('textbox', { name: 'Customer service' })).toHaveValue('Lin Yue');
    const sheet = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Sheet or numbers/ });
    await userEvent.click(sheet);
    await userEvent.paste(FIVE);
    await waitFor(() => expect(dialog.getByRole('button', { name: /Need a fix/ })).toHaveTextContent('4'), { timeout: 10_000 });
    await userEvent.click(dialog.getByRole('button', { name: /Need a fix/ }));
    const emails = (): HTMLElement[] => dialog.getAllByRole('textbox', { name: 'Notification email' });
    await waitFor(() => expect(emails()).toHaveLength(3));
    const [first, second, third] = emails() as [HTMLElement, HTMLElement, HTMLElement];
    await userEvent.clear(first);
    await userEvent.type(first, 'one@b.example');
    await userEvent.click(second);
    await expect(second).toHaveFocus();
    await expect(await dialog.findByText('Fixed.')).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.clear(second);
    await userEvent.type(second, 'two@b.example{Enter}');
    // The next wrong cell is the port of the next row.
    await waitFor(() => expect(dialog.getByDisplayValue('Atlantis')).toHaveFocus());
    await userEvent.click(third);
    await userEvent.clear(third);
    await userEvent.type(third, 'three@b.example');
    await userEvent.tab();
    await expect(document.activeElement?.closest('[data-slot="paste-import"]')).toBeNull();
    await expect(document.activeElement).toBeVisible();
    await waitFor(() => expect(sheet.value.match(/\w+@b\.example/gu)).toEqual(['one@b.example', 'two@b.example', 'three@b.example']));
    // The rows leave once the category is chosen anew, and nothing is sent before the server has checked them.
    await expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    await expect(await dialog.findByRole('button', { name: 'Track 3 bills' }, { timeout: 10_000 })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(dialog.getByRole('button', { name: /Need a fix/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Need a fix/ }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  },
};

/** A container number with a wrong check digit needs a fix until it is corrected or confirmed, and is then sent with its warning. */
export const Doubtful: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await openMany(canvasElement));
    await expect(await dialog.findByRole('textbox', { name: 'Customer service' })).toHaveValue('Lin Yue');
    await userEvent.click(dialog.getByRole('textbox', { name: /^Sheet or numbers/ }));
    await userEvent.paste('箱号\t船公司\t起运港\nCSNU6829161\tCOSU\t上海\nCSNU6829160\tCOSU\t上海');
    await expect(await dialog.findByRole('button', { name: 'Track 1 bill' }, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Reference no.' })).toHaveAccessibleDescription(/The check digit does not match/);
    await userEvent.click(dialog.getByRole('button', { name: 'Track anyway' }));
    await expect(dialog.getByRole('textbox', { name: 'Reference no.' })).toHaveFocus();
    await expect(dialog.queryByRole('button', { name: 'Track anyway' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Track 2 bills' })).toBeVisible();
    await expect(dialog.getByText(/^Reference no\.: The check digit does not match/)).toBeVisible();
  },
};

/** A port that is not clear is chosen among those that its text may mean, and a carrier is suggested by the owner of the container. */
export const Offered: Story = {
  args: {
    answers: {
      oceanBill: {
        ...answers.oceanBill,
        suggest: ({ values = [] }) =>
          (values ?? []).map((value) => ({ value, label: { CNTXG: 'Tianjin Xingang', CNXGG: 'Xingang' }[value] ?? value })),
        tryBatch: ({ rows }) => ({
          ...created(rows.map(({ referenceNo }) => referenceNo ?? '')),
          balance: 5000,
          rows: rows.map(({ referenceNo, polCode }, index) => ({
            index,
            referenceNo: referenceNo ?? '',
            ...(polCode === '天津新港'
              ? { status: 'invalid', errors: { polCode: ['unclearPort'] }, choices: { polCode: ['CNTXG', 'CNXGG'] } }
              : { status: 'created' }),
          })),
        }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await openMany(canvasElement));
    await expect(await dialog.findByRole('textbox', { name: 'Customer service' })).toHaveValue('Lin Yue');
    const sheet = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Sheet or numbers/ });
    await userEvent.click(sheet);
    await userEvent.paste('提单号\t起运港\nMAEU123456789\t天津新港\nCSNU6829160\t上海');
    const preview = within(await dialog.findByRole('region', { name: 'Preview' }, { timeout: 10_000 }));
    await userEvent.click(await preview.findByRole('button', { name: 'Xingang · CNXGG' }, { timeout: 10_000 }));
    const port = preview.getByRole('combobox', { name: 'POL' });
    await expect(port).toHaveFocus();
    await waitFor(() => expect(sheet.value).toContain('MAEU123456789\tCNXGG'));
    const carrier = preview.getByRole('combobox', { name: 'Carrier' });
    await expect(carrier).toHaveValue('COSU');
    await expect(carrier).toHaveAccessibleDescription(/Suggested by the number/);
    await userEvent.type(port, '{Enter}');
    await expect(carrier).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('button', { name: 'Track 2 bills' }, { timeout: 10_000 })).toBeVisible();
    await expect(sheet.value).toContain('COSU');
  },
};

/** A part that fails leaves its rows, which are sent again with the others. */
export const FailedPart: Story = {
  args: {
    answers: {
      ...answers,
      oceanBill: {
        ...answers.oceanBill,
        addBatch: (input) => {
          sent.push(input);
          return sent.length === 2
            ? businessError('A0500', 'The server is busy.')
            : created(input.rows.map(({ referenceNo }) => referenceNo ?? ''));
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await openMany(canvasElement));
    await expect(await dialog.findByRole('textbox', { name: 'Customer service' })).toHaveValue('Lin Yue');
    await userEvent.type(dialog.getByRole('combobox', { name: 'POD code' }), 'NLRTM');
    await userEvent.click(dialog.getByRole('textbox', { name: /^Sheet or numbers/ }));
    await userEvent.paste(Array.from({ length: 600 }, (_, at) => `MAEU${300_000_000 + at * 7}`).join('\n'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Track 600 bills' }, { timeout: 10_000 }));
    await expect(await dialog.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent(
      '500 rows were sent. The others are still here.',
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Track 100 bills' }, { timeout: 10_000 }));
    await expect(await dialog.findByText(/^100 bills were created/, {}, { timeout: 10_000 })).toBeVisible();
  },
};

/** Ends the part that is on its way. */
let endPart = (): void => {};

/** Rows are sent in parts, with the progress shown; cancelling stops after the running part, and the remaining rows are kept. */
export const Cancelled: Story = {
  args: {
    answers: {
      oceanBill: {
        ...answers.oceanBill,
        addBatch: async (input) => {
          sent.push(input);
          await new Promise<void>((resolve) => {
            endPart = resolve;
          });
          return created(input.rows.map(({ referenceNo }) => referenceNo ?? ''));
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await openMany(canvasElement));
    await userEvent.type(await dialog.findByRole('combobox', { name: 'POD code' }), 'NLRTM');
    await userEvent.click(dialog.getByRole('textbox', { name: /^Sheet or numbers/ }));
    await userEvent.paste(Array.from({ length: 1200 }, (_, at) => `MAEU${300_000_000 + at * 7}`).join('\n'));
    await userEvent.click(await dialog.findByRole('button', { name: /^Track 1,?200 bills/u }, { timeout: 10_000 }));
    const progress = await dialog.findByRole('progressbar', { name: 'Rows are being tracked' });
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(progress).toHaveAttribute('aria-valuetext', '0 of 1,200 rows');
    endPart();
    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(progress).toHaveAttribute('aria-valuetext', '500 of 1,200 rows');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    endPart();
    await expect(await dialog.findByText('200 rows were not sent. They are kept.', {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByText(/^1,?000 bills were created/)).toBeVisible();
    await expect(sent).toHaveLength(2);
  },
};

/** A dry run that fails says why, and is tried again on request. */
export const FailedDryRun: Story = {
  args: {
    answers: () => {
      let tries = 0;
      const tryBatch: NonNullable<DoubleHandlers['oceanBill']>['tryBatch'] = (input) => {
        tries += 1;
        return tries === 1
          ? businessError('A0500', 'The server is busy.')
          : { ...created(input.rows.map(({ referenceNo }) => referenceNo ?? '')), balance: 5000 };
      };
      return { oceanBill: { ...answers.oceanBill, tryBatch } };
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await openMany(canvasElement));
    await expect(await dialog.findByRole('textbox', { name: 'Customer service' })).toHaveValue('Lin Yue');
    await userEvent.type(dialog.getByRole('combobox', { name: 'POD code' }), 'NLRTM');
    await userEvent.click(dialog.getByRole('textbox', { name: /^Sheet or numbers/ }));
    await userEvent.paste('MAEU123456789');
    await expect(await dialog.findByText('The server could not check the rows', {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByText('The server is busy.')).toBeVisible();
    await expect(dialog.getByText(/^They can be sent all the same/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Track 1 bill' })).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.queryByText('The server could not check the rows')).not.toBeInTheDocument(), { timeout: 10_000 });
    await expect(await dialog.findByRole('button', { name: 'Track 1 bill' }, { timeout: 10_000 })).toBeVisible();
  },
};

const fileInput = (dialog: HTMLElement): Promise<HTMLInputElement> =>
  waitFor(() => {
    const found = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('There is no file input yet.');
    return found;
  });

async function choose(canvasElement: HTMLElement): Promise<ReturnType<typeof within>> {
  const element = await openMany(canvasElement);
  const dialog = within(element);
  await userEvent.upload(await fileInput(element), new globalThis.File(['x'], 'bills.csv', { type: 'text/csv' }));
  return dialog;
}

/** The rows of a file are mapped, tried, changed and sent like pasted ones; those that are not tracked stay. */
export const File: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement);
    await expect(await dialog.findByRole('textbox', { name: 'Customer service' })).toHaveValue('Lin Yue');
    const rows = await dialog.findByRole('textbox', { name: /^Sheet or numbers/ }, { timeout: 10_000 });
    await expect(await dialog.findByText('Tracked already; costs nothing.', {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByText('Line 5')).toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '天气' }), 'Remark');
    await userEvent.click(rows);
    await userEvent.clear(rows);
    await userEvent.paste(SHEET.replace('Atlantis', '上海').replace('MAEU200000002', 'MAEU200000005'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Track 2 bills' }, { timeout: 10_000 }));
    await expect(await dialog.findByText('1 bill was created, 1 berry was charged. Balance: 37.', {}, { timeout: 10_000 })).toBeVisible();
    await expect(sent).toMatchObject([{ rows: [{ referenceNo: 'MAEU123456789', remark: '晴' }, { referenceNo: 'MAEU200000005' }] }]);
  },
};

/** A file that is chosen again replaces its own rows; rows that were there before it stay. */
export const FileAgain: Story = {
  args: {
    answers: () => {
      const files = [SHEET, SHEET.replace('Atlantis', '宁波')];
      const readFile = () => ({ rows: (files.shift() ?? '').split('\n').map((row, at) => ({ line: at + 1, cells: row.split('\t') })) });
      return { oceanBill: { ...answers.oceanBill, readFile } };
    },
  },
  play: async ({ canvasElement }) => {
    const element = await openMany(canvasElement);
    const text = await within(element).findByRole<HTMLTextAreaElement>('textbox', { name: /^Sheet or numbers/ });
    const upload = async (name: string): Promise<void> =>
      userEvent.upload(await fileInput(element), new globalThis.File(['x'], name, { type: 'text/csv' }));
    await userEvent.click(text);
    await userEvent.paste('MAEU123456777');
    await upload('bills.csv');
    await waitFor(() => expect(text.value).toContain('Atlantis'), { timeout: 10_000 });
    await upload('bills-corrected.csv');
    await waitFor(() => expect(text.value).not.toContain('Atlantis'), { timeout: 10_000 });
    await expect(text.value.split('\n')).toHaveLength(7);
    await expect(text.value).toContain('MAEU123456777');
  },
};

/** A file that cannot be read says what is wrong, and where. The rows stay. */
export const UnreadableFile: Story = {
  args: {
    answers: {
      ...answers,
      oceanBill: {
        ...answers.oceanBill,
        readFile: () => fieldErrors({ file: ['Row 7 has more than 200 columns. Delete those that are not needed.'] }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement);
    await expect(await dialog.findByText(/^Row 7 has more than 200 columns\./u, {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByLabelText('XLSX or CSV file')).toBeInvalid();
    await expect(dialog.getByRole('textbox', { name: /^Sheet or numbers/ })).toHaveValue('');
  },
};
