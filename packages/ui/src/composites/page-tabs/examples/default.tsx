'use client';

import { PageTabs, type PageTab } from '@seaberry/ui/page-tabs';
import { useState } from 'react';

const opened: readonly PageTab[] = [
  { id: '/home', title: 'Home', pinned: true, closable: false },
  { id: '/tracking/oceanBill', title: 'Ocean bills', pinned: false, closable: true },
  { id: '/tracking/airWaybill', title: 'Air waybills', pinned: false, closable: true },
  { id: '/usage', title: 'Usage log', pinned: false, closable: true },
];

export function PageTabsExample() {
  const [tabs, setTabs] = useState(opened);
  const [activeId, setActiveId] = useState('/tracking/oceanBill');
  return (
    <PageTabs
      tabs={tabs}
      activeId={activeId}
      onSelect={setActiveId}
      onClose={(ids) => {
        const left = tabs.filter(({ id }) => !ids.includes(id));
        setTabs(left);
        if (ids.includes(activeId)) setActiveId(left.at(-1)?.id ?? '/home');
      }}
    />
  );
}
