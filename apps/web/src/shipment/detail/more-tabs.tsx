import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody } from '@seaberry/ui/card';
import { Tabs } from '@seaberry/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { lazily } from '../../shared/lazily.tsx';
import { useScreen } from '../../shared/screen.tsx';
import { eventsQuery, notificationsQuery } from '../queries.ts';
import type { ShipmentKind } from '../shipment.ts';
import { MORE_TABS, type DetailSearch, type MoreTab } from './detail-search.ts';
import { Notifications } from './notifications.tsx';
import type { RawEventsProps } from './raw-events.tsx';

/** Few people open the events as they were sent. */
const RawEvents = lazily<RawEventsProps>(async () => (await import('./raw-events.tsx')).RawEvents).Component;

interface PartProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller'>;
  id: string;
}

export interface MoreTabsProps extends PartProps {
  /** Recognition records; without it there is no such tab. */
  Recognition?: ComponentType<{ id: string }> | undefined;
}

/** Records behind the page; each tab fetches its own when it is opened. */
export function MoreTabs({ kind, id, Recognition }: MoreTabsProps): ReactNode {
  const t = useTranslations(kind.texts);
  const { search, setSearch } = useScreen<DetailSearch>();
  const content: Record<MoreTab, ReactNode> = {
    notifications: <NotificationsTab {...{ kind, id }} />,
    recognition: Recognition && <Recognition id={id} />,
    events: <EventsTab {...{ kind, id }} />,
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

function NotificationsTab({ kind, id }: PartProps): ReactNode {
  const { client } = useApp();
  const query = useQuery(notificationsQuery(client, kind.controller, id));
  return <Notifications kind={kind} query={query} />;
}

function EventsTab({ kind, id }: PartProps): ReactNode {
  const { client } = useApp();
  const [page, setPage] = useState(1);
  const query = useQuery(eventsQuery(client, kind.controller, id, page));
  return (
    <Suspense>
      <RawEvents {...{ kind, query, page }} onPageChange={setPage} />
    </Suspense>
  );
}
