// Reading and deriving one bill with many events: five times the events may cost at most six times the time.
import { DEFAULT_SETTINGS, deriveShipment, normaliseDcsa, type ShipmentQuery } from '@seaberry/tracking';
import { median } from './lib/medians.ts';
import type { BenchResult } from './normalise.ts';

const SIZES = { small: 10_000, large: 50_000 };
const QUICK = { small: 2000, large: 10_000 };
const ROUNDS = 9;
const WARM_UP = 2;
const LIMIT = 6;
/** Both sizes are read in turns, so that little tolerance is needed. */
const SLACK = 1.5;
const BOXES = ['MSKU6011672', 'APZU4812090', 'TGBU4419731', 'CSNU6829160'];
const PORTS = ['CNSHA', 'SGSIN', 'LKCMB', 'NLRTM'];
const VESSELS = ['9321483', '9074729', '9454395'];
const HOUR_MS = 3_600_000;
const BEGIN = Date.UTC(2026, 0, 1);
const NOW = '2026-06-01T00:00:00.000Z';

const QUERY: ShipmentQuery = {
  referenceType: 'BL',
  reference: 'BL1',
  containers: [],
  polCode: 'CNSHA',
  podCode: 'NLRTM',
  pldCode: null,
  subscriptionStatus: 'SUB_OK',
  customerDeadline: null,
};

const stamp = (hours: number): string => new Date(BEGIN + hours * HOUR_MS).toISOString();

/** The four containers go from port to port; estimates of the same facts are repeated until the response is full. */
function eventOf(n: number): object {
  const at = n % PORTS.length;
  const actual = n < 64;
  const moves = n % 3 !== 0;
  return {
    eventID: `e-${String(n)}`,
    eventCreatedDateTime: stamp(n / 20),
    eventType: moves ? 'EQUIPMENT' : 'TRANSPORT',
    eventClassifierCode: actual ? 'ACT' : 'EST',
    eventDateTime: stamp(at * 240 + (n % 48)),
    ...(moves
      ? {
          equipmentEventTypeCode: at === 0 ? 'LOAD' : 'DISC',
          equipmentReference: BOXES[(n >> 2) % BOXES.length],
          emptyIndicatorCode: 'LADEN',
        }
      : { transportEventTypeCode: at === 0 ? 'DEPA' : 'ARRI' }),
    transportCall: {
      UNLocationCode: PORTS[at],
      modeOfTransport: 'VESSEL',
      facilityTypeCode: 'POTE',
      exportVoyageNumber: '001W',
      vessel: { vesselIMONumber: VESSELS[Math.max(at - 1, 0)], vesselName: 'V' },
    },
    documentReferences: moves ? [{ documentReferenceType: 'TRD', documentReferenceValue: 'BL1' }] : [],
  };
}

const response = (count: number): object[] => Array.from({ length: count }, (_, n) => eventOf(n));

/** Time of reading and deriving a response, in ms. */
async function timeOf(raw: readonly object[]): Promise<number> {
  const start = performance.now();
  const { events } = normaliseDcsa(raw, { source: 'MAEU', receivedAt: NOW });
  deriveShipment(events, QUERY, DEFAULT_SETTINGS, NOW);
  const time = performance.now() - start;
  await new Promise((resolve) => setImmediate(resolve));
  return time;
}

/**
 * Time of a response with five times the events against the smaller one. Each round reads the large one once and the small one five times, so
 * that a busy machine affects both alike; the result is the median of the rounds.
 */
export async function run(quick = false): Promise<BenchResult> {
  const { small, large } = quick ? QUICK : SIZES;
  const [few, many] = [response(small), response(large)];
  const ratios: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const once = await timeOf(many);
    let times = 0;
    for (let n = 0; n < large / small; n += 1) times += await timeOf(few);
    if (round >= 0) ratios.push((once * large) / small / times);
  }
  const ratio = median(ratios);
  console.log(
    `linear: ${String(large)} against ${String(small)} events, ratio ${ratio.toFixed(2)} (${ratios.map((one) => one.toFixed(1)).join(', ')}; limit ${String(LIMIT)})`,
  );
  return { name: 'linear: reading and deriving five times the events', ratio, limit: LIMIT, slack: SLACK };
}
