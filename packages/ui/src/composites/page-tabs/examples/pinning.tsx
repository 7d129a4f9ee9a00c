'use client';

import { PageTabs, pageTabsReducer, type PageTab, type PageTabsAction, type PageTabsModel } from '@seaberry/ui/page-tabs';
import { useReducer } from 'react';

const pages: readonly PageTab[] = [
  { id: '/home', title: 'Home', pinned: true, closable: false },
  { id: '/tracking/oceanBill', title: 'Ocean bills', pinned: false, closable: true },
  { id: '/tracking/airWaybill', title: 'Air waybills', pinned: false, closable: true },
  { id: '/usage', title: 'Usage log', pinned: false, closable: true },
];

/** The reducer knows where a pinned page goes and which page follows a closed one. */
export function PinningExample() {
  const [{ tabs, activeId }, act] = useReducer<PageTabsModel<PageTab>, [PageTabsAction<PageTab>]>(pageTabsReducer, {
    tabs: pages,
    activeId: '/tracking/oceanBill',
  });
  return (
    <PageTabs
      tabs={tabs}
      activeId={activeId}
      onSelect={(id) => act({ type: 'select', id })}
      onClose={(ids) => act({ type: 'close', ids })}
      onPin={(id, pinned) => act({ type: 'pin', id, pinned })}
    />
  );
}
