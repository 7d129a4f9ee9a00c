import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody } from '@seaberry/ui/card';
import { DescriptionList } from '@seaberry/ui/description-list';
import { Tabs } from '@seaberry/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { isEmpty } from '../../kit/form/form-values.ts';
import { useScreen } from '../../shared/screen.tsx';
import { eventsQuery, notificationsQuery } from '../queries.ts';
import type { ShipmentKind, ShipmentRow } from '../shipment.ts';
import { ShipmentValue } from '../value.tsx';
import { MORE_TABS, type DetailSearch, type MoreTab } from './detail-search.ts';
import { Notifications } from './notifications.tsx';
import { RawEvents } from './raw-events.tsx';

interface PartProps<R extends ShipmentRow> {
  kind: ShipmentKind<R>;
  row: R;
}

export interface MoreTabsProps<R extends ShipmentRow> extends PartProps<R> {
  /** How the carrier read the number; without it there is no such tab. */
  Recognition?: ComponentType<{ id: string }> | undefined;
}

/** Everything else about the shipment; each part is asked for when it is opened. */
export function MoreTabs<R extends ShipmentRow>({ kind, row, Recognition }: MoreTabsProps<R>): ReactNode {
  const t = useTranslations(kind.texts);
  const { search, setSearch } = useScreen<DetailSearch>();
  const content: Record<MoreTab, ReactNode> = {
    fields: <Fields {...{ kind, row }} />,
    notifications: <Sent {...{ kind, row }} />,
    recognition: Recognition && <Recognition id={row.id} />,
    events: <Events {...{ kind, row }} />,
  };
  return (
    <Card>
      <CardBody>
        <Tabs
          label={t('detail.tabs')}
          value={search.tab}
          onChange={(value) => setSearch({ tab: MORE_TABS.find((tab) => tab === value) ?? MORE_TABS[0] }, { replace: true })}
          items={MORE_TABS.filter((tab) => content[tab] !== undefined).map((tab) => ({
            value: tab,
            label: t(`detail.${tab}`),
            content: content[tab],
          }))}
        />
      </CardBody>
    </Card>
  );
}

function Sent<R extends ShipmentRow>({ kind, row }: PartProps<R>): ReactNode {
  const { client } = useApp();
  const query = useQuery(notificationsQuery(client, kind.controller, row.id));
  return <Notifications kind={kind} query={query} />;
}

function Events<R extends ShipmentRow>({ kind, row }: PartProps<R>): ReactNode {
  const { client } = useApp();
  const [page, setPage] = useState(1);
  const query = useQuery(eventsQuery(client, kind.controller, row.id, page));
  return <RawEvents {...{ kind, query, page }} onPageChange={setPage} />;
}

function Fields<R extends ShipmentRow>({ kind, row }: PartProps<R>): ReactNode {
  const labels = useTranslations('fields');
  const { listed, of } = kind.fields;
  return (
    <DescriptionList
      items={listed.map((name) => ({
        term: labels(name),
        description: isEmpty(row[name]) ? null : <ShipmentValue {...{ kind, row, name }} />,
        wide: of(name).kind === 'longText',
      }))}
    />
  );
}
