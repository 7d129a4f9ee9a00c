import { DetailLayout } from '@seaberry/ui/detail-layout';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { useDomainNow } from '../../session/use-session.ts';
import { defineScreen, useScreen, type ScreenDefinition } from '../../shared/screen.tsx';
import type { ShipmentListDefinition } from '../list/inputs.ts';
import { detailQuery } from '../queries.ts';
import type { ShipmentKind, ShipmentRow } from '../shipment.ts';
import { formatDetailSearch, parseDetailSearch, type DetailSearch } from './detail-search.ts';
import { isAnswered } from './lead-milestones.ts';
import { MoreTabs, type MoreTabsProps } from './more-tabs.tsx';
import { ShipmentDetail } from './shipment-detail.tsx';
import { Waiting } from './waiting.tsx';
import { WalkBar } from './walk-bar.tsx';

/** Below the journey, where nothing moves when it comes. */
const ActivityCard = lazy(async () => ({ default: (await import('../activity/activity-card.tsx')).ActivityCard }));

/** Response of the detail call: the row, under a name of its own, and the whole state. */
interface AnyDetail {
  state: { lastEventAt: string | null };
}

export interface DetailPartProps<D extends AnyDetail> {
  detail: D;
  now: string;
}

export interface DetailHeaderProps<D extends AnyDetail> extends DetailPartProps<D> {
  /** Beside the actions. */
  walk: ReactNode;
}

/** Parts of the detail page that differ by kind of shipment. */
export interface ShipmentDetailDefinition<R extends ShipmentRow, D extends AnyDetail> extends Pick<MoreTabsProps, 'Recognition'> {
  kind: ShipmentKind<R>;
  /** The list whose shipments follow one another on the page. */
  list: ShipmentListDefinition<R>;
  rowOf(detail: D): R;
  /** Facts and the journey in one line. */
  Header: ComponentType<DetailHeaderProps<D>>;
  /** Entered values that the carrier contradicts. */
  Differences?: ComponentType<DetailPartProps<D>>;
  /** The whole journey. */
  Journey: ComponentType<DetailPartProps<D>>;
  /** Cards beside the journey, once the carrier has reported something: findings, the map, changes of the ETA. */
  Beside: ComponentType<DetailPartProps<D>>;
  /** Cards of facts: numbers, people, delivery. */
  Facts: ComponentType<DetailPartProps<D>>;
}

/** The detail screen of a kind of shipment. */
export function defineShipmentDetail<R extends ShipmentRow, D extends AnyDetail>(
  definition: ShipmentDetailDefinition<R, D>,
): ScreenDefinition<DetailSearch> {
  const { kind } = definition;
  return defineScreen<DetailSearch>({
    key: kind.detailPath,
    parseSearch: parseDetailSearch,
    formatSearch: formatDetailSearch,
    loader: async ({ app, search }) => {
      if (search.id) void app.queryClient.prefetchQuery(detailQuery(app.client, kind.controller, search.id));
      await app.texts.ensure(kind.texts, 'journey');
    },
    Component: () => <DetailPage definition={definition} />,
  });
}

interface DetailPageProps<R extends ShipmentRow, D extends AnyDetail> {
  definition: ShipmentDetailDefinition<R, D>;
}

function DetailPage<R extends ShipmentRow, D extends AnyDetail>({ definition }: DetailPageProps<R, D>): ReactNode {
  const { kind } = definition;
  const { client } = useApp();
  const { search } = useScreen<DetailSearch>();
  const query = useQuery({ ...detailQuery(client, kind.controller, search.id), enabled: search.id !== '' });
  return (
    <ShipmentDetail kind={kind} id={search.id} query={query}>
      {/* Details of the kind's controller are details of the kind. */}
      {(detail) => <Parts definition={definition} detail={detail as unknown as D} />}
    </ShipmentDetail>
  );
}

function Parts<R extends ShipmentRow, D extends AnyDetail>({ definition, detail }: DetailPageProps<R, D> & { detail: D }): ReactNode {
  const { kind, list, rowOf, Header, Differences, Journey, Beside, Facts, Recognition } = definition;
  const now = useDomainNow();
  const row = rowOf(detail);
  const shipment = kind.shipmentOf(row);
  const answered = isAnswered(detail.state);
  const { search, setSearch } = useScreen<DetailSearch>();
  const unnamed = search.title === '';
  const { reference } = shipment;
  // A link, as in an e-mail, has the id alone.
  useEffect(() => {
    if (unnamed) setSearch({ title: reference }, { replace: true });
  }, [unnamed, setSearch, reference]);
  return (
    <div className="grid gap-3.5">
      <DetailLayout
        header={
          <div className="grid gap-3.5">
            <Header detail={detail} now={now} walk={<WalkBar list={list} id={row.id} />} />
            {Differences && <Differences detail={detail} now={now} />}
          </div>
        }
        main={
          <>
            {(!answered || shipment.subscription === 'SUB_ERR') && <Waiting {...{ kind, row }} />}
            {answered && <Journey detail={detail} now={now} />}
          </>
        }
        aside={
          <>
            {answered && <Beside detail={detail} now={now} />}
            <Facts detail={detail} now={now} />
          </>
        }
        last={
          <Suspense>
            <ActivityCard kind={kind} id={row.id} />
          </Suspense>
        }
      />
      <MoreTabs {...{ kind, Recognition }} id={row.id} />
    </div>
  );
}
