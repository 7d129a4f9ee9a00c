import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { carrierEvent, eventProblem, rawEvent, recognitionRecord } from '../../../db/schema/carrier.ts';

type Problem = Pick<typeof eventProblem.$inferSelect, 'path' | 'code' | 'effect' | 'value'>;

const EVENT = {
  id: carrierEvent.id,
  source: carrierEvent.source,
  sourceEventId: carrierEvent.sourceEventId,
  createdAt: carrierEvent.createdAt,
  receivedAt: carrierEvent.receivedAt,
  kind: carrierEvent.kind,
  code: carrierEvent.code,
  classifier: carrierEvent.classifier,
  raw: rawEvent,
  problems: sql<Problem[]>`coalesce(
    (select jsonb_agg(jsonb_build_object('path', ${eventProblem.path}, 'code', ${eventProblem.code}, 'effect', ${eventProblem.effect},
       'value', ${eventProblem.value}) order by ${eventProblem.id})
     from ${eventProblem} where ${eq(eventProblem.eventId, carrierEvent.id)}), '[]'::jsonb)`,
};

/** Events of a bill, newest first, each with its unreadable parts. */
export const pageOfEvents = (db: Db, billId: string, offset: number, limit: number) =>
  db.orm
    .select(EVENT)
    .from(carrierEvent)
    .where(eq(carrierEvent.billId, billId))
    .orderBy(sql`${carrierEvent.createdAt} desc nulls last`, desc(carrierEvent.id))
    .offset(offset)
    .limit(limit);

export const countEvents = (db: Db, billId: string): Promise<number> => db.orm.$count(carrierEvent, eq(carrierEvent.billId, billId));

/** Recognition records of a bill: newest subscription first, in it the newest request first. */
export const findRecognition = (db: Db, billId: string) =>
  db.orm
    .select({
      id: recognitionRecord.id,
      polCode: recognitionRecord.polCode,
      podCode: recognitionRecord.podCode,
      portCode: recognitionRecord.portCode,
      carrierCode: recognitionRecord.carrierCode,
      etd: recognitionRecord.etd,
      containerSubscription: recognitionRecord.containerSubscription,
      status: recognitionRecord.status,
      abnormalInfo: recognitionRecord.abnormalInfo,
      createTime: recognitionRecord.createTime,
      updateTime: recognitionRecord.updateTime,
    })
    .from(recognitionRecord)
    .where(eq(recognitionRecord.billId, billId))
    .orderBy(desc(recognitionRecord.attempt), desc(recognitionRecord.tries));
