import type { AnswerOf } from '@seaberry/api-client';
import { businessError, networkError, pending } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { lateBill, lateRoute, lateState } from '../../testing/bill-answers.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { lateAirRoute, lateAirState, lateWaybill } from '../../testing/waybill-answers.ts';
import { shareScreen } from './share-screen.tsx';
import type { ShareSearch } from './shared-page.ts';

type Opened = AnswerOf<'shareLink', 'open'>;

const bill: Opened['shipments'][number] = {
  kind: 'oceanBill',
  id: 'b1',
  reference: lateBill.referenceNo,
  orderNo: 'PO-26-1184',
  carrier: lateBill.carrierName ?? '',
  from: { code: lateBill.polCode, name: lateBill.polName },
  to: { code: lateBill.podCode, name: lateBill.podName },
  rail: lateBill.rail,
  outlook: lateBill.outlook,
};
const waybill: Opened['shipments'][number] = {
  kind: 'airWaybill',
  id: 'w1',
  reference: lateWaybill.awbNo,
  carrier: lateWaybill.airlineName ?? '',
  from: { code: lateWaybill.originCode, name: lateWaybill.originName },
  to: { code: lateWaybill.destinationCode, name: lateWaybill.destinationName },
  rail: lateWaybill.rail,
  outlook: lateWaybill.outlook,
};

const page = (more: Partial<Opened> = {}): Opened => ({
  pass: 'p',
  name: 'Autumn collection',
  note: null,
  shows: ['timeline', 'map', 'containers', 'order'],
  expiresAt: '2027-01-31T08:00:00Z',
  now: lateState.asOf,
  company: { name: 'Blue Harbor Forwarding', logo: null },
  shipments: [bill],
  more: false,
  ...more,
});

const shipment = ({ id }: { id: string }): AnswerOf<'shareLink', 'shipment'> =>
  id === 'w1'
    ? { kind: 'airWaybill', shipment: waybill, state: lateAirState, route: lateAirRoute }
    : { kind: 'oceanBill', shipment: bill, state: lateState, route: lateRoute };

/** The page of a share link for people without an account: the outlook as the headline, the journey, and where the shipment is. */
const meta = {
  title: 'Screens/Shared shipment',
  parameters: { search: 'share, link, public, customer, 共享的货物, 分享的貨物', layout: 'fullscreen' },
  component: StoryScreen,
  args: {
    screen: shareScreen,
    search: { token: 't' },
    answers: { shareLink: { open: () => page({ note: 'Papers are complete. Questions: Mei Tan, +86 755 2555 0142' }), shipment } },
  },
} satisfies Meta<typeof StoryScreen<ShareSearch>>;

export default meta;
type Story = StoryObj<typeof meta>;

const LATER = { timeout: 10_000 };

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: new RegExp(lateBill.referenceNo, 'u') }, LATER)).toBeVisible();
    await expect(canvas.getByText('PO-26-1184')).toBeVisible();
    await expect(await canvas.findByText(/Papers are complete/u)).toBeVisible();
    await expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-cn' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^(首次计划|客户期限)$/u, undefined, LATER)).toBeVisible();
  },
};

/** On a phone: headline and facts, then the map, then the timeline. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Where it is' }, LATER)).toBeVisible();
    const titles = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(titles.indexOf('Where it is')).toBeLessThan(titles.indexOf('Containers'));
  },
};

/** Several shipments; one is opened, and left again. */
export const Several: Story = {
  args: { answers: { shareLink: { open: () => page({ shipments: [bill, waybill] }), shipment } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Autumn collection' }, LATER)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: lateWaybill.awbNo }));
    await expect(await canvas.findByRole('heading', { level: 1, name: new RegExp(lateWaybill.awbNo, 'u') }, LATER)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All shipments' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Autumn collection' })).toBeVisible();
  },
};

/** The link has a password: a wrong one is reported at its field, each attempt asks the server, and the right one opens the page. */
export const Password: Story = {
  args: {
    answers: () => {
      let attempts = 0;
      return {
        shareLink: {
          open: ({ password }) => {
            if (password) attempts += 1;
            if (password === 'berth nine') return page();
            return businessError(password ? 'linkPasswordWrong' : 'linkPassword', `The password is wrong. Attempts: ${attempts}`);
          },
          shipment,
        },
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('Password', { selector: 'input' }, LATER);
    await userEvent.type(field, 'berth ten{Enter}');
    await expect(await canvas.findByText(/Attempts: 1/u, undefined, LATER)).toBeVisible();
    // A button ignores a second click for a moment.
    const ready = () => waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).not.toHaveAttribute('aria-disabled'));
    await ready();
    await userEvent.type(field, '{Enter}');
    await expect(await canvas.findByText(/Attempts: 2/u, undefined, LATER)).toBeVisible();
    await ready();
    await userEvent.clear(field);
    await userEvent.type(field, 'berth nine{Enter}');
    await expect(await canvas.findByText('PO-26-1184', undefined, LATER)).toBeVisible();
  },
};

/** The reader comes back to the page, which is refreshed then. */
const comeBack = (): boolean => window.dispatchEvent(new Event('visibilitychange'));

/** The sender changed the password while the page was open: its content goes away until the new one is entered. */
export const PasswordChanged: Story = {
  args: {
    answers: () => {
      let opened = false;
      return {
        shareLink: {
          open: ({ password }) => {
            if (opened && password !== 'berth ten') return businessError('linkPassword');
            opened = true;
            return page();
          },
          shipment,
        },
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('PO-26-1184', undefined, LATER);
    comeBack();
    const field = await canvas.findByLabelText('Password', { selector: 'input' }, LATER);
    await expect(canvas.getByText(/new password/u)).toBeVisible();
    await expect(canvas.queryByText('PO-26-1184')).toBeNull();
    await userEvent.type(field, 'berth ten{Enter}');
    await expect(await canvas.findByText('PO-26-1184', undefined, LATER)).toBeVisible();
  },
};

/** A refresh failed: the content stays, with its time, until an attempt succeeds. */
export const RefreshFailed: Story = {
  args: {
    answers: () => {
      let calls = 0;
      return { shareLink: { open: () => (calls++ === 0 || calls > 4 ? page() : networkError()), shipment } };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('PO-26-1184', undefined, LATER);
    comeBack();
    await expect(await canvas.findByText(/could not be refreshed/u, undefined, LATER)).toBeVisible();
    await expect(canvas.getByText(/^As of .+ (UTC|GMT[+\d]*)/u)).toBeVisible();
    await expect(canvas.getByText('PO-26-1184')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/could not be refreshed/u)).toBeNull(), LATER);
    await expect(canvas.getByText('PO-26-1184')).toBeVisible();
  },
};

export const Ended: Story = { args: { answers: { shareLink: { open: () => businessError('linkEnded') } } } };
export const Unknown: Story = { args: { answers: { shareLink: { open: () => businessError('linkUnknown') } } } };
export const NothingNow: Story = { args: { answers: { shareLink: { open: () => page({ shipments: [] }) } } } };
export const ConnectionLost: Story = { args: { answers: { shareLink: { open: () => networkError() } } } };
export const Loading: Story = { args: { answers: { shareLink: { open: pending } } } };
