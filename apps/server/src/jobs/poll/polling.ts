import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CarrierResponse } from '../../carriers/carrier.ts';
import type { Deps } from '../../deps.ts';
import { withCorrelation } from '../../ports/correlation.ts';
import { atMost, atMostEach } from '../../db/at-most.ts';
import type { RequestEntry } from '../../modules/tracking-log/request/service.ts';
import { carrierStatusWriter } from './carrier-status.ts';
import { findDue, makeFailedDue } from './due-bills.ts';
import { kindOfLane } from './kinds.ts';
import { createLanes } from './lanes.ts';
import { createLeases } from './leases.ts';
import { pollBill } from './poll.ts';
import type { DueBill } from './turns.ts';

/** A bill that was taken and never asked for, as by a killed process, is due again after this, in wall time. */
const LEASE_MS = 300_000;
/** A poll that failed here, as without a database, is tried again after this, in wall time. */
const RETRY_MS = 10_000;
/** Responses stored at once: the other connections of the pool are for people. */
const STORED_AT_ONCE = 6;
/** Of them for one company: first responses of its bills wait for each other, each with a connection. */
const STORED_OF_COMPANY = 2;
const STOP_LIMIT_MS = 10_000;

export interface Polling {
  /** Takes due bills, by turns of companies and as many as their carriers can take, and asks for them. @returns how many were taken */
  look(): Promise<number>;
  /** Resolves when no request runs. */
  idle(): Promise<void>;
  /** Gives waiting bills back, waits for running requests, then ends them. @param limitMs wall ms; 10 s by default */
  stop(limitMs?: number): Promise<void>;
}

/**
 * Polling of the carriers by this process. Any number of processes may poll: the database gives each bill to one of them.
 *
 * @param onRoom called when a carrier can take more bills
 */
export function createPolling(deps: Deps, onRoom: () => void = () => {}): Polling {
  const { db, clock, log } = deps;
  const storing = atMost(STORED_AT_ONCE);
  const ofCompany = atMostEach(STORED_OF_COMPANY);
  const status = carrierStatusWriter(deps);
  const stopped = new AbortController();
  const wall = (afterMs = 0): string => new Date(clock.wallNow() + afterMs).toISOString();

  const leases = createLeases(db);

  /** Log entries of the bills that were taken and not asked for yet. */
  const entries = new Map<string, RequestEntry>();
  const withdraw = (bills: readonly DueBill[]): void => {
    for (const { id } of bills) {
      entries.get(id)?.withdrawn();
      entries.delete(id);
    }
  };

  const unwritten = (error: unknown): void => log.error({ err: error }, 'The status of a carrier could not be stored.');

  async function ask(bill: DueBill): Promise<CarrierResponse | null> {
    const entry = entries.get(bill.id);
    entries.delete(bill.id);
    const correlationId = entry?.correlationId ?? randomUUID();
    return withCorrelation(correlationId, async () => {
      try {
        const { tenantId, id: billId, lane } = bill;
        const response = await pollBill(
          deps,
          { kind: kindOfLane(lane), tenantId, billId },
          {
            correlationId,
            entry,
            signal: stopped.signal,
            storing: (work) => ofCompany(tenantId, () => storing(work)),
          },
        );
        leases.done(billId);
        if (!response) entry?.withdrawn();
        if (response) await status.received(lane, response).catch(unwritten);
        return response;
      } catch (error) {
        entry?.finished({ reason: stopped.signal.aborted ? 'interrupted' : 'internal' });
        if (!stopped.signal.aborted) log.error({ err: error, billId: bill.id }, 'A poll failed; it is tried again.');
        // Without a database the next look gives it back.
        await leases.giveBack([bill], wall(stopped.signal.aborted ? 0 : RETRY_MS)).catch(() => {});
        return null;
      }
    });
  }

  const lanes = createLanes({
    ask,
    now: clock.wallNow,
    onRoom,
    onChange(carrier, answers) {
      if (answers) {
        log.info({ carrier }, 'A carrier responds again.');
        db.transaction('system', () => makeFailedDue(db, carrier, wall(), wall(LEASE_MS))).catch((error: unknown) =>
          log.error({ err: error, carrier }, 'Failed polls could not be made due.'),
        );
        return;
      }
      log.warn({ carrier }, 'A carrier does not respond; it is queried less often.');
      status.silent(carrier).catch(unwritten);
    },
  });

  return {
    async look() {
      const stuck = lanes.takeBack('stuck');
      withdraw(stuck);
      await leases.giveBack(stuck, wall());
      const now = wall();
      const due = await db.transaction('system', () => findDue(db, now, lanes.full()), { planned: true });
      const chosen = lanes.choose(due);
      if (chosen.length === 0) return 0;
      const taken = await leases.take(chosen, now, wall(LEASE_MS));
      for (const { id: billId, tenantId } of chosen) {
        const claimed = taken.get(billId);
        if (claimed) entries.set(billId, deps.requests.begin({ kind: 'poll', tenantId, billId, ...claimed }));
      }
      lanes.add(chosen.filter(({ id }) => taken.has(id)));
      return taken.size;
    },
    idle: () => lanes.idle(),
    async stop(limitMs = STOP_LIMIT_MS) {
      const waiting = lanes.takeBack('all');
      withdraw(waiting);
      await leases.giveBack(waiting, wall()).catch((error: unknown) => log.error({ err: error }, 'Bills could not be given back.'));
      const limit = new AbortController();
      await Promise.race([lanes.idle(), pause(limitMs, null, { signal: limit.signal }).catch(() => {})]);
      limit.abort();
      stopped.abort();
      await lanes.idle();
    },
  };
}
