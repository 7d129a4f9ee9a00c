import type { AnswerOf, Input } from '@seaberry/api-client';
import { businessError, outdated, pending, networkError, type DoubleHandlers } from '@seaberry/api-client/doubles';
import { Toaster } from '@seaberry/ui/toaster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { bills, counts, lateBill, lateState, pageOf } from '../../../testing/bill-answers.ts';
import { fullCounts, fullPage } from '../../../testing/more-bills.ts';
import { writeStored } from '../../../shared/storage.ts';
import { BUTTONS, PERSON } from '../../../testing/session-answers.ts';
import { opened } from '../../../testing/opened.ts';
import { StoryScreen } from '../../../testing/story-screen.tsx';
import type { ListSearch } from '../../../kit/list/list-search.ts';
import { listScreen } from './list-screen.tsx';

const NONE = { all: 0, unshipped: 0, tracking: 0, ended: 0, failed: 0, attention: 0, late: 0, early: 0 };

const PORTS = [
  { value: 'CNYTN', label: 'Yantian', country: 'CN' },
  { value: 'CNSHA', label: 'Shanghai', country: 'CN' },
];
const suggest = ({ keyword, values }: Input<'oceanBill', 'suggest'>) =>
  PORTS.filter(({ value, label }) => (values ? values.includes(value) : label.toLowerCase().includes(keyword ?? '')));

/**
 * The page where a dispatcher spends the day: every ocean bill with its state and expected arrival. Counters filter by state, saved views
 * keep filters, and a row opens beside the list.
 */
