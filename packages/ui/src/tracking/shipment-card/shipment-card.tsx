import type { Instant, Outlook, Stage, TransportMode } from '@seaberry/tracking';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useTrackingText } from '../../lib/ui-provider.js';
import type { JourneyNode } from '../lib/node.js';
import { OutlookFact } from '../outlook-fact/index.js';
import { PlanActual } from '../plan-actual/index.js';
import { RouteLabel, type RoutePlace } from '../route-label/index.js';
import { StageBadge } from '../stage-badge/index.js';
import { StageRail } from '../stage-rail/index.js';

export interface ShipmentCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** Number of the shipment, as the link that opens it. */
  title: ReactNode;
  /** Second line under the number: carrier, order, customer. */
  subtitle?: ReactNode;
  /** Port of loading, port of discharge, place of delivery. */
  route: { pol: RoutePlace | null; pod: RoutePlace | null; pld?: RoutePlace | null };
  /** Current stage of the shipment; null when unknown. */
  stage: Stage | null;
  /** Mode of transport by which the stage was reached; an unloading from rail has a name of its own. */
  stageMode?: TransportMode | null | undefined;
  /** Rail of the bill, `CompactRail`. */
  rail: { nodes: readonly JourneyNode[]; position?: number };
  /** Arrival at the port of discharge. */
  arrival: { firstEta: Instant | null; eta: Instant | null; ata: Instant | null; timeZone: string | null };
  /** Current domain time of the server. */
  now: Instant;
  /**
   * Outlook of the shipment: the card is then three lines high, with the expected day and the next milestone instead of stage, arrival and
   * vessel. Its OutlookBadge belongs to `badges`.
   */
  outlook?: Outlook<Stage> | null | undefined;
  /** Vessel and voyage. */
  vessel?: string | null | undefined;
  /** Further badges: state, anomalies, subscription. */
  badges?: ReactNode;
  /** A checkbox or a menu at the end of the first line. */
  actions?: ReactNode;
}

/** Width of the rail of a short card, px. */
const RAIL = 112;

/** Card of one shipment in the list on a phone. */
export function ShipmentCard({ outlook, stage, stageMode, arrival, vessel, ...rest }: ShipmentCardProps): ReactNode {
  return outlook ? <ShortCard {...rest} outlook={outlook} /> : <LongCard {...{ stage, stageMode, arrival, vessel }} {...rest} />;
}

type ShortCardProps = Omit<ShipmentCardProps, 'stage' | 'stageMode' | 'arrival' | 'vessel' | 'outlook'> & { outlook: Outlook<Stage> };

/** Three lines: number, route with outlook, day of arrival with the next milestone. */
function ShortCard({ title, subtitle, route, rail, now, outlook, badges, actions, className, ...rest }: ShortCardProps): ReactNode {
  return (
    <article
      data-slot="shipment-card"
      {...rest}
      className={cn(
        'sb:grid sb:min-w-0 sb:grid-cols-[minmax(0,1fr)] sb:gap-1 sb:rounded-surface sb:border sb:border-border sb:bg-surface sb:px-3 sb:py-1.5 sb:text-sm',
        className,
      )}
    >
      <div data-slot="shipment-card-head" className="sb:flex sb:items-center sb:gap-2">
        <div data-slot="shipment-card-title" className="sb:shrink-0 sb:font-semibold sb:tabular-nums sb:slashed-zero">
          {title}
        </div>
        <div data-slot="shipment-card-subtitle" className="sb:min-w-0 sb:grow sb:truncate sb:text-xs sb:text-muted">
          {subtitle}
        </div>
        {actions}
      </div>
      <div data-slot="shipment-card-route" className="sb:flex sb:items-center sb:gap-2">
        <div className="sb:min-w-0 sb:grow">
          <RouteLabel oneLine {...route} />
        </div>
        {badges && (
          <div data-slot="shipment-card-badges" className="sb:flex sb:max-w-2/3 sb:shrink-0 sb:flex-wrap sb:justify-end sb:gap-1">
            {badges}
          </div>
        )}
      </div>
      <div data-slot="shipment-card-foot" className="sb:flex sb:items-center sb:gap-2">
        <div data-slot="shipment-card-facts" className="sb:min-w-0 sb:grow sb:truncate">
          {(outlook.expected !== null || outlook.next === null) && (
            <OutlookFact outlook={outlook} fact="arrival" now={now} className="sb:me-2" />
          )}
          {outlook.next !== null && <OutlookFact outlook={outlook} fact="next" now={now} className="sb:text-xs" />}
        </div>
        <StageRail
          nodes={rail.nodes}
          now={now}
          width={RAIL}
          className="sb:shrink-0"
          {...(rail.position === undefined ? {} : { position: rail.position })}
        />
      </div>
    </article>
  );
}

/** Stages by which the arrival of a rail is found. */
const ARRIVAL: ReadonlySet<Stage> = new Set<Stage>(['arrivedPod', 'arrival']);

type LongCardProps = Omit<ShipmentCardProps, 'outlook'>;

function LongCard({
  title,
  subtitle,
  route,
  stage,
  stageMode = null,
  rail,
  arrival,
  now,
  vessel,
  badges,
  actions,
  className,
  ...rest
}: LongCardProps): ReactNode {
  const text = useTrackingText();
  return (
    <article
      data-slot="shipment-card"
      {...rest}
      className={cn('sb:grid sb:min-w-0 sb:gap-2 sb:rounded-surface sb:border sb:border-border sb:bg-surface sb:p-3 sb:text-sm', className)}
    >
      <div data-slot="shipment-card-head" className="sb:flex sb:items-start sb:gap-2">
        <div data-slot="shipment-card-title" className="sb:min-w-0 sb:grow">
          <div className="sb:truncate sb:text-md sb:leading-tight sb:font-semibold sb:tabular-nums sb:slashed-zero">{title}</div>
          {subtitle ? <div className="sb:truncate sb:text-xs sb:text-muted">{subtitle}</div> : null}
        </div>
        {actions}
      </div>
      <div data-slot="shipment-card-badges" className="sb:flex sb:flex-wrap sb:gap-1.5">
        <StageBadge stage={stage} mode={stageMode} />
        {badges}
      </div>
      <RouteLabel pol={route.pol} pod={route.pod} pld={route.pld ?? null} className="sb:font-medium" />
      <StageRail nodes={rail.nodes} now={now} width={326} {...(rail.position === undefined ? {} : { position: rail.position })} />
      <div data-slot="shipment-card-foot" className="sb:flex sb:items-end sb:justify-between sb:gap-3">
        <div data-slot="shipment-card-arrival">
          <div className="sb:text-xs sb:text-muted">{arrival.ata ? text.cardAta : text.cardEta}</div>
          <PlanActual
            planned={arrival.firstEta}
            estimated={arrival.eta}
            // Only an outlook says that an arrival to come is as planned.
            expected={null}
            actual={arrival.ata}
            unreported={!arrival.ata && rail.nodes.some(({ stage: at, passed }) => ARRIVAL.has(at) && passed)}
            timeZone={arrival.timeZone}
          />
        </div>
        {vessel ? <span className="sb:min-w-0 sb:truncate sb:text-xs sb:text-muted">{vessel}</span> : null}
      </div>
    </article>
  );
}
