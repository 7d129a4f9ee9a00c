import type { Input } from '@seaberry/api-client';
import { fieldErrors } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import type { ListSearch } from '../../../kit/list/list-search.ts';
import { bills, counts, lateBill, pageOf } from '../../../testing/bill-answers.ts';
import { opened } from '../../../testing/opened.ts';
import { writeStored } from '../../../shared/storage.ts';
import { PERSON } from '../../../testing/session-answers.ts';
import { StoryScreen } from '../../../testing/story-screen.tsx';
import { listScreen } from '../list/list-screen.tsx';

const PORTS = [
  { value: 'CNYTN', label: 'Yantian' },
  { value: 'USLGB', label: 'Long Beach' },
];
const list = {
  page: () => pageOf(bills),
  statusCount: () => counts,
  suggest: ({ values }: Input<'oceanBill', 'suggest'>) => PORTS.filter(({ value }) => !values || values.includes(value)),
  recognise: () => ({ status: 'noCarrier' }),
};

/** Tracks one shipment: the number is recognised, and only what is still missing is asked for. */
const meta = {
  title: 'Screens/Ocean bills/Form',
  parameters: { search: 'add bill, edit bill, track a shipment, 新增提单, 新增提單' },
  component: StoryScreen,
  args: { screen: listScreen, answers: { oceanBill: list } },
} satisfies Meta<typeof StoryScreen<ListSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const added: string[] = [];

async function openForm(canvasElement: HTMLElement, edited?: string): Promise<Canvas> {
  const canvas = within(canvasElement);
  const page = within(document.body);
  if (edited) {
    (await canvas.findByRole('button', { name: `More actions for ${edited}` }, { timeout: 10_000 })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page.findByRole('menuitem', { name: 'Edit' }));
  } else await userEvent.click(await canvas.findByRole('button', { name: 'Track a shipment' }, { timeout: 10_000 }));
  const name = edited ? `Edit ${edited}` : 'Track a shipment';
  return within(await opened(page.findByRole('dialog', { name }, { timeout: 10_000 })));
}

/** The number fills in its type and carrier; errors say what to enter, and link to their fields. */
export const Add: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement);
    const reference = await dialog.findByRole('textbox', { name: /^Reference no\./ });
    await userEvent.click(dialog.getByRole('button', { name: 'Start tracking' }));
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'POL code' })).toHaveAccessibleDescription(/a POL or a POD, as a port name/),
    );
    await expect(reference).toHaveFocus();
    await expect(reference).toHaveAccessibleDescription(/Enter a B\/L, booking or container number\./);
    await expect(dialog.getByRole('combobox', { name: /^Carrier/ })).toHaveAccessibleDescription(/Enter a carrier\./);
    await expect(dialog.getByRole('button', { name: 'Reference no.' })).toBeVisible();
    await userEvent.type(reference, 'MAEU123456789{Tab}');
    await expect(dialog.getByRole('combobox', { name: /^Carrier/ })).toHaveValue('Maersk · MAEU');
    await expect(dialog.getByRole('combobox', { name: /^Reference type/ })).toHaveValue('BL');
  },
};

/** A container number with a wrong check digit is sent only after a question, in which it may be corrected. */
export const Doubtful: Story = {
  args: {
    answers: {
      oceanBill: {
        ...list,
        add: ({ referenceNo }) => {
          added.push(referenceNo);
          return { id: '9', status: 'created', charged: 1, balance: 37 };
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    added.length = 0;
    const page = within(document.body);
    const dialog = await openForm(canvasElement);
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Reference no\./ }), 'CSNU6829161{Tab}');
    await userEvent.type(dialog.getByRole('combobox', { name: /^Carrier/ }), 'COSU{Tab}');
    await userEvent.type(dialog.getByRole('combobox', { name: 'POL code' }), 'CNYTN{Tab}');
    const submit = dialog.getByRole('button', { name: 'Start tracking' });
    await userEvent.click(submit);
    const question = await page.findByRole('alertdialog', { name: 'Track CSNU6829161 anyway?' }, { timeout: 10_000 });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(added).toEqual([]);
    // The guard against a second press ends first.
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled', 'true'), { timeout: 10_000 });
    await userEvent.click(submit);
    await userEvent.click(await page.findByRole('button', { name: 'Track anyway' }, { timeout: 10_000 }));
    await waitFor(() => expect(added).toEqual(['CSNU6829161']));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** A carrier chosen by the user is not replaced by the one that the number suggests. */
export const ChosenCarrier: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement);
    await userEvent.type(await dialog.findByRole('combobox', { name: /^Carrier/ }), 'COSU');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reference no\./ }), 'MAEU123456789{Tab}');
    await expect(dialog.getByRole('combobox', { name: /^Carrier/ })).toHaveValue('COSCO Shipping · COSU');
    await userEvent.click(dialog.getByRole('button', { name: /^Use Maersk/ }));
    await expect(dialog.getByRole('combobox', { name: /^Carrier/ })).toHaveValue('Maersk · MAEU');
  },
};

