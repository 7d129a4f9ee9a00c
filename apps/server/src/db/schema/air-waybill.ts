import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  AIR_STAGES,
  SUBSCRIPTION_STATUSES,
  TRACKING_STATES,
  type AirShipmentState,
  type AirStage,
  type Outlook,
  type RailNode,
} from '@seaberry/tracking';
import { instant, isOneOf, oneOf } from './columns.ts';
import { orderColumns, STORED_SIGNALS, waitsForFirst } from './order.ts';

type Column = Parameters<ReturnType<typeof index>['on']>[0];

/**
 * One tracked air waybill (product specification §3): entered fields, and fields derived from its events. `reference_no` is the number,
 * `carrier_code` the airline. Row-level security and times are as in `tracking.ts`.
 */
export const airWaybill = pgTable(
  'air_waybill',
  {
    ...orderColumns(),

    // Entered fields; airports by their IATA codes.
    localKeyword: text('local_keyword').notNull(),
    originCode: text('origin_code').notNull(),
    destinationCode: text('destination_code').notNull(),

    // Derived from the waybill and its events.
    stage: oneOf('stage', AIR_STAGES),
    statusTime: instant('status_time'),
    statusPlace: text('status_place'),
    flightNo: text('flight_no'),
    totalPieces: integer('total_pieces'),
    /** Kilograms. */
    totalWeight: doublePrecision('total_weight'),
    /** Cubic metres. */
    totalVolume: doublePrecision('total_volume'),
    commodityName: text('commodity_name'),
    dataSource: text('data_source'),
    rail: jsonb('rail').$type<RailNode<AirStage>[]>(),
    outlook: jsonb('outlook').$type<Outlook<AirStage>>(),
    state: jsonb('state').$type<AirShipmentState>(),
    /** Texts that a keyword searches, normalised, a line each. */
    searchText: text('search_text').notNull(),
  },
  (waybill) => {
    const alive = sql`${waybill.deletedAt} is null`;
    const by = (name: string, column: Column) => index(`air_waybill_by_${name}`).on(waybill.tenantId, column, waybill.id).where(alive);
    return [
      uniqueIndex('air_waybill_one_subscription').on(waybill.tenantId, waybill.referenceNo).where(alive),
      by('airline', waybill.carrierCode),
      by('origin', waybill.originCode),
      by('destination', waybill.destinationCode),
      by('customer', waybill.customer),
      by('customer_service', waybill.customerService),
      by('owner', waybill.ownerId),
      by('stage_order', waybill.stageOrder),
      by('signal', waybill.signal),
      by('expected_at', waybill.expectedAt),
      by('carrier_answered_at', waybill.carrierAnsweredAt),
      by('urgency', waybill.urgency),
      by('create_time', waybill.createTime),
      index('air_waybill_by_state').on(waybill.tenantId, waybill.trackingState, waybill.createTime, waybill.id).where(alive),
      index('air_waybill_due')
        .on(waybill.tenantId, waybill.nextPollAt, waybill.carrierCode)
        .where(sql`${alive} and ${waybill.nextPollAt} is not null`),
      index('air_waybill_due_first')
        .on(waybill.tenantId, waybill.nextPollAt, waybill.carrierCode)
        .where(sql`${alive} and ${waybill.nextPollAt} is not null and ${waitsForFirst(waybill)}`),
      index('air_waybill_overdue')
        .on(waybill.nextOverdueAt)
        .where(sql`${alive} and ${waybill.nextOverdueAt} is not null`),
      isOneOf('air_waybill_subscription_status', waybill.subscriptionStatus, SUBSCRIPTION_STATUSES),
      isOneOf('air_waybill_tracking_state', waybill.trackingState, TRACKING_STATES),
      isOneOf('air_waybill_stage', waybill.stage, AIR_STAGES),
      isOneOf('air_waybill_signal', waybill.signal, STORED_SIGNALS),
    ];
  },
);
