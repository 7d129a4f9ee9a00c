import type { Answered } from '@seaberry/api-client/schemas';
import type { Milestone } from '@seaberry/tracking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOverdue } from '../jobs/poll/overdue.ts';
import { startSandboxCarrier, type SandboxCarrier } from '../testing/sandbox-carrier.ts';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';

const NOW = '2026-11-21T09:00:00.000Z';
/** After the time at which tracking ends because the carrier reports nothing more. */
const LONG_AFTER = '2027-03-01T09:00:00.000Z';

type Detail = Answered<'oceanBill', 'detail'>;

let carrier: SandboxCarrier;
let server: TestServer;
let amy: Account;
let ben: Account;

beforeAll(async () => {
  carrier = await startSandboxCarrier(NOW);
  const carriers = [{ code: '*', baseUrl: `${carrier.address}/carriers/{code}`, ...carrier.access }];
  server = await startTestServer({ now: NOW, carriers });
  amy = await server.person({ tenantId: await server.tenant('Acme', 20), roles: ['operator'] });
  ben = await server.person({ tenantId: await server.tenant('Bolt', 20), roles: ['operator'] });
});
afterAll(async () => {
  await server.close();
  carrier.stop();
});

/** Books a shipment at the carrier: `LATE` and other words in its number choose the profile. @returns its port of loading */
async function book(booking: object): Promise<string> {
  const { bookings } = (await carrier.post('bookings', { type: 'BL', ...booking })) as { bookings: { pol: string }[] };
  return bookings[0]?.pol ?? '';
}

/** The detail of a bill after its first poll. */
async function tracked(referenceNo: string, carrierCode: string, polCode: string, as = amy): Promise<Detail> {
  const bill = { referenceNo, referenceType: 'BL' as const, carrierCode, serviceType: 'CY/CY', customerService: 'Amy Chen', polCode };
  const added = await server.call('oceanBill', 'add', bill, { as });
  expect(added.envelope?.code).toBe(200);
  const id = String(Reflect.get(Object(added.envelope?.result), 'id'));
  await server.pollDue();
  await server.drainJobs();
  const { envelope } = await server.call('oceanBill', 'detail', { id }, { as });
  return envelope?.result as Detail;
}

/** The detail of a booked shipment after its first poll. COSCO is imitated without an accent, as the standard has it. */
const detailOf = async (booking: { reference: string; startedDaysAgo?: number; milestone?: string; profile?: string }): Promise<Detail> =>
  tracked(booking.reference, 'COSU', await book(booking));

describe('a shipment in the format of', () => {
  const timesOf = ({ stage, place, planned, expected, actual, slipMs }: Milestone): unknown[] => [
    stage,
    place?.unLocationCode,
    planned,
    expected,
    actual,
    slipMs,
  ];
  /** The data of a shipment on its pages, without the names of terminals, which HMM (HDMU) does not send. */
  const contentOf = ({ bill, state }: Detail) => ({
    stage: state.stage,
    ship: [state.vessel?.name, state.vessel?.imo, state.voyage],
    containers: state.containers.map(({ number, stage }) => [number, stage]),
    milestones: state.containers.flatMap(({ stations }) => stations.flatMap((station) => station.milestones.map(timesOf))),
    outlook: [bill.outlook?.kind, bill.outlook?.slipMs, bill.outlook?.expected, bill.outlook?.cause?.stage, bill.outlook?.cause?.reason],
  });

  it.each(['CMDU', 'HDMU', 'HLCU', 'MAEU', 'MSCU', 'ONEY', 'ZIMU'])('%s is the same as in the standard form', async (scac) => {
    const reference = `${scac}LATE8834412`;
    const pol = await book({ reference, startedDaysAgo: 34 });
    const standard = contentOf(await tracked(reference, 'COSU', pol, ben));
    expect(standard.milestones.length).toBeGreaterThan(8);
    expect(contentOf(await tracked(reference, scac, pol))).toEqual(standard);
  });
});

describe('a shipment that', () => {
  it('has an estimate that is never corrected is late, and the estimate in doubt', async () => {
    const { outlook } = (await detailOf({ reference: 'STUBBORN0000144', startedDaysAgo: 14 })).bill;
    expect(outlook).toMatchObject({ kind: 'late', doubt: true, cause: { stage: 'departed' } });
    expect(outlook?.carrierEta).toBe(outlook?.promise?.at);
  });

  it('misses its connection leaves the hub late, and arrives late', async () => {
    const { bill, state } = await detailOf({ reference: 'MISSED0000364', startedDaysAgo: 36 });
    expect(bill.outlook?.kind).toBe('late');
    expect(state.signals[0]).toMatchObject({ kind: 'missedConnection', open: true, reason: 'Connection missed, rolled to another vessel' });
    expect(state.signals.map(({ kind }) => kind)).not.toContain('rolledOver');
    expect(bill.rail?.find(({ stage }) => stage === 'transitDeparted')?.state).toBe('delayed');
  });

  it('is rolled over is late from its departure on, for that reason', async () => {
    const { bill, state } = await detailOf({ reference: 'ROLLED0000184', startedDaysAgo: 18 });
    expect(state.signals).toMatchObject([{ kind: 'rolledOver', open: true, reason: 'Cargo rolled to the next vessel' }]);
    expect(bill.outlook).toMatchObject({ kind: 'late', cause: { stage: 'departed', reason: 'Cargo rolled to the next vessel' } });
  });

  it('gets a list that cannot be read waits, and is not unknown', async () => {
    const { outlook, subscriptionStatus, failureReason } = (await detailOf({ reference: 'BROKEN0000412' })).bill;
    expect({ kind: outlook?.kind, subscriptionStatus, failureReason }).toEqual({
      kind: 'waiting',
      subscriptionStatus: 'SUB_ING',
      failureReason: 'unrecognized_response',
    });
  });

  it('is lost after its departure is silent since then, and in the end lost sight of', async () => {
    const { bill } = await detailOf({ reference: 'LOST0000412', startedDaysAgo: 40 });
    expect(bill.outlook).toMatchObject({ kind: 'silent', next: { stage: 'arrivedPod', overdueSince: expect.any(String) } });
    expect(bill.outlook?.since).toBe(bill.outlook?.lastHeard);

    server.setNow(LONG_AFTER);
    // The session of Amy is over by then.
    const cleo = await server.person({ tenantId: amy.tenantId, roles: ['operator'] });
    const detail = async () => (await server.call('oceanBill', 'detail', { id: bill.id }, { as: cleo })).envelope?.result as Detail;
    await checkOverdue(server.deps);
    // In all this time the carrier was not asked.
    expect((await detail()).state.ended).toBeNull();
    server.setNow(new Date(Date.parse(LONG_AFTER) + 2 * 3_600_000).toISOString());
    await server.pollDue();
    await server.drainJobs();
    const later = await detail();
    expect(later.state).toMatchObject({ ended: 'noUpdate', signals: [] });
    expect(later.bill.outlook).toMatchObject({ kind: 'lostSight' });
  });
});
