import { useTranslations } from '@seaberry/i18n/react';
import type { Signal } from '@seaberry/tracking';
import { dayOf } from '@seaberry/i18n/ui/outlook-sentence';
import type { ArrivalExplanationProps } from '@seaberry/ui/arrival-explanation';
import { DescriptionList } from '@seaberry/ui/description-list';
import { OutlookFact } from '@seaberry/ui/outlook-fact';
import { OutlookStatement } from '@seaberry/ui/outlook-statement';
import { PeekPanel, type Peek } from '@seaberry/ui/peek-panel';
import { RouteLabel } from '@seaberry/ui/route-label';
import { SignalList } from '@seaberry/ui/signal-list';
import { StageList } from '@seaberry/ui/stage-list';
import { StageRail } from '@seaberry/ui/stage-rail';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useQuery } from '@tanstack/react-query';
import { Suspense, use, useMemo, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import type { ShipmentDialog } from '../actions/dialogs.tsx';
import { ShipmentMenu } from '../actions/shipment-menu.tsx';
import { useAsideText } from '../aside.tsx';
import { ShipmentBadge } from '../cells.tsx';
import { lazily } from '../../shared/lazily.tsx';
import { detailQuery } from '../queries.ts';
import { detailHref, type Shipment, type ShipmentKind, type ShipmentRow } from '../shipment.ts';
import { Now } from './now.tsx';

const ArrivalExplanation = lazily<ArrivalExplanationProps>(
  async () => (await import('@seaberry/ui/arrival-explanation')).ArrivalExplanation,
).Component;

/** Width of the rail in the panel, px. */
const RAIL = 292;

export interface ShipmentPeekProps<R extends ShipmentRow> {
  kind: ShipmentKind<R>;
  row: R;
  peek: Pick<Peek, 'onPrevious' | 'onNext' | 'onClose'>;
  onOpen(dialog: ShipmentDialog<R>): void;
}

/** Outlook, signals, facts and stages of a shipment, beside the list. */
export function ShipmentPeek<R extends ShipmentRow>({ kind, row, peek, onOpen }: ShipmentPeekProps<R>): ReactNode {
  const { client, texts } = useApp();
  const { data } = useQuery(detailQuery(client, kind.controller, row.id));
  const ready = useMemo(() => texts.ensure('journey'), [texts]);
  const shipment = kind.shipmentOf(row);
  const { outlook, rail, reference } = shipment;
  // The state of an air waybill has none.
  const { signals = [] }: { signals?: readonly Signal[] } = data?.state ?? {};
  const { onPrevious, onNext, onClose } = peek;
  return (
    <PeekPanel
      {...{ onPrevious, onNext, onClose }}
      title={reference}
      href={detailHref(kind, shipment)}
      lead={outlook ? <OutlookStatement outlook={outlook} /> : <ShipmentBadge shipment={shipment} />}
      footer={<ShipmentMenu {...{ kind, row, onOpen }} labelled />}
    >
      {data && outlook && (
        <Suspense>
          <Explanation when={ready} outlook={outlook} explanation={data.state.explanation} />
        </Suspense>
      )}
      {signals.length > 0 && <SignalList signals={signals} />}
      <Facts {...{ kind, shipment }} />
      {outlook?.lastHeard && (
        <Now>
          {(now) => (
            <>
              <StageRail nodes={rail} now={now} width={RAIL} />
              <StageList nodes={rail} />
            </>
          )}
        </Now>
      )}
    </PeekPanel>
  );
}

/** Why this date. Its texts are loaded with it. */
function Explanation({ when, ...props }: ArrivalExplanationProps & { when: Promise<void> }): ReactNode {
  use(when);
  return <ArrivalExplanation {...props} className="justify-self-start" />;
}

function Facts({ kind, shipment }: { kind: Pick<ShipmentKind<never>, 'texts'>; shipment: Shipment }): ReactNode {
  const t = useTranslations(kind.texts);
  const format = useFormat();
  const { outlook, route, transport, carrier, order, owner } = shipment;
  const promise = outlook?.promise;
  const heard = outlook?.lastHeard;
  const asideText = useAsideText(kind);
  const items = [
    { term: t('signal.aside'), description: asideText(shipment.aside) },
    {
      term: t(promise?.by === 'customer' ? 'peek.promisedCustomer' : 'peek.promised'),
      description: promise && outlook && dayOf(promise.at, outlook, format),
    },
    { term: t('columns.next'), description: outlook && <Now>{(now) => <OutlookFact {...{ outlook, now }} fact="next" />}</Now> },
    { term: t('peek.heard'), description: heard && <Now>{(now) => format.relative(heard < now ? heard : now, now)}</Now> },
    { term: t('fields.ownerId'), description: owner?.name },
    { term: t('columns.route'), description: <RouteLabel {...route} /> },
    { term: t('columns.vesselVoyage'), description: transport },
    { term: t('fields.carrierCode'), description: carrier },
    { term: t('peek.order'), description: order },
  ];
  return <DescriptionList layout="inline" items={items.filter(({ description }) => description)} />;
}
