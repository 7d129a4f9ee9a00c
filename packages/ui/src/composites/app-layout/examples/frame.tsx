'use client';

import { AppBrand, AppLayout, type LayoutMenuItem } from '@seaberry/ui/app-layout';
import { Button } from '@seaberry/ui/button';
import { PageHeader } from '@seaberry/ui/page-header';
import { Settings, Ship } from 'lucide-react';

const page = (path: string, title: string, more: Partial<LayoutMenuItem> = {}): LayoutMenuItem => ({
  path,
  title,
  href: `#${path}`,
  ...more,
});

const menu: readonly LayoutMenuItem[] = [
  page('/tracking', 'Tracking', {
    icon: <Ship size={16} aria-hidden />,
    children: [page('/tracking/oceanBill', 'Ocean bills', { count: 214 }), page('/tracking/airWaybill', 'Air waybills', { count: 61 })],
  }),
  page('/system', 'System', {
    icon: <Settings size={16} aria-hidden />,
    children: [page('/system/user', 'Users'), page('/system/role', 'Roles')],
  }),
];

export function FrameExample() {
  return (
    <AppLayout
      menu={menu}
      activePath="/tracking/oceanBill"
      brand={<AppBrand name="Seaberry Tracking" />}
      topEnd={<Button size="sm">Sign out</Button>}
    >
      <PageHeader title="Ocean bills" description="214 shipments, updated 4 min ago" />
    </AppLayout>
  );
}
