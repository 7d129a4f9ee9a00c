import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { routeQuery } from '../queries.ts';
import type { ShipmentKind } from '../shipment.ts';

const RouteMap = lazy(async () => ({ default: (await import('@seaberry/ui/route-map')).RouteMap }));

export interface RouteCardProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller'>;
  id: string;
}

/** The way of the shipment on a map, and where it is. */
export function RouteCard({ kind, id }: RouteCardProps): ReactNode {
  const t = useTranslations(kind.texts);
  const { client } = useApp();
  const query = useQuery(routeQuery(client, kind.controller, id));
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('detail.where')}</CardTitle>
      </CardHeader>
      {/* As high as the map, so that nothing below moves when it comes. */}
      <CardBody className="min-h-64">
        <Loaded query={query} failure="loadFailed">
          {(route) => (
            <Suspense>
              <RouteMap route={route} />
            </Suspense>
          )}
        </Loaded>
      </CardBody>
    </Card>
  );
}
