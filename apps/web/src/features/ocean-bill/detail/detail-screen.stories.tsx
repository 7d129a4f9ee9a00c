import type { AnswerOf } from '@seaberry/api-client';
import { businessError, networkError, pending } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UseQueryResult } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import {
  bills,
  lateBill,
  lateRoute,
  lateState,
  pageOf,
  unknownBill,
  unknownState,
  waitingBill,
  waitingState,
} from '../../../testing/bill-answers.ts';
import { StoryScreen } from '../../../testing/story-screen.tsx';
import type { DetailSearch } from '../../../shipment/detail/detail-search.ts';
import { ShipmentDetail } from '../../../shipment/detail/shipment-detail.tsx';
import { billKind } from '../bill-kind.ts';
import { detailScreen } from './detail-screen.tsx';

type Entry = AnswerOf<'oceanBill', 'activity'>['items'][number];

const activityOf = (items: Entry[]): AnswerOf<'oceanBill', 'activity'> => ({
  page: 1,
  pageSize: 20,
  total: items.length,
  totalPages: 1,
  items,
  hasPrevPage: false,
  hasNextPage: false,
});

const entered: Entry = { id: 'e1', kind: 'entered', who: 'Amy Chen', own: false, at: '2026-10-16T02:00:00Z' };

/** A bill without notifications, which a colleague entered. */
const quiet = { notifications: () => [], activity: () => activityOf([entered]), route: () => lateRoute };

/**
 * One shipment from booking to empty return. The outlook comes first: when it arrives, how late, and why. Below are the journey with plan
 * and actual times, the containers, and what people and carrier did.
 */
const meta = {
  title: 'Screens/Ocean bill',
  parameters: { search: 'bill of lading, shipment detail!, container, 提单, 提單, 提单详情, 提單詳情', frame: '/tracking/oceanBill' },
  component: StoryScreen,
  args: {
    screen: detailScreen,
    search: { id: '1' },
    answers: {
      oceanBill: {
        detail: () => ({ bill: lateBill, state: lateState }),
        ...quiet,
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
        recognitionRecords: () => [
          { id: '1', carrierCode: 'COSU', status: 'SUB_OK', etd: '2026-10-26T12:00:00Z', polZone: 'Asia/Shanghai' },
        ],
      },
    },
  },
} satisfies Meta<typeof StoryScreen<DetailSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

const walked = fn<(path: string, search: object) => void>();

