import { useTranslations } from '@seaberry/i18n/react';
import { ArrivalPromise } from '@seaberry/ui/arrival-promise';
import { Button } from '@seaberry/ui/button';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { DescriptionList } from '@seaberry/ui/description-list';
import { DetailLayout } from '@seaberry/ui/detail-layout';
import { EmptyState } from '@seaberry/ui/empty-state';
import { OutlookFact } from '@seaberry/ui/outlook-fact';
import { OutlookStatement } from '@seaberry/ui/outlook-statement';
import { PageHeader } from '@seaberry/ui/page-header';
import { RouteLabel } from '@seaberry/ui/route-label';
import { StageRail } from '@seaberry/ui/stage-rail';
import { useFormat } from '@seaberry/ui/ui-provider';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';

import { isNotFound } from '../../api/refused.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { ownTime } from '../../shared/own-time.ts';
import { useScreen } from '../../shared/screen.tsx';
import { LinkNote } from './link-note.tsx';
import { readShared } from './read-shared.ts';
import { SharedJourney } from './shared-journey.tsx';
import type { SharedPage, ShareSearch } from './shared-page.ts';
import type { useSharedShipment } from './use-shared.ts';

const RouteMap = lazy(async () => ({ default: (await import('@seaberry/ui/route-map')).RouteMap }));

export interface SharedShipmentProps {
  page: SharedPage;
  query: ReturnType<typeof useSharedShipment>;
  /** The link has no other shipment. */
  single: boolean;
}

/** One shipment of a link: its outlook, its journey, and where it is. */
export function SharedShipment({ page, query, single }: SharedShipmentProps): ReactNode {
  const t = useTranslations('shared');
  const { setSearch } = useScreen<ShareSearch>();
  const back = !single && (
    <Button size="sm" icon={<ArrowLeft size={16} />} className="justify-self-start print:hidden" onClick={() => setSearch({ id: '' })}>
      {t('back')}
    </Button>
  );
  if (isNotFound(query.error))
    return (
      <div className="grid gap-3.5">
        {back}
        <EmptyState title={t('gone')} />
      </div>
    );
  return (
    <div className="grid gap-3.5">
      {back}
      <LinkNote page={page} />
      <Loaded query={query} failure="loadFailed">
        {({ answer, asOf }) => (
          <DetailLayout
            first="aside"
            heights="content"
            header={<Head shipment={answer.shipment} now={asOf} />}
            main={<SharedJourney answer={answer} shows={page.shows} now={asOf} />}
            {...(answer.route ? { aside: <Where route={answer.route} /> } : {})}
          />
        )}
      </Loaded>
    </div>
  );
}

function Head({ shipment, now }: { shipment: SharedPage['shipments'][number]; now: string }): ReactNode {
  const t = useTranslations('shared');
  const format = useFormat();
  const { route, outlook, rail } = readShared(shipment);
  const { reference, orderNo, deliveryNo, carrier } = shipment;
  const heard = outlook?.kind === 'silent' || outlook?.kind === 'lostSight' ? null : outlook?.lastHeard;
  const facts = [
    { term: t('numbers.route'), description: <RouteLabel {...route} /> },
    { term: t('numbers.carrier'), description: carrier },
    { term: t('numbers.order'), description: orderNo },
    { term: t('numbers.delivery'), description: deliveryNo },
    { term: t('next'), description: outlook?.next ? <OutlookFact fact="next" {...{ outlook, now }} /> : null },
    { term: t('lastNews'), description: heard ? ownTime(format, heard) : null },
  ].filter(({ description }) => description);
  return (
    <Card>
      <CardBody className="grid gap-5">
        <div className="grid gap-3">
          <PageHeader title={<CopyableId value={reference} />} />
          {outlook && (
            <div className="grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
              <OutlookStatement variant="headline" outlook={outlook} />
              <ArrivalPromise outlook={outlook} />
            </div>
          )}
        </div>
        <DescriptionList items={facts} />
        {rail.length > 0 && <StageRail variant="full" nodes={rail} now={now} label={reference} />}
      </CardBody>
    </Card>
  );
}

function Where({ route }: { route: Parameters<typeof RouteMap>[0]['route'] }): ReactNode {
  const t = useTranslations('shared');
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('where')}</CardTitle>
      </CardHeader>
      {/* As high as the map, so that nothing below moves when it comes. */}
      <CardBody className="min-h-64">
        <Suspense>
          <RouteMap route={route} />
        </Suspense>
      </CardBody>
    </Card>
  );
}
