'use client';

import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { PageStack } from '@seaberry/ui/page-stack';
import { PageTabs, pageTabsReducer, type PageTab, type PageTabsAction, type PageTabsModel } from '@seaberry/ui/page-tabs';
import { PageTransition } from '@seaberry/ui/page-transition';
import { useReducer } from 'react';

const bills: readonly PageTab[] = ['COSU6412873350', 'MAEU229146021'].map((number) => ({
  id: `/tracking/detail?id=${number}`,
  title: number,
  pinned: false,
  closable: true,
}));

function BillPage({ number }: { number: string }) {
  return (
    <Field label={`Note on ${number}`}>
      <Input />
    </Field>
  );
}

/** Strip, transition and stack share one model and one id. */
export function InAShellExample() {
  const [{ tabs, activeId }, act] = useReducer<PageTabsModel<PageTab>, [PageTabsAction<PageTab>]>(pageTabsReducer, {
    tabs: bills,
    activeId: bills[0]?.id ?? '',
  });
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', blockSize: 240 }}>
      <PageTabs
        tabs={tabs}
        activeId={activeId}
        onSelect={(id) => act({ type: 'select', id })}
        onClose={(ids) => act({ type: 'close', ids })}
      />
      <PageTransition pageKey={activeId}>
        <PageStack activeId={activeId} pages={tabs.map(({ id, title }) => ({ id, keepAlive: true, node: <BillPage number={title} /> }))} />
      </PageTransition>
    </div>
  );
}