const found = {
  status: 'found',
  referenceType: 'BOOKING',
  carrierCode: 'COSU',
  carrierName: 'COSCO Shipping',
  polCode: 'CNYTN',
  polName: 'Yantian',
  podCode: 'USLGB',
  podName: 'Long Beach',
  outlook: bills[0]?.outlook,
};

/**
 * The carrier's response fills kind, carrier and ports; a port that the user picked stays. Customer service is oneself, and the service type
 * that of the last shipment. One press is left.
 */
export const Recognised: Story = {
  args: { answers: { oceanBill: { ...list, recognise: () => found } } },
  play: async ({ canvasElement }) => {
    writeStored(`added:oceanBill:${PERSON.id}`, '{"serviceType":"CFS/CFS"}');
    const dialog = await openForm(canvasElement);
    writeStored(`added:oceanBill:${PERSON.id}`, null);
    await expect(dialog.getByRole('textbox', { name: /^Customer service/ })).toHaveValue(PERSON.realName);
    await expect(dialog.getByRole('combobox', { name: /^Service type/ })).toHaveValue('CFS/CFS');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Reference no\./ }), 'COSU6123456789');
    await expect(await dialog.findByText('COSCO Shipping knows this number', undefined, { timeout: 10_000 })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'POL code' })).toHaveValue('Yantian · CNYTN'));
    await expect(dialog.getByRole('combobox', { name: 'POD code' })).toHaveValue('Long Beach · USLGB');
    await expect(dialog.getByRole('combobox', { name: /^Reference type/ })).toHaveValue('BOOKING');
    await expect(dialog.getByRole('button', { name: 'More details (optional)' })).toHaveAttribute('aria-expanded', 'false');
  },
};

const asked: Input<'oceanBill', 'recognise'>[] = [];

/** Another number takes nothing over from the one before it: its own carrier is asked, and ports and kind are empty until then. */
export const AnotherNumber: Story = {
  args: {
    answers: {
      oceanBill: {
        ...list,
        recognise: (input) => {
          asked.push(input);
          return input.referenceNo.startsWith('COSU') ? found : { status: 'unknown', carrierCode: 'MAEU', carrierName: 'Maersk' };
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    asked.length = 0;
    const dialog = await openForm(canvasElement);
    const reference = await dialog.findByRole('textbox', { name: /^Reference no\./ });
    await userEvent.type(reference, 'COSU6123456789');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'POL code' })).toHaveValue('Yantian · CNYTN'), { timeout: 10_000 });
    await userEvent.clear(reference);
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'POL code' })).toHaveValue(''));
    await expect(dialog.getByRole('combobox', { name: /^Carrier/ })).toHaveValue('');
    await userEvent.type(reference, 'MAEU283991234');
    await expect(await dialog.findByText('Maersk does not know this number yet', undefined, { timeout: 10_000 })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /^Carrier/ })).toHaveValue('Maersk · MAEU'));
    await expect(asked.filter(({ referenceNo, carrierCode }) => referenceNo.startsWith('MAEU') && carrierCode === 'COSU')).toEqual([]);
  },
};

const many = {
  ...list,
  tryBatch: ({ rows }: Input<'oceanBill', 'tryBatch'>) => ({
    rows: rows.map(({ referenceNo }, index) => ({ index, referenceNo: referenceNo ?? '', status: 'created' })),
    created: rows.length,
    charged: rows.length,
    balance: 40,
  }),
  readFile: () => ({ rows: [['提单号', '目的港'], ['MAEU300000003', '鹿特丹']].map((cells, at) => ({ line: at + 1, cells })) }), // prettier-ignore
};

