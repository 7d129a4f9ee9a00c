import type { Answered } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOverdue } from '../jobs/poll/overdue.ts';
import { startSandboxCarrier, type SandboxCarrier } from '../testing/sandbox-carrier.ts';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';

const NOW = '2026-11-21T09:00:00.000Z';
/** After the time at which tracking ends because the airline reports nothing more. */
const LONG_AFTER = '2027-03-01T09:00:00.000Z';

type Detail = Answered<'airWaybill', 'detail'>;

let carrier: SandboxCarrier;
let server: TestServer;
let amy: Account;

beforeAll(async () => {
  carrier = await startSandboxCarrier(NOW);
  const carriers = [
    { code: '*', protocol: 'one-record' as const, baseUrl: `${carrier.address}/airlines/{code}/one-record`, ...carrier.access },
  ];
  server = await startTestServer({ now: NOW, carriers });
  amy = await server.person({ tenantId: await server.tenant('Acme', 50), roles: ['operator'] });
});
afterAll(async () => {
  await server.close();
  carrier.stop();
});

/** The detail of a waybill with a reserved serial number after its first poll, by default of Lufthansa Cargo. */
async function tracked(serial: string, startedHoursAgo: number, prefix = '020'): Promise<Detail> {
  const awbNo = `${prefix}-${serial}`;
  await carrier.post('waybills', { number: awbNo, startedHoursAgo });
  const input = { awbNo, localKeyword: 'Spring', customerService: 'Amy', originCode: 'PVG', destinationCode: 'FRA' };
  const added = await server.call('airWaybill', 'add', input, { as: amy });
  expect(added.envelope?.code).toBe(200);
  await server.pollDue();
  await server.drainJobs();
  return detailOf(String(Reflect.get(Object(added.envelope?.result), 'id')), amy);
}

const detailOf = async (id: string, as: Account): Promise<Detail> =>
  (await server.call('airWaybill', 'detail', { id }, { as })).envelope?.result as Detail;

describe('a delivered shipment that', () => {
  it.each([
    ['10000001', 'was on time', [-1, 1]],
    ['30000003', 'took a late flight', [8, 72]],
    ['40000004', 'left on an earlier flight', [-72, -8]],
    ['70000000', 'was offloaded in part', [2, 72]],
    ['80000001', 'missed its connection', [8, 72]],
    ['90000002', 'was late without an estimate', [8, 72]],
    ['02000003', 'flew in two parts', [-1, 1]],
  ] as const)('%s %s has that slip and each stage', async (serial, _what, [least, most]) => {
    const { bill, state } = await tracked(serial, 300);
    expect(bill).toMatchObject({
      airlineName: 'Lufthansa Cargo',
      subscriptionStatus: 'SUB_OK',
      trackingState: 'ended',
      dataSource: 'ONE Record',
    });
    expect(bill).toMatchObject({ flightNo: expect.stringMatching(/^LH\d+$/u), totalPieces: expect.any(Number), ata: expect.any(String) });
    expect(bill.outlook?.kind).toBe('completed');
    const hours = Number(bill.outlook?.slipMs) / 3_600_000;
    expect([hours > least, hours < most], String(hours)).toEqual([true, true]);
    const reached = bill.rail?.filter(({ actual }) => actual !== null).map(({ stage }) => stage);
    expect(reached).toEqual(expect.arrayContaining(['departure', 'arrival', 'delivered']));
    const offloaded = state.discrepancies.filter(({ code }) => code === 'OFLD').map(({ open }) => open);
    expect(offloaded).toEqual(serial === '70000000' ? [false] : []);
  });
});

describe('a shipment that', () => {
  it('the airline does not know waits, and one whose events cannot be read is not unknown', async () => {
    const stateOf = ({ bill }: Detail) => [bill.outlook?.kind, bill.subscriptionStatus, bill.failureReason];
    expect(stateOf(await tracked('20000002', 48))).toEqual(['waiting', 'SUB_ING', 'not_found']);
    expect(stateOf(await tracked('01000005', 48))).toEqual(['waiting', 'SUB_ING', 'unrecognized_response']);
  });

  it('was only booked is silent once its flight is over, and needs attention', async () => {
    const { bill } = await tracked('50000005', 400, '160');
    expect(bill).toMatchObject({ stage: 'booking', trackingState: 'unshipped', signal: 'attention', outlook: { kind: 'silent' } });
  });

  it('is lost after its departure is silent since then, and in the end lost sight of', async () => {
    const { bill } = await tracked('60000006', 120);
    expect(bill).toMatchObject({ stage: 'departure', trackingState: 'tracking', signal: 'attention', outlook: { kind: 'silent' } });
    expect(bill.outlook?.since).toBe(bill.outlook?.lastHeard);

    server.setNow(LONG_AFTER);
    // The session of Amy is over by then.
    const cleo = await server.person({ tenantId: amy.tenantId, roles: ['operator'] });
    await checkOverdue(server.deps);
    // In all this time the airline was not asked.
    expect((await detailOf(String(bill.id), cleo)).state.ended).toBeNull();
    server.setNow(new Date(Date.parse(LONG_AFTER) + 2 * 3_600_000).toISOString());
    await server.pollDue();
    await server.drainJobs();
    const later = await detailOf(String(bill.id), cleo);
    expect(later.state.ended).toBe('noUpdate');
    expect(later.bill).toMatchObject({ trackingState: 'ended', outlook: { kind: 'lostSight' } });
  });
});