/** By keys or buttons to the next shipment of the list one came from, with its filters and order, and back to it. */
export const Walk: Story = {
  args: {
    behind: { '/tracking/oceanBill': { polCode: 'CNSHA', page: '2' } },
    onGo: walked,
    answers: {
      oceanBill: {
        detail: () => ({ bill: lateBill, state: lateState }),
        ...quiet,
        page: ({ page, polCode }) => {
          const items = [...bills.filter(({ id }) => id !== lateBill.id).slice(0, 1), lateBill];
          return { ...pageOf(page === 2 && polCode === 'CNSHA' ? items : []), page: page ?? 1, total: 22 };
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    walked.mockClear();
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('22 of 22', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next shipment' })).toHaveAttribute('aria-disabled', 'true');
    const [before] = bills.filter(({ id }) => id !== lateBill.id);
    const shown = { id: before?.id, title: before?.referenceNo };
    await userEvent.keyboard('j');
    await expect(walked).not.toHaveBeenCalled();
    await userEvent.keyboard('k');
    await expect(walked).toHaveBeenLastCalledWith('/tracking/oceanBill/detail', shown);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous shipment' }));
    await expect(walked).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('?');
    const keys = await within(document.body).findByRole('dialog', { name: 'Keys of this page' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(keys).not.toBeInTheDocument());
    await expect(walked).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('heading', { name: /COSU6412873350/ }));
    for (const key of ['u', '{Escape}']) {
      await userEvent.keyboard(key);
      await expect(walked).toHaveBeenLastCalledWith('/tracking/oceanBill', { polCode: 'CNSHA', page: '2' });
    }
  },
};

const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: /COSU6412873350/ }, { timeout: 10_000 })).toBeVisible();
    const answer = canvas.getByText(/^Arrives Rotterdam .* late$/u);
    await expect(answer).toBeVisible();
    // The outlook is the largest text of the page, above route, dates and journey.
    const others = within(canvasElement.querySelector<HTMLElement>('[data-slot="detail-layout"]') ?? canvasElement)
      .getAllByText(/./u)
      .filter((element) => !answer.contains(element) && !element.contains(answer));
    await expect(Math.max(...others.map(sizeOf))).toBeLessThan(sizeOf(answer));
    const route = canvas.getByText('Route');
    await expect(answer.compareDocumentPosition(route) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    await expect(canvas.getByRole('button', { name: 'Copy CSNU6829160' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Why this date?' }));
    await expect(await screen.findByRole('row', { name: /^Expected \d+ \w+, \d\d:\d\d GMT/u })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('tab', { name: 'Notifications' }));
    await expect(await canvas.findByText('Arrival at POD delayed: 5 d late, Rotterdam')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Recognition records' }));
    await expect(await canvas.findByRole('cell', { name: /20:00 GMT\+8$/u })).toBeVisible();
  },
};

/** The carrier names another port of loading than was entered: one press takes it over, or keeps one's own for searching. */
export const Differences: Story = {
  args: {
    answers: () => {
      let differences = [
        { field: 'polCode', entered: 'CNNGB', carrier: 'CNSHA', kept: false, enteredName: 'Ningbo', carrierName: 'Shanghai' },
        { field: 'containerNo', entered: 'TGBU4419731', carrier: 'CSNU6829160', kept: false, enteredName: null, carrierName: null },
      ];
      return {
        oceanBill: {
          detail: () => ({ bill: lateBill, state: lateState, differences }),
          ...quiet,
          settle: ({ field, use }) => {
            differences = differences.flatMap((one) => (one.field !== field ? one : use === 'carrier' ? [] : { ...one, kept: true }));
            return null;
          },
        },
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pol = await canvas.findByText('POL differs from what was entered', undefined, { timeout: 10_000 });
    await expect(
      canvas.getByText('Entered: Ningbo (CNNGB). The carrier names Shanghai (CNSHA), which is shown and used everywhere.'),
    ).toBeVisible();
    const [takeOver] = canvas.getAllByRole('button', { name: 'Use the carrier’s' });
    if (takeOver) await userEvent.click(takeOver);
    await waitFor(() => expect(pol).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine for searching' }));
    await waitFor(() => expect(canvas.queryByText('Container no. differs from what was entered')).toBeNull());
  },
};

/** A discharge elsewhere may be at a hub or at the POD: a person who knows says so in one press. */
export const UnsurePod: Story = {
  args: {
    answers: () => {
      const unsure = {
        field: 'podCode',
        entered: 'NLRTM',
        carrier: 'SGSIN',
        unsure: true,
        enteredName: 'Rotterdam',
        carrierName: 'Singapore',
      };
      let kept = false;
      return {
        oceanBill: {
          detail: () => ({ bill: lateBill, state: lateState, differences: [{ ...unsure, kept }] }),
          ...quiet,
          settle: ({ carrier, use }) => {
            kept = carrier === 'SGSIN' && use === 'entered';
            return null;
          },
        },
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByText('Not known whether Singapore (SGSIN) is the POD', undefined, { timeout: 10_000 });
    await expect(canvas.getByText(/ whether the container goes on to Rotterdam \(NLRTM\), which was entered\.$/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'It is the POD' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'It is a hub' }));
    await waitFor(() => expect(title).not.toBeInTheDocument());
  },
};

const comments: unknown[] = [];

/** Comments and changes; one's own comments can be changed, and text that could not be stored stays with whom it mentions. */
export const Activity: Story = {
  args: {
    answers: () => {
      comments.length = 0;
      let items: Entry[] = [
        {
          id: 'e3',
          kind: 'changed',
          who: 'Wei Zhang',
          own: false,
          at: '2026-11-19T13:10:00Z',
          changes: [
            { field: 'podName', before: 'Rotterdam', after: 'Antwerp' },
            { field: 'customerDeadline', before: null, after: '2026-12-04' },
            { field: 'serviceType', before: 'CY/CY', after: 'CY/SD' },
            { field: 'orderNo', before: 'PO-1', after: null },
          ],
        },
        { id: 'e7', kind: 'handled', who: 'Sophie Lam', own: false, at: '2026-11-19T09:00:00Z' },
        { id: 'e6', kind: 'snoozed', who: 'Sophie Lam', own: false, at: '2026-11-18T09:00:00Z', until: '2026-11-19T08:00:00Z' },
        {
          id: 'e2',
          kind: 'comment',
          who: 'Sophie Lam',
          own: false,
          at: '2026-11-18T00:15:00Z',
          text: 'Kestrel can take it until 4 Dec.',
          mentions: [{ id: 'u1', name: 'Lin Yue' }],
        },
        entered,
      ];
      let attempts = 0;
      return {
        oceanBill: {
          detail: () => ({ bill: lateBill, state: lateState, createUserName: 'Amy Chen' }),
          ...quiet,
          activity: () => activityOf(items),
          people: () => [
            { id: 'u2', name: 'Sophie Lam', account: 'sophie.lam' },
            { id: 'u3', name: 'Wei Zhang', account: 'wei.zhang' },
          ],
          editComment: ({ text, mentions }) => {
            comments.push(mentions);
            items = items.map((item) => (item.id === 'e4' ? { ...item, text } : item));
            return null;
          },
          comment: ({ text, mentions }) => {
            attempts += 1;
            comments.push(mentions);
            if (attempts === 1) return businessError('D1002', 'Not found.');
            const mentioned = mentions.map((id) => ({ id, name: 'Sophie Lam' }));
            items = [
              { id: 'e4', kind: 'comment', who: 'Lin Yue', own: true, at: '2026-11-21T08:00:00Z', text, mentions: mentioned },
              ...items,
            ];
            return 'e4';
          },
          deleteComment: ({ id }) => {
            items = items.filter((item) => item.id !== id);
            return null;
          },
        },
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: 'Activity' }, { timeout: 10_000 });
    await expect(within(list).getByText(/Changed POD from Rotterdam to Antwerp\.\s+Set Customer deadline to 4 Dec 2026\./u)).toBeVisible();
    await expect(within(list).getByText(/Changed Service type from CY\/CY to CY\/SD\./u)).toBeVisible();
    await expect(within(list).getByText(/Cleared Order no\., was PO-1\./u)).toBeVisible();
    await expect(within(list).getByText('Marked it as handled.')).toBeVisible();
    await expect(within(list).getByText(/^Snoozed it until 19 Nov/u)).toBeVisible();
    await expect(within(list).getByText(/· To Lin Yue$/u)).toBeVisible();

    const box = canvas.getByRole('textbox', { name: 'Comment for your colleagues' });
    await userEvent.type(box, 'Told Jonas, @so');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Sophie Lam/u }));
    await userEvent.type(box, 'next.');
    await expect(box).toHaveValue('Told Jonas, @Sophie Lam next.');
    await expect(box).toHaveAccessibleDescription('An alert goes to Sophie Lam.');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(await canvas.findByText(/Add failed!/u)).toBeVisible();
    await expect(box).toHaveValue('Told Jonas, @Sophie Lam next.');

    await waitFor(() => expect(canvas.getByRole('button', { name: 'Comment' })).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(await within(list).findByText('Told Jonas, @Sophie Lam next.')).toBeVisible();
    await expect(comments).toEqual([['u2'], ['u2']]);
    await expect(box).toHaveValue('');

    await userEvent.click(within(list).getByRole('button', { name: 'Edit the comment' }));
    const edited = within(list).getByRole('textbox', { name: 'Edit the comment' });
    for (const name of ['Sophie Lam', 'Wei Zhang']) {
      await userEvent.type(edited, ' @');
      await userEvent.click(await within(document.body).findByRole('option', { name: new RegExp(name, 'u') }));
    }
    await expect(edited).toHaveAccessibleDescription('An alert goes to Wei Zhang.');
    await userEvent.click(within(list).getByRole('button', { name: 'Save' }));
    await userEvent.click(await within(list).findByRole('button', { name: 'Delete the comment' }));
    await expect(within(list).getByText(/@Wei Zhang/u)).toBeVisible();
    await expect(comments.at(-1)).toEqual(['u3']);

    const dialog = await within(document.body).findByRole('alertdialog', { name: 'Delete this comment?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(list).queryByText(/Told Jonas/u)).toBeNull());
  },
};

/** Without a report of the carrier there is no journey to draw, and no date is called late or early. */
export const Unknown: Story = {
  args: {
    search: { id: '4' },
    answers: { oceanBill: { detail: () => ({ bill: unknownBill, state: unknownState }), ...quiet } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The carrier does not know this number', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText(/Reason: the number is not known\. Compare .* If it is wrong, stop tracking it/u)).toBeVisible();
    await expect(canvas.queryByText('No anomalies')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot="stage-rail"]')).toBeNull();
    for (const name of ['Ask again now', 'Correct carrier or type', 'Stop tracking'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

/** Of a shipment that was lost sight of, that no anomaly is found says nothing: none is claimed. */
export const LostSight: Story = {
  args: {
    answers: {
      oceanBill: {
        detail: () => ({
          bill: lateBill,
          state: {
            ...lateState,
            anomalies: [],
            signals: [],
            outlook: { ...lateState.outlook, kind: 'lostSight', since: '2026-11-01T00:00:00Z', cause: null },
          },
        }),
        ...quiet,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^How the carrier’s ETA at Rotterdam moved$/u, {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByText('No anomalies')).toBeNull();
    await expect(canvas.queryByText('Anomalies')).toBeNull();
  },
};

/** Why nothing is shown yet, and until when the carrier is asked again. */
export const WaitingForCarrier: Story = {
  name: 'Waiting',
  args: {
    search: { id: '3' },
    answers: {
      oceanBill: { detail: () => ({ bill: { ...waitingBill, failureReason: 'not_found' }, state: waitingState }), ...quiet },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/does not know the number yet/u, {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask again now' })).toBeVisible();
  },
};

/** A carrier that could not be reached does not make its number unknown. */
export const WaitingUnreached: Story = {
  name: 'Waiting, carrier not reached',
  args: {
    search: { id: '3' },
    answers: {
      oceanBill: {
        detail: () => ({ bill: { ...waitingBill, failureReason: 'shipping_line_unreachable' }, state: waitingState }),
        ...quiet,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/could not be reached/u, {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByText(/does not know/u)).toBeNull();
  },
};

/** A reader may look at it only: there is no button without a right. */
export const WithoutRights: Story = {
  args: { ...Unknown.args, buttons: new Set(['oceanBill:page', 'oceanBill:detail']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The carrier does not know this number', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask again now' })).toBeNull();
    // Texts without a right name no step that needs it.
    await expect(canvas.getByText(/Compare .* ask a colleague who may edit the bill\. The berry was refunded\.$/u)).toBeVisible();
    await expect(canvas.queryByText(/stop tracking it/u)).toBeNull();
  },
};

/** A query that waits for the connection. */
const paused = { data: undefined, error: null, isFetching: false, isPaused: true, refetch: () => {} } as unknown as UseQueryResult<object>;

export const NoConnection: Story = {
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

let connected = false;

/** The map comes with a call of its own, which is tried again alone. */
export const MapFailed: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    answers: {
      oceanBill: {
        detail: () => ({ bill: lateBill, state: lateState }),
        ...quiet,
        route: () => (connected ? lateRoute : networkError()),
      },
    },
  },
  play: async ({ canvasElement }) => {
    connected = false;
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    connected = true;
    await userEvent.click(retry);
    await expect(await canvas.findByRole('img', { name: 'Way from Shanghai to Rotterdam' }, { timeout: 10_000 })).toBeVisible();
  },
};

export const Loading: Story = { args: { answers: { oceanBill: { detail: () => pending() } } } };

export const Missing: Story = { args: { answers: { oceanBill: { detail: () => businessError('D1002', 'Not found.') } } } };
