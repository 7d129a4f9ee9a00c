'use client';

import { AppLayout, type LayoutMenuItem } from '@seaberry/ui/app-layout';
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

export function SplitMenuExample() {
  return (
    <AppLayout menu={menu} activePath="/tracking/oceanBill" settings={{ layout: 'classic', splitMenu: true }}>
      <PageHeader title="Ocean bills" />
    </AppLayout>
  );
}
