import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { EtaHistory, type EtaHistoryProps } from '@seaberry/ui/eta-history';
import type { ReactNode } from 'react';

import type { ShipmentKind } from '../shipment.ts';

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
      <CardBody>
        <EtaHistory {...history} {...(place === null ? {} : { place })} />
      </CardBody>
    </Card>
  );
}
