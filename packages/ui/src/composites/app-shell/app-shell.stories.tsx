import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Building2, CalendarClock, Coins, Gauge, Map as MapIcon, Plane, Ship, TriangleAlert, Truck } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { touchOutside } from '../../../../../.storybook/fixtures/steps.js';
import { Card, CardBody } from '../../components/card/index.js';
import { Link } from '../../components/link/index.js';
import { Breadcrumb, Breadcrumbs, PageHeader } from '../page-header/index.js';
import { AppBrand, AppNav, AppNavGroup, AppNavItem } from './index.js';
import { AppShell } from './app-shell.js';

const ICON = { size: 16, 'aria-hidden': true } as const;

const nav = (
  <AppNav label="Main menu">
    <AppNavGroup label="Tracking">
      <AppNavItem href="#/tracking/oceanBill" icon={<Ship {...ICON} />} label="Ocean bills" count={214} active />
      <AppNavItem href="#/tracking/airWaybill" icon={<Plane {...ICON} />} label="Air waybills" count={61} />
      <AppNavItem href="#/schedule" icon={<CalendarClock {...ICON} />} label="Vessel schedule" />
      <AppNavItem href="#/trucks" icon={<Truck {...ICON} />} label="Truck tracks" />
      {/* Storybook's frame sends links to the window around it. */}
      <AppNavItem href="#/map" target="_self" icon={<MapIcon {...ICON} />} label="Map" />
    </AppNavGroup>
    <AppNavGroup label="Watch" collapsible>
      <AppNavItem href="#/dashboard" icon={<Gauge {...ICON} />} label="Dashboard" />
      <AppNavItem href="#/anomalies" icon={<TriangleAlert {...ICON} />} label="Anomalies" count={9} />
      <AppNavItem href="#/reminders" icon={<Bell {...ICON} />} label="Reminders" />
    </AppNavGroup>
    <AppNavGroup label="Account">
      <AppNavItem href="#/usage" icon={<Coins {...ICON} />} label="Usage log" />
      <AppNavItem href="#/company" icon={<Building2 {...ICON} />} label="Company" />
    </AppNavGroup>
  </AppNav>
);

const page = (
  <div style={{ display: 'grid', gap: 14 }}>
    <PageHeader title="Ocean bills" description="214 shipments, updated 4 min ago" />
    <Card>
      <CardBody>
        COSU6412873350, Shanghai to Rotterdam, late 5 d.{' '}
        <Link href="#/tracking/oceanBill/detail" variant="inline">
          Show the journey
        </Link>
      </CardBody>
    </Card>
  </div>
);

const meta = {
  title: 'Layout/App shell',
  component: AppShell,
  args: {
    brand: <AppBrand href="#/" name="Seaberry Tracking" />,
    nav,
    children: page,
    topStart: (
      <Breadcrumbs>
        <Breadcrumb>Tracking</Breadcrumb>
        <Breadcrumb current>Ocean bills</Breadcrumb>
      </Breadcrumbs>
    ),
    topEnd: <span>Lin Wei · Captain</span>,
    onNavigate: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await touchOutside();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Collapsed: Story = {
  args: { defaultCollapsed: true },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Ocean bills 214' })).toHaveAttribute('title', 'Ocean bills');
    await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }));
    await expect(canvas.getByText('Watch')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }));
    await touchOutside();
  },
};

export const WithTabs: Story = {
  args: {
    tabs: (
      <nav aria-label="Open pages" style={{ display: 'flex', gap: 16, blockSize: 34, alignItems: 'center', fontSize: 13 }}>
        <a href="#/dashboard" style={{ color: 'inherit' }}>
          Dashboard
        </a>
        <a href="#/tracking/oceanBill" aria-current="page" style={{ color: 'inherit' }}>
          Ocean bills
        </a>
      </nav>
    ),
  },
  globals: { viewport: { value: 'tablet' } },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open menu' });
    await userEvent.click(button);
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(drawer.getByRole('link', { name: 'Map' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await touchOutside();
  },
};

export const PhoneDrawerOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open menu' }));
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    brand: <AppBrand href="#/" name="Yangtze Delta International Freight Forwarding and Logistics Company Limited" />,
    nav: (
      <AppNav label="Main menu">
        <AppNavGroup label="Subscription service and timely request monitoring" collapsible>
          <AppNavItem
            href="#/a"
            icon={<Ship {...ICON} />}
            label="Update time-outs of ocean bills by carrier and port"
            count={128_409}
            active
          />
          <AppNavItem href="#/b" icon={<Bell {...ICON} />} label="订阅服务与及时请求监控（船公司、码头、海关）" count={3} />
        </AppNavGroup>
      </AppNav>
    ),
    topStart: (
      <Breadcrumbs>
        <Breadcrumb>Subscription service and timely request monitoring</Breadcrumb>
        <Breadcrumb current>Update time-outs of ocean bills by carrier, port of loading and port of discharge</Breadcrumb>
      </Breadcrumbs>
    ),
  },
  globals: { viewport: { value: 'tablet' } },
};
