import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { EmptyState } from '@seaberry/ui/empty-state';
import { Link } from '@seaberry/ui/link';
import { OutlookBadge } from '@seaberry/ui/outlook-badge';
import { PageHeader } from '@seaberry/ui/page-header';
import { ShipmentCard } from '@seaberry/ui/shipment-card';
import type { ReactNode } from 'react';

import { useScreen } from '../../shared/screen.tsx';
import { LinkNote } from './link-note.tsx';
import { readShared } from './read-shared.ts';
import type { SharedPage, ShareSearch } from './shared-page.ts';

/** Several shipments of a link, a card each. */
export function SharedList({ page }: { page: SharedPage }): ReactNode {
  const t = useTranslations('shared');
  const { setSearch } = useScreen<ShareSearch>();
  const { shipments, more, now, name, company } = page;
  return (
    <div className="grid gap-3.5">
      <PageHeader title={name} description={t('titleMany', { count: shipments.length })} />
      <LinkNote page={page} />
      {more && <Alert tone="info">{t('more', { count: shipments.length, company: company.name })}</Alert>}
      {shipments.length === 0 && <EmptyState title={t('none')} />}
      <ul className="m-0 grid list-none gap-2.5 p-0">
        {shipments.map((shipment) => {
          const { route, outlook, rail } = readShared(shipment);
          return (
            <li key={shipment.id}>
              <ShipmentCard
                title={
                  <Link variant="quiet" asChild>
                    <button type="button" onClick={() => setSearch({ id: shipment.id })}>
                      {shipment.reference}
                    </button>
                  </Link>
                }
                subtitle={[shipment.orderNo, shipment.carrier].filter(Boolean).join(' · ')}
                {...{ route, outlook, now }}
                stage={null}
                rail={{ nodes: rail }}
                arrival={{ firstEta: null, eta: null, ata: null, timeZone: null }}
                badges={outlook && <OutlookBadge outlook={outlook} />}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
