import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import type { EtaHistoryProps } from '@seaberry/ui/eta-history';
import { lazy, Suspense, type ReactNode } from 'react';

import type { ShipmentKind } from '../shipment.ts';

const EtaHistory = lazy(async () => ({ default: (await import('@seaberry/ui/eta-history')).EtaHistory }));

export interface EtaHistoryCardProps extends Pick<EtaHistoryProps, 'history' | 'arrivedAt' | 'now' | 'firstEta' | 'timeZone'> {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  /** Name of the place of arrival; null while it is unknown. */
  place: string | null;
  /** In place of the name. */
  role: string;
}

/** How the carrier's ETA moved. */
export function EtaHistoryCard({ kind, place, role, ...history }: EtaHistoryCardProps): ReactNode {
  const t = useTranslations(kind.texts);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('detail.etaHistory', { place: place ?? role })}</CardTitle>
      </CardHeader>
      {/* As high as a short history, so that little below moves when it comes. */}
      <CardBody className="min-h-32">
        <Suspense>
          <EtaHistory {...history} {...(place === null ? {} : { place })} />
        </Suspense>
      </CardBody>
    </Card>
  );
}
