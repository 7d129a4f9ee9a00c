import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { modes } from '../../testing/stories/modes.js';
import { clickPage } from '../../testing/stories/steps.js';
import { Link } from '../../components/link/index.js';
import { early, fresh, late, NOW } from '../fixtures/journeys.js';
import { duisburg, losAngeles, nanjing, rotterdam, shanghai } from '../fixtures/places.js';
import { lateOutlook, longBeach, outlooks, yantian } from '../fixtures/outlooks.js';
import { localPlaces } from '../fixtures/place-names.js';
import { OutlookBadge } from '../outlook-badge/index.js';
import { SlipBadge } from '../slip-badge/index.js';
import { TrackingStateBadge } from '../tracking-state-badge/index.js';
import { ShipmentCard, type ShipmentCardProps } from './shipment-card.js';
import { example } from '../../testing/stories/example.js';
import { ShipmentCardExample } from './examples/from-dcsa.js';
import fromDcsaCode from './examples/from-dcsa.tsx?raw';

const HOUR = 3_600_000;
const nodes = (journey: typeof late) => journey.stations.flatMap((station) => station.milestones);

const lateCard: ShipmentCardProps = {
  title: (
    <Link href="/detail" variant="strong">
      COSU6412873350
    </Link>
  ),
  subtitle: 'COSCO · PO-26-10428',
  route: { pol: shanghai, pod: rotterdam, pld: duisburg },
  stage: 'transitDeparted',
  rail: { nodes: nodes(late) },
  arrival: { firstEta: '2026-11-26T05:00:00.000Z', eta: '2026-12-01T05:00:00.000Z', ata: null, timeZone: 'Europe/Amsterdam' },
  now: NOW,
  vessel: 'CSCL Globe 041W',
  badges: <SlipBadge slipMs={120 * HOUR} tone="severe" happened={false} variant="words" />,
};
const earlyCard: ShipmentCardProps = {
  ...lateCard,
  title: (
    <Link href="/detail" variant="strong">
      ONEYNKGE12943006
    </Link>
  ),
  subtitle: 'ONE · PO-26-10440',
  route: { pol: nanjing, pod: losAngeles },
  stage: 'discharged',
  rail: { nodes: nodes(early) },
  arrival: { firstEta: '2026-11-20T15:00:00.000Z', eta: null, ata: '2026-11-18T15:00:00.000Z', timeZone: 'America/Los_Angeles' },
  vessel: 'ONE Apus 062E',
  badges: <SlipBadge slipMs={-48 * HOUR} variant="words" />,
};
const freshCard: ShipmentCardProps = {
  ...lateCard,
  title: (
    <Link href="/detail" variant="strong">
      EGLV142400871263
    </Link>
  ),
  subtitle: 'Evergreen · PO-26-10452',
  route: { pol: shanghai, pod: rotterdam },
  stage: 'booked',
  rail: { nodes: nodes(fresh) },
  arrival: { firstEta: '2026-12-31T05:00:00.000Z', eta: null, ata: null, timeZone: 'Europe/Amsterdam' },
  vessel: null,
  badges: <TrackingStateBadge state="unshipped" />,
};

const meta = {
  title: 'Tracking/Shipment card',
  parameters: { search: 'shipment, cargo, container, summary, 货物, 貨物, 运单, 運單, 货运, 貨運' },
  component: ShipmentCard,
  args: lateCard,
  decorators: [(Story, { args, globals }) => Story({ args: localPlaces(args, globals['locale']) })],
} satisfies Meta<typeof ShipmentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FromDcsa = example(ShipmentCardExample, fromDcsaCode);

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Early: Story = {
  args: earlyCard,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Early 2 d')).toBeVisible();
    await clickPage();
  },
};

/** Bills from Yantian to Long Beach. */
const BILLS = [
  ['MAEU246976480', 'Maersk · PO-26-10028'],
  ['COSU6732539871', 'COSCO · PO-26-10271'],
  ['OOLU2738011474', 'OOCL · PO-26-10081'],
  ['YMJAW486425068', 'Yang Ming · PO-26-10069'],
  ['MEDUXB910272', 'MSC · PO-26-10206'],
  ['HDMUSZPA1176713', 'HMM · PO-26-10298'],
] as const;

/** With an outlook, a phone shows six shipments at once. */
export const WithOutlook: Story = {
  parameters: { chromatic: { modes: { light: modes.light, 'zh-CN': modes['zh-CN'] } } },
  render: (card, { globals }) => (
    <div style={{ display: 'grid', gap: 8, maxInlineSize: 366 }}>
      {BILLS.map(([bill, order], at) => {
        const outlook = localPlaces([lateOutlook, ...outlooks][at] ?? lateOutlook, globals['locale']);
        const route = localPlaces({ pol: yantian, pod: longBeach }, globals['locale']);
        return (
          <ShipmentCard
            key={bill}
            {...card}
            title={<b>{bill}</b>}
            subtitle={order}
            {...{ route, outlook }}
            badges={<OutlookBadge outlook={outlook} />}
          />
        );
      })}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [card] = within(canvasElement).getAllByRole('article');
    await expect(card).toHaveTextContent('18 Dec');
    await expect(card?.getBoundingClientRect().height).toBeLessThan(112);
    await clickPage();
  },
};

/** Stage and state of each card. */
const CARDS = [
  ['transitDeparted, late', lateCard],
  ['discharged, early', earlyCard],
  ['booked, unshipped', freshCard],
] as const;

export const Matrix: Story = {
  render: (_args, { globals }) => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 366 }}>
      {CARDS.map(([caption, card]) => (
        <div key={caption}>
          <div style={{ color: 'var(--sb-color-subtle)', fontFamily: 'var(--sb-font-mono)', fontSize: '0.75rem' }}>{caption}</div>
          <ShipmentCard {...localPlaces(card, globals['locale'])} />
        </div>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: { subtitle: 'COSCO Shipping Lines · PO-26-10428 / PO-88214 / PO-88215 for the warehouse in Duisburg' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};
