import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody } from '@seaberry/ui/card';
import { DescriptionList } from '@seaberry/ui/description-list';
import { Tabs } from '@seaberry/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { useScreen } from '../../shared/screen.tsx';
import { Notifications } from './notifications.tsx';
import { RawEvents } from './raw-events.tsx';
import { billKind } from '../../features/ocean-bill/bill-kind.tsx';
import { BillValue } from '../value.tsx';
import { billFields } from '../../features/ocean-bill/lib/fields.ts';
import { eventsQuery, notificationsQuery } from '../queries.ts';
import type { Detail } from '../../features/ocean-bill/queries.ts';
import { MORE_TABS, type DetailSearch, type MoreTab } from './detail-search.ts';
import { Recognition } from '../../features/ocean-bill/detail/recognition.tsx';

/** Everything else about the bill; each part is asked for when it is opened. */
export function MoreTabs({ detail }: { detail: Detail }): ReactNode {
  const t = useTranslations('oceanBill');
  const { search, setSearch } = useScreen<DetailSearch>();
  const content: Record<MoreTab, ReactNode> = {
    fields: <Fields detail={detail} />,
    notifications: <Sent billId={detail.bill.id} />,
    recognition: <Recognition billId={detail.bill.id} />,
    events: <Events billId={detail.bill.id} />,
  };
  return (
    <Card>
      <CardBody>
        <Tabs
          label={t('detail.tabs')}
          value={search.tab}
          onChange={(value) => setSearch({ tab: MORE_TABS.find((tab) => tab === value) ?? MORE_TABS[0] }, { replace: true })}
          items={MORE_TABS.map((tab) => ({ value: tab, label: t(`detail.${tab}`), content: content[tab] }))}
        />
      </CardBody>
    </Card>
  );
}

function Sent({ billId }: { billId: string }): ReactNode {
  const { client } = useApp();
  const query = useQuery(notificationsQuery(client, 'oceanBill', billId));
  return <Notifications kind={billKind} query={query} />;
}

function Events({ billId }: { billId: string }): ReactNode {
  const { client } = useApp();
  const [page, setPage] = useState(1);
  const query = useQuery(eventsQuery(client, 'oceanBill', billId, page));
  return <RawEvents kind={billKind} {...{ query, page }} onPageChange={setPage} />;
}

function Fields({ detail: { bill } }: { detail: Detail }): ReactNode {
  const fields = useTranslations('fields');
  return (
    <DescriptionList
      items={billFields.listed.map((name) => {
        const value: unknown = bill[name];
        const empty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
        const wide = billFields.of(name).kind === 'longText';
        return { term: fields(name), description: empty ? null : <BillValue bill={bill} name={name} />, wide };
      })}
    />
  );
}
