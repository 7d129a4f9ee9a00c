import { DetailLayout } from '@seaberry/ui/detail-layout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { useDomainNow } from '../../../session/use-session.ts';
import { defineScreen, useScreen } from '../../../shared/screen.tsx';
import { ShipmentDetail } from '../../../shipment/detail/shipment-detail.tsx';
import { billKind } from '../bill-kind.tsx';
import { DETAIL_PATH } from '../paths.ts';
import { detailQuery } from '../../../shipment/queries.ts';
import type { Detail } from '../queries.ts';
import { BillHeader } from './bill-header.tsx';
import { Containers } from './containers.tsx';
import { formatDetailSearch, parseDetailSearch, type DetailSearch } from '../../../shipment/detail/detail-search.ts';
import { MoreTabs } from '../../../shipment/detail/more-tabs.tsx';
import { SideCards } from '../../../shipment/detail/side-cards.tsx';

export const detailScreen = defineScreen<DetailSearch>({
  key: DETAIL_PATH,
  parseSearch: parseDetailSearch,
  formatSearch: formatDetailSearch,
  loader: async ({ app, search }) => {
    if (search.id) void app.queryClient.prefetchQuery(detailQuery(app.client, 'oceanBill', search.id));
    await app.texts.ensure('oceanBill');
  },
  Component: DetailPage,
});

function DetailPage(): ReactNode {
  const { client } = useApp();
  const { search } = useScreen<DetailSearch>();
  const query = useQuery({ ...detailQuery(client, 'oceanBill', search.id), enabled: search.id !== '' });
  return (
    <ShipmentDetail kind={billKind} id={search.id} query={query}>
      {(detail) => <Bill detail={detail} />}
    </ShipmentDetail>
  );
}

function Bill({ detail }: { detail: Detail }): ReactNode {
  const now = useDomainNow();
  return (
    <DetailLayout
      header={<BillHeader detail={detail} now={now} />}
      main={
        <>
          <Containers detail={detail} now={now} />
          <MoreTabs detail={detail} />
        </>
      }
      aside={<SideCards detail={detail} now={now} />}
    />
  );
}