const meta = {
  title: 'Screens/Ocean bills',
  parameters: {
    search: 'bill of lading, shipments, tracking list!, container list, 提单, 提單, 海运, 海運, 海运提单',
    frame: '/tracking/oceanBill',
  },
  component: StoryScreen,
  args: { screen: listScreen, answers: { oceanBill: { page: () => pageOf(bills), statusCount: () => counts, suggest } } },
} satisfies Meta<typeof StoryScreen<ListSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { answers: { oceanBill: { page: () => pageOf(fullPage), statusCount: () => fullCounts, suggest } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('COSU6412873350', undefined, { timeout: 10_000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for COSU6412873350' }));
    await waitFor(() => expect(within(document.body).getByRole('menuitem', { name: 'Edit' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

const HOLD: NonNullable<(typeof lateBill)['topSignal']> = {
  key: 'customsHold',
  kind: 'customsHold',
  open: true,
  container: null,
  place: null,
  since: '2026-11-18T20:00:00Z',
  stage: null,
  said: null,
  found: null,
  lengthMs: 219_600_000,
  thresholdMs: null,
  reason: null,
};

const PLACES = [
  ['Shanghai', 'Felixstowe', 'Birmingham'],
  ['Ningbo', 'Hamburg', null],
  ['Xiamen', 'Los Angeles', 'Memphis'],
] as const;

const crowded = bills.slice(0, 3).map((bill, at) => {
  const [polName = '', podName = '', pldName = null] = PLACES[at] ?? [];
  return {
    ...bill,
    referenceNo: `HLCUSHA26670479${at}`,
    orderNo: `PO-2026-11884${at}`,
    polCode: 'CNSHA',
    polName,
    podCode: 'NLRTM',
    podName,
    pldCode: pldName ? 'DEDUI' : null,
    pldName,
  };
});

const hasCut = (cell: Element): boolean =>
  [...cell.querySelectorAll('*')].some(
    (part) => part.clientWidth > 2 && part.scrollWidth > part.clientWidth && getComputedStyle(part).textOverflow === 'ellipsis',
  );

/** Room of a column beyond its widest content; the content of a cell is as wide as its copy on one line. */
function spare(cells: readonly Element[]): number {
  const widths = cells.map((cell) => {
    const copy = document.createElement('div');
    copy.style.cssText = 'position:absolute;inline-size:max-content;white-space:nowrap';
    copy.append(...[...cell.childNodes].map((node) => node.cloneNode(true)));
    cell.append(copy);
    const width = copy.offsetWidth;
    copy.remove();
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
    return cell.clientWidth - width - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  });
  return Math.min(...widths);
}

async function expectFairWidths(canvasElement: HTMLElement): Promise<void> {
  await within(canvasElement).findByText('HLCUSHA266704790', undefined, { timeout: 10_000 });
  const heads = [...canvasElement.querySelectorAll<HTMLElement>('thead [data-column]:not([data-column^=":"])')];
  const columns = heads.map(({ dataset: { column = '' } }) => [...canvasElement.querySelectorAll(`[data-column="${column}"]`)]);
  await waitFor(async () => {
    const cut = columns.some((cells) => cells.slice(1).some(hasCut));
    if (cut) await expect(Math.max(...columns.map(spare))).toBeLessThanOrEqual(2);
  });
}

/** The list in a window of 1440 px: the next milestone is cut first, and no text is cut while another column has room to spare. */
export const Widths: Story = {
  tags: ['!autodocs'],
  args: { answers: { oceanBill: { page: () => pageOf(crowded), statusCount: () => counts, suggest } } },
  decorators: [(Story) => <div style={{ inlineSize: 1328 }}>{Story()}</div>],
  play: ({ canvasElement }) => expectFairWidths(canvasElement),
};

const disputed = bills.slice(0, 1).map((bill) => ({
  ...bill,
  ...(bill.outlook ? { outlook: { ...bill.outlook, carrierEta: '2026-11-26T05:00:00.000Z', doubt: true } } : {}),
}));

/** Without any setting the list has our date and that of the carrier, where the two differ. */
export const CarrierDiffers: Story = {
  ...Widths,
  args: { answers: { oceanBill: { page: () => pageOf(disputed), statusCount: () => counts, suggest } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const theirs = await canvas.findByText('Carrier 26 Nov', undefined, { timeout: 10_000 });
    await expect(theirs).toBeVisible();
    const row = theirs.closest('tr');
    await expect(row?.querySelector('[data-column="expected"]')).toHaveTextContent(/Dec\s+Carrier 26 Nov$/u);
    await waitFor(() => expect(row?.offsetHeight).toBeLessThan(48));
  },
};

const overdue = crowded.map((bill, at): (typeof bills)[number] => {
  const { outlook } = bill;
  if (!outlook?.next) return bill;
  const place = outlook.place && { ...outlook.place, name: 'Yantian', unLocationCode: 'CNYTN', timeZone: 'Asia/Shanghai' };
  const next = { ...outlook.next, stage: 'emptyPickup' as const, code: 'GTOT', place, overdueSince: '2026-11-20T08:00:00Z' };
  return { ...bill, outlook: { ...outlook, next, ...(at === 0 ? { carrierEta: '2026-11-26T05:00:00.000Z' } : {}) } };
});

const cutIn = (cell: Element): string[] =>
  [cell, ...cell.querySelectorAll('*')]
    .filter((part) => part.clientWidth > 2 && part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).textOverflow === 'ellipsis')
    .map(({ textContent }) => textContent ?? '');

/** Where the first characters of a cell end, from its start, px. */
function endOf(cell: Element | null | undefined, text: string): number {
  const node = cell?.querySelector('[data-slot="outlook-fact"]')?.firstChild;
  if (!cell || !node?.textContent?.startsWith(text)) throw new Error(`The cell does not begin with ${text}`);
  const range = document.createRange();
  range.setStart(node, 0);
  range.setEnd(node, text.length);
  return range.getBoundingClientRect().right - cell.getBoundingClientRect().left;
}

/**
 * As {@link Widths}, with all at once: three ports, a long number, both dates of the arrival and a milestone that is not reported. Only the
 * port on the way, the order number, the end of the next milestone and an empty journey are cut. Pointer and focus show them in full.
 */
export const WidthsCrowded: Story = {
  ...Widths,
  args: { answers: { oceanBill: { page: () => pageOf(overdue), statusCount: () => counts, suggest } } },
  play: async ({ canvasElement }) => {
    await expectFairWidths(canvasElement);
    const row = within(canvasElement).getByText('HLCUSHA266704790').closest('tr');
    const cell = (column: string) => row?.querySelector(`[data-column="${column}"]`);
    await waitFor(() => {
      const cut = [...(row?.querySelectorAll('[data-column]') ?? [])].flatMap(cutIn);
      const mayBeCut = (text: string): boolean => /^(?:Felixstowe|PO-2026|not reported yet)/u.test(text);
      void expect(cut.filter((text) => !mayBeCut(text))).toEqual([]);
    });
    await expect(endOf(cell('next'), 'not reported yet')).toBeLessThan((cell('next')?.clientWidth ?? 0) - 24);
    const whole = (text: string) =>
      waitFor(() => expect(document.querySelector('[data-slot="data-table-clipped"]')).toHaveTextContent(text));
    await userEvent.keyboard('j');
    await whole('HLCUSHA266704790 PO-2026-118840');
    await userEvent.keyboard('{ArrowRight}');
    await whole('Shanghai to Felixstowe to Birmingham');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await whole('not reported yet: Empty pickup Yantian, due 20 Nov');
    await userEvent.hover(cell('next')?.querySelector('[data-slot="outlook-fact"]') ?? canvasElement);
    await waitFor(() => expect(cell('next')).toHaveAttribute('title', 'not reported yet: Empty pickup Yantian, due 20 Nov'));
  },
};

/** As {@link Widths}, in a window of 1024 px: the table scrolls, and nothing is cut. */
export const WidthsNarrow: Story = {
  ...Widths,
  decorators: [(Story) => <div style={{ inlineSize: 912 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expectFairWidths(canvasElement);
    await expect([...canvasElement.querySelectorAll('tbody [data-column]')].filter(hasCut)).toEqual([]);
  },
};

/** By keys alone: a row, the panel beside the list, selection, search, and the list of the keys. */
export const Keys: Story = {
  args: {
    answers: {
      oceanBill: { page: () => pageOf(bills), statusCount: () => counts, detail: () => ({ bill: lateBill, state: lateState }) },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('COSU6412873350', undefined, { timeout: 10_000 });
    await userEvent.keyboard('j');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /COSU6412873350/ })).toHaveFocus());
    await userEvent.keyboard('[Space]');
    const panel = await canvas.findByRole('complementary', { name: 'COSU6412873350' });
    await expect(within(panel).getByText(/^Arrives Rotterdam/)).toBeVisible();
    await expect(within(panel).getByRole('link', { name: 'Open COSU6412873350' })).toBeVisible();
    await expect(await within(panel).findByRole('button', { name: 'Why this date?' })).toBeVisible();
    // It is next after its row, and leads back to it.
    await userEvent.keyboard('{Tab}');
    await expect(within(panel).getByRole('link', { name: 'COSU6412873350' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /COSU6412873350/ })).toHaveFocus());
    await userEvent.keyboard('[Space]');
    await userEvent.keyboard('x');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select COSU6412873350' })).toBeChecked());
    await userEvent.keyboard('j');
    await waitFor(() => expect(canvas.queryByRole('complementary', { name: 'COSU6412873350' })).toBeNull());
    await expect(canvas.getByRole('complementary')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await userEvent.keyboard('?');
    const keys = await within(document.body).findByRole('dialog', { name: 'Keys of this list' });
    await expect(within(keys).getByText('Look at it beside the list')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('/');
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search ocean bills' })).toHaveFocus());
    await userEvent.keyboard('jx?');
    await expect(canvas.getByRole('searchbox', { name: 'Search ocean bills' })).toHaveValue('jx?');
    // Escape clears the search, then leaves it: the keys of the list work again.
    await userEvent.keyboard('{Escape}{Escape}j');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toContain(document.activeElement));
    // The arrow leads from the search to the first row, from where the keys of the rows go on.
    const [first, second] = canvas.getAllByRole('rowheader');
    await userEvent.keyboard('/');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('j');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('?');
    await expect(await within(document.body).findByText('Go from the search to the first row')).toBeVisible();
  },
};

/** On a phone a card has the mark of a signal, as its row has. */
export const SignalOnCard: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    answers: {
      oceanBill: {
        page: () => pageOf([{ ...lateBill, topSignal: HOLD }]),
        statusCount: () => counts,
        suggest,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = (await canvas.findByText('COSU6412873350', undefined, { timeout: 10_000 })).closest('article');
    if (card === null) throw new Error('The row is not a card.');
    await expect(within(card).getByText('Customs hold')).toBeInTheDocument();
  },
};

/** Filters and counts are in the URL: a carrier is added to the filter, and a count is pressed. */
export const Filtered: Story = {
  args: { search: { carrierCode: 'COSU,ZZZZ', etaFrom: '2026-12-01', trackingState: 'tracking' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByTitle('Carrier: COSCO Shipping, ZZZZ', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByTitle(/^Expected: .*Dec.* – …$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /\d\s*Tracking/, pressed: true })).toBeVisible();
    await userEvent.click(within(canvas.getByRole('search')).getByRole('button', { name: 'Carrier' }));
    const carrier = await within(document.body).findByRole('menuitemcheckbox', { name: 'Maersk' });
    await waitFor(() => expect(carrier).toBeVisible());
    await userEvent.click(carrier);
    await expect(await canvas.findByTitle('Carrier: COSCO Shipping, ZZZZ, Maersk')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
    // Days are read and written in the language of the product, not of the browser.
    await userEvent.click(within(canvas.getByRole('search')).getByRole('button', { name: 'Expected' }));
    const days = within(await within(document.body).findByRole('dialog', { name: 'Expected' }));
    await waitFor(() => expect(days.getByRole('textbox', { name: 'Expected from' })).toBeVisible());
    await expect(days.getByRole('textbox', { name: 'Expected from' })).toHaveValue('1 Dec 2026');
    await userEvent.type(days.getByRole('textbox', { name: 'Expected to' }), '24.12.2026');
    await userEvent.tab();
    await expect(await canvas.findByTitle(/^Expected: .*Dec.* – .*24 Dec/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    const signals = within(canvas.getByRole('group', { name: 'Bills by signal' }));
    await userEvent.click(signals.getByRole('button', { name: /Late/ }));
    await expect(signals.getByRole('button', { name: /Late/, pressed: true })).toBeVisible();
  },
};

/** A port is found by its name and filtered by its code; the chip names it. */
export const ByPort: Story = {
  args: { search: { podCode: 'CNSHA' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByTitle('POD: Shanghai', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'POD' })).toHaveValue('Shanghai');
    await userEvent.type(canvas.getByRole('combobox', { name: 'POL' }), 'yan');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Yantian/ }));
    await expect(await canvas.findByTitle('POL: Yantian')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter POD: Shanghai' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'POD' })).toHaveValue(''));
  },
};

/** Doubles of the calls that save views. */
function withViews(): DoubleHandlers {
  const views: AnswerOf<'listView', 'list'> = [
    { id: 'v1', name: 'Late to Europe', view: { search: { signal: 'late' } }, shared: true, own: false, isDefault: false },
    { id: 'v2', name: 'Mine', view: { search: { customerService: 'Amy Chen' } }, shared: false, own: true, isDefault: true },
  ];
  return {
    sysConfig: { sysInfo: () => ({ capabilities: ['oceanBill', 'listView'], clock: { now: new Date().toISOString(), factor: 1 } }) },
    oceanBill: {
      page: () => pageOf(bills),
      statusCount: () => counts,
      suggest: ({ field }) => (field === 'ownerId' ? [{ value: PERSON.id, label: PERSON.realName }] : []),
    },
    listView: {
      list: () => views,
      add: ({ name, view }) => {
        views.push({ id: 'v3', name, view, shared: false, own: true, isDefault: false });
        return 'v3';
      },
    },
  };
}

/** The default view opens the list; another one replaces its filters, and the present ones are saved as a new view. */
export const Views: Story = {
  args: { answers: withViews },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await expect(await canvas.findByTitle('Customer service: Amy Chen', undefined, { timeout: 10_000 })).toBeVisible();
    const pick = async (name: string): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: /^View:/ }));
      const item = await page.findByRole(/Save/.test(name) ? 'menuitem' : 'menuitemradio', { name: new RegExp(name) });
      await waitFor(() => expect(item).toBeVisible());
      await userEvent.click(item);
    };
    await pick('Late to Europe');
    await expect(canvas.queryByTitle('Customer service: Amy Chen')).toBeNull();
    await expect(await canvas.findByRole('button', { name: /Late/, pressed: true })).toBeVisible();
    await pick('My shipments');
    await expect(await canvas.findByTitle('Owner: Lin Yue')).toBeVisible();
    await pick('Save as');
    const dialog = within(await opened(page.findByRole('dialog', { name: /view/i })));
    await userEvent.type(dialog.getByRole('textbox'), 'My late ones');
    const save = dialog.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(save);
    await expect(await canvas.findByRole('button', { name: /My late ones/ }, { timeout: 10_000 })).toBeVisible();
  },
};

/** A view that was changed on another page in the meantime: a question says so before its change is overwritten, and takes it over here. */
export const ViewChangedElsewhere: Story = {
  args: {
    answers: () => {
      const answers = withViews();
      let stored: AnswerOf<'listView', 'list'>[number] = {
        id: 'v2',
        name: 'Mine',
        view: { search: { customerService: 'Amy Chen' } },
        shared: false,
        own: true,
        isDefault: true,
        version: 1,
      };
      const elsewhere = { name: 'Bookings of Amy', view: { search: { customerService: 'Amy Chen', signal: 'late' } } };
      return {
        ...answers,
        listView: {
          list: () => [stored],
          update: ({ version, name, view }) => {
            // Another page saves it before the first change arrives.
            if (stored.version === 1) stored = { ...stored, ...elsewhere, version: 2 };
            if (version !== stored.version) return outdated(stored);
            stored = { ...stored, name: name ?? stored.name, view: view ?? stored.view, version: 3 };
            return null;
          },
        },
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter Customer service: Amy Chen' }, { timeout: 10_000 }));
    await userEvent.click(canvas.getByRole('button', { name: 'View: Mine, changed' }));
    const save = await page.findByRole('menuitem', { name: 'Save changes' });
    await waitFor(() => expect(save).toBeVisible());
    await userEvent.click(save);
    const question = await opened(page.findByRole('dialog', { name: '“Bookings of Amy” has been changed in the meantime' }));
    await userEvent.click(within(question).getByRole('button', { name: 'Take theirs' }));
    await expect(await canvas.findByRole('button', { name: 'View: Bookings of Amy' })).toBeVisible();
    await expect(await canvas.findByTitle('Customer service: Amy Chen')).toBeVisible();
  },
};

/** Owners: one shipment is taken from its menu, the selected ones are given to a colleague who may see them. */
export const Owners: Story = {
  beforeEach: () => {
    const key = `columns:oceanBill:${PERSON.id}`;
    writeStored(key, JSON.stringify({ order: ['reference', 'ownerName'], hidden: [] }));
    return () => writeStored(key, null);
  },
  decorators: [
    (Screen) => (
      <>
        <Screen />
        <Toaster />
      </>
    ),
  ],
  args: {
    answers: () => {
      const owners = new Map<string, string | null>();
      const people = [
        { id: '1', name: 'Lin Yue', account: 'lin.yue' },
        { id: '8', name: 'Ben Ode', account: 'ben' },
      ];
      const nameOf = (id: string): string | null => people.find((person) => person.id === owners.get(id))?.name ?? null;
      return {
        oceanBill: {
          page: () => pageOf(bills.map((bill) => (owners.has(String(bill.id)) ? { ...bill, ownerName: nameOf(String(bill.id)) } : bill))),
          statusCount: () => counts,
          people: ({ keyword }) => people.filter(({ name }) => name.toLowerCase().includes(keyword ?? '')),
          assign: ({ ids, ownerId }) => {
            for (const id of ids) owners.set(id, ownerId === null ? null : String(ownerId));
            return null;
          },
        },
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await expect((await canvas.findAllByText('Wei Zhang', undefined, { timeout: 10_000 }))[0]).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for COSU6412873350' }));
    const take = await page.findByRole('menuitem', { name: 'Assign to me' });
    await waitFor(() => expect(take).toBeVisible());
    await userEvent.click(take);
    await expect(await canvas.findByText('Lin Yue')).toBeInTheDocument();
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByText('Lin Yue')).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select COSU6412873350' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Assign…' }));
    const dialog = within(await opened(page.findByRole('dialog', { name: 'Assign this bill' })));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Owner' }), 'ben');
    await userEvent.click(await page.findByRole('option', { name: /Ben Ode/ }));
    const submit = dialog.getByRole('button', { name: 'Assign' });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(submit);
    await expect(await canvas.findByText('Ben Ode')).toBeInTheDocument();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    // The owner is preset, and is taken away by a button of its own.
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for COSU6412873350' }));
    const again = await page.findByRole('menuitem', { name: 'Assign…' });
    await waitFor(() => expect(again).toBeVisible());
    await userEvent.click(again);
    const present = within(await opened(page.findByRole('dialog', { name: 'Assign this bill' })));
    await expect(present.getByRole('combobox', { name: 'Owner' })).toHaveValue('Ben Ode');
    await expect(present.getByRole('button', { name: /^Assign/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(present.getByRole('button', { name: 'Remove the owner' }));
    await waitFor(() => expect(canvas.queryByText('Ben Ode')).toBeNull());
  },
};

/** One counter is pressed at a time; All releases the others. */
export const Counters: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const total = await canvas.findByRole('button', { name: /^\d+ ?All$/ }, { timeout: 10_000 });
    const attention = await canvas.findByRole('button', { name: /Need attention$/ });
    await expect(total).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(attention);
    await waitFor(() => expect(attention).toHaveAttribute('aria-pressed', 'true'));
    await expect(total).toHaveAttribute('aria-pressed', 'false');
    // The worst first, as the table says.
    await expect(canvas.getByRole('columnheader', { name: /^State/ })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(total);
    await waitFor(() => expect(total).toHaveAttribute('aria-pressed', 'true'));
    await expect(attention).toHaveAttribute('aria-pressed', 'false');
  },
};

/**
 * Shipments are handled and snoozed by keys; each is marked, and its message has Undo. A failed snooze stays in its dialog. Of
 * several shipments those that were left out are counted by reason and stay selected.
 */
export const Aside: Story = {
  decorators: [
    (Screen) => (
      <>
        <Screen />
        <Toaster />
      </>
    ),
  ],
  args: {
    answers: () => {
      const aside = new Map<string, string | null>();
      const who = 'Lin Yue';
      let refusalsLeft = 1;
      return {
        oceanBill: {
          page: () =>
            pageOf(
              bills.map((bill) => {
                const until = aside.get(String(bill.id));
                return until === undefined ? bill : { ...bill, aside: { who, at: '2026-11-21T08:00:00Z', until } };
              }),
            ),
          statusCount: () => counts,
          // A colleague has deleted the second one.
          handle: ({ ids }) => {
            const rows = ids.map((id, at) => ({ id, status: at === 1 ? 'missing' : 'done' }));
            for (const { id, status } of rows) if (status === 'done') aside.set(id, null);
            return { rows };
          },
          snooze: ({ ids, until }) => {
            refusalsLeft -= 1;
            if (refusalsLeft >= 0) return businessError('D9001', 'The company account is closed.');
            for (const id of ids) aside.set(id, until);
            return null;
          },
          wake: ({ ids }) => {
            for (const id of ids) aside.delete(id);
            return null;
          },
        },
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await canvas.findByText('COSU6412873350', undefined, { timeout: 10_000 });
    await userEvent.keyboard('j');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /COSU6412873350/ })).toHaveFocus());
    await userEvent.keyboard('e');
    await expect(await canvas.findByTitle(/^Handled by Lin Yue/)).toBeInTheDocument();
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByTitle(/^Handled by/)).toBeNull());
    await userEvent.keyboard('j');
    await userEvent.keyboard('s');
    const dialog = within(await opened(page.findByRole('dialog', { name: 'Snooze this bill' })));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Until' }), '7');
    const submit = dialog.getByRole('button', { name: 'Snooze' });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(submit);
    await expect(await dialog.findByText(/The company account is closed\./)).toBeVisible();
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(submit);
    await expect(await canvas.findByTitle(/^Snoozed by Lin Yue until/)).toBeInTheDocument();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select COSU6412873350' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select MAEU243980113' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Handled' }));
    await expect(await page.findByText('1 bill is handled until its state changes.')).toBeVisible();
    await expect(page.getByText('1 bill was left out: it was deleted, or you may no longer see it.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('1 selected')).not.toHaveLength(0));
    await expect(canvas.getByRole('checkbox', { name: 'Select MAEU243980113' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select COSU6412873350' })).not.toBeChecked();
  },
};

export const Empty: Story = { args: { answers: { oceanBill: { page: () => pageOf([]), statusCount: () => NONE } } } };

/** The button of the empty list has the reason why nothing can be tracked, as the one above the list. */
export const EmptyWithoutBerries: Story = {
  args: {
    answers: {
      oceanBill: { page: () => pageOf([]), statusCount: () => NONE },
      sysUser: { baseInfo: () => ({ id: '1', nickName: 'Yue', companyName: 'Blue Harbor Forwarding', tier: 'captain', berries: 0 }) },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No shipments yet', undefined, { timeout: 10_000 })).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: 'Track a shipment' })) {
      await expect(button).toHaveAccessibleDescription(/^Your balance is 0 berries/u);
    }
  },
};

/** A platform administrator without berries tracks nothing: the page says whose bills it has, and offers no step that is refused. */
export const EmptyForPlatform: Story = {
  args: {
    answers: {
      oceanBill: { page: () => pageOf([]), statusCount: () => NONE },
      sysAuth: { userInfo: () => ({ ...PERSON, accountType: 999, buttons: [...BUTTONS] }) },
      sysUser: { baseInfo: () => ({ id: '1', nickName: 'Root', companyName: 'Blue Harbor Forwarding', tier: 'captain', berries: 0 }) },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No shipments yet', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText(/^Bills of Blue Harbor Forwarding are listed here; every other company sees its own\./u)).toBeVisible();
    for (const name of ['Track a shipment', 'Track many']) await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.queryByText(/Enter a bill of lading/u)).toBeNull();
    await expect(canvas.queryByText(/Balance is low/u)).toBeNull();
  },
};

export const Loading: Story = { args: { answers: { oceanBill: { page: () => pending(), statusCount: () => pending() } } } };

/** The table shows the failure with a retry. */
export const ConnectionLost: Story = {
  args: { answers: { oceanBill: { page: () => networkError(), statusCount: () => networkError() } } },
};

/** The message of the server is shown. */
export const Refused: Story = {
  args: { answers: { oceanBill: { page: () => businessError('D9001', 'The company account is closed.'), statusCount: () => NONE } } },
};