/** One box takes a number and a sheet: pasted lines go to the list of many with the number before them, and emptying it leads back. */
export const PastedSheet: Story = {
  args: { answers: { oceanBill: many } },
  play: async ({ canvasElement }) => {
    localStorage.clear();
    const dialog = await openForm(canvasElement);
    const reference = await dialog.findByRole('textbox', { name: /^Reference no\./ });
    await userEvent.type(reference, 'MAEU100000001');
    await userEvent.paste('\n');
    await expect(dialog.getByRole('button', { name: 'Start tracking' })).toBeVisible();
    await userEvent.paste('提单号\t目的港\nMAEU200000002\t鹿特丹');
    const text = await dialog.findByRole('textbox', { name: /^Sheet or numbers/ }, { timeout: 10_000 });
    await waitFor(() => expect(text).toHaveValue('提单号\t目的港\tReference no.\nMAEU200000002\t鹿特丹\n\t\tMAEU100000001'));
    await waitFor(() => expect(text).toHaveFocus());
    await expect(dialog.getByText(/^Your rows are in the list below/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Start tracking' })).not.toBeInTheDocument();
    await userEvent.clear(text);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Reference no\./ })).toHaveFocus());
    await expect(dialog.getByRole('textbox', { name: /^Reference no\./ })).toHaveValue('MAEU100000001');
  },
};

/** A file that is dropped on the number, or chosen below it, is read for the list of many; its removal leads back. */
export const DroppedFile: Story = {
  args: { answers: { oceanBill: many } },
  play: async ({ canvasElement }) => {
    localStorage.clear();
    const dialog = await openForm(canvasElement);
    const reference = await dialog.findByRole('textbox', { name: /^Reference no\./ });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'bills.csv', { type: 'text/csv' }));
    const drag = (type: string) => reference.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    drag('dragenter');
    await expect(await dialog.findByText('Drop to add the file')).toBeVisible();
    drag('drop');
    const rows = await dialog.findByRole('textbox', { name: /^Sheet or numbers/ }, { timeout: 10_000 });
    await waitFor(() => expect(rows).toHaveValue('提单号\t目的港\nMAEU300000003\t鹿特丹'));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Reference no\./ })).toHaveFocus());
    await expect(dialog.getByLabelText('XLSX or CSV file')).toHaveAttribute('type', 'file');
  },
};

/** A number that the company tracks already leads to its page. */
export const TrackedAlready: Story = {
  args: { answers: { oceanBill: { ...list, recognise: () => ({ status: 'tracked', id: 'b1', carrierCode: 'COSU' }) } } },
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement);
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Reference no\./ }), 'COSU6123456789');
    await expect(await dialog.findByRole('link', { name: 'Open it' }, { timeout: 10_000 })).toHaveAttribute(
      'href',
      expect.stringContaining('id=b1'),
    );
  },
};

/** A carrier that does not answer or does not know the number is no reason not to track it; codes are typed without a list. */
export const NotKnown: Story = {
  args: {
    answers: {
      oceanBill: {
        ...list,
        recognise: () => ({ status: 'unknown', carrierCode: 'COSU', carrierName: 'COSCO Shipping' }),
        suggest: () => [],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement);
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Reference no\./ }), 'COSU6123456789');
    await expect(await dialog.findByText('COSCO Shipping does not know this number yet', undefined, { timeout: 10_000 })).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: 'POL code' }), 'cnzap{Tab}');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'POL code' })).toHaveValue('CNZAP (not in the list)'));
  },
};

/** Fields that identify a tracked bill are read-only; server errors are at their field. */
export const Edit: Story = {
  args: { answers: { oceanBill: { ...list, update: () => fieldErrors({ customer: ['This customer is blocked.'] }) } } },
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement, 'COSU6412873350');
    await expect(await dialog.findByRole('textbox', { name: /^Reference no\./ })).toHaveAttribute('readonly');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Order no.' }), '7');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const customer = dialog.getByRole('textbox', { name: 'Customer' });
    await waitFor(() => expect(customer).toHaveAccessibleDescription('This customer is blocked.'));
    await expect(customer).toHaveFocus();
  },
};

const lacking = (...codes: string[]) => ({
  list: () => [{ code: 'ServiceType', name: 'Service type', data: { result: codes.map((code) => ({ code, name: code })) } }],
});
const doorBill = { ...lateBill, serviceType: 'DR/DR', entered: { serviceType: 'DR/DR' } };

/** A service type that the back end no longer lists is shown as it is, and saved unchanged. */
export const UnlistedServiceType: Story = {
  args: {
    answers: {
      oceanBill: { ...list, page: () => pageOf([doorBill]), update: (input) => fieldErrors({ customer: [`Sent ${input.serviceType}.`] }) },
      sysConst: lacking('CY/CY', 'CY/SD'),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement, 'COSU6412873350');
    const services = await dialog.findByRole('combobox', { name: /^Service type/ });
    await expect(services).toHaveDisplayValue('DR/DR');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Order no.' }), '7');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Customer' })).toHaveAccessibleDescription('Sent DR/DR.'));
  },
};
