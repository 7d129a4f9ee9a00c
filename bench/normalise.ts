import { normaliseDcsa22 } from '@seaberry/tracking';

/** Result of a benchmark. */
export interface BenchResult {
  name: string;
  /** Our time divided by that of the baseline, or a figure in the unit that `name` gives; at most `limit`. */
  ratio: number;
  limit: number;
  /** True if the figure is compared without tolerance. */
  exact?: boolean;
  /** Tolerance of a figure that a busy machine changes little. */
  slack?: number;
}

const FULL = { bytes: 5_000_000, rounds: 9 };
const QUICK = { bytes: 1_000_000, rounds: 5 };
const PORTS = ['CNSHA', 'SGSIN', 'NLRTM', 'CNNGB', 'DEHAM', 'USLAX', 'MYPKG', 'BEANR'];

const stamp = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n * 977_000).toISOString().slice(0, 19);

function equipmentEvent(n: number): object {
  const port = PORTS[n % PORTS.length];
  return {
    eventID: `84db923d-2a19-4eb0-beb5-${String(n).padStart(12, '0')}`,
    eventCreatedDateTime: `${stamp(n)}Z`,
    eventType: 'EQUIPMENT',
    eventClassifierCode: n % 3 === 0 ? 'EST' : 'ACT',
    eventDateTime: `${stamp(n + 40)}+08:00`,
    equipmentEventTypeCode: n % 2 === 0 ? 'LOAD' : 'DISC',
    equipmentReference: ['MSKU6011672', 'APZU4812090', 'TGBU4419731'][n % 3],
    ISOEquipmentCode: '45G1',
    emptyIndicatorCode: 'LADEN',
    eventLocation: {
      locationName: `Terminal ${String(port)}`,
      UNLocationCode: port,
      facilityCode: 'YICT',
      facilityCodeListProvider: 'SMDG',
    },
    transportCall: transportCall(n, String(port)),
    documentReferences: [
      { documentReferenceType: 'BKG', documentReferenceValue: 'ABC123059' },
      { documentReferenceType: 'TRD', documentReferenceValue: '85943567' },
    ],
    seals: [{ sealNumber: `SL${String(n)}`, sealSource: 'CAR', sealType: 'BLT' }],
  };
}

function transportEvent(n: number): object {
  return {
    eventID: `3ac63340-3f64-434b-8410-${String(n).padStart(12, '0')}`,
    eventCreatedDateTime: `${stamp(n)}Z`,
    eventType: 'TRANSPORT',
    eventClassifierCode: 'EST',
    eventDateTime: `${stamp(n + 90)}+02:00`,
    transportEventTypeCode: n % 2 === 0 ? 'ARRI' : 'DEPA',
    delayReasonCode: 'WEA',
    changeRemark: 'Bad weather on the way',
    transportCall: transportCall(n, String(PORTS[n % PORTS.length])),
  };
}

const transportCall = (n: number, port: string): object => ({
  transportCallID: `123e4567-e89b-12d3-a456-${String(n).padStart(12, '0')}`,
  carrierServiceCode: 'FE1',
  exportVoyageNumber: '2103S',
  importVoyageNumber: '2103N',
  transportCallSequenceNumber: n % 9,
  UNLocationCode: port,
  facilityTypeCode: 'POTE',
  modeOfTransport: 'VESSEL',
  vessel: {
    vesselIMONumber: '9321483',
    vesselName: 'King of the Seas',
    vesselFlag: 'DE',
    vesselCallSignNumber: 'NCVV',
    vesselOperatorCarrierCode: 'MAEU',
  },
});

function sample(target: number): string {
  const events: object[] = [];
  for (let bytes = 0; bytes < target;) {
    const event = events.length % 3 === 0 ? transportEvent(events.length) : equipmentEvent(events.length);
    bytes += JSON.stringify(event).length + 1;
    events.push(event);
  }
  return JSON.stringify(events);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Time of normalising 5 MB of events against the time of `JSON.parse` over the same bytes; medians of one run. */
export async function run(quick = false): Promise<BenchResult> {
  const size = quick ? QUICK : FULL;
  const text = sample(size.bytes);
  const parse: number[] = [];
  const normalise: number[] = [];
  let count = 0;
  for (let round = 0; round < size.rounds; round += 1) {
    const start = performance.now();
    const raw: unknown = JSON.parse(text);
    const parsed = performance.now();
    const result = normaliseDcsa22(raw, { source: 'MAEU', receivedAt: '2026-11-21T00:00:00.000Z', timeZoneOf: () => 'Asia/Shanghai' });
    const done = performance.now();
    count = result.events.length;
    parse.push(parsed - start);
    normalise.push(done - parsed);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const ratio = median(normalise) / median(parse);
  console.log(
    `normalise: ${String(count)} events, ${(text.length / 1e6).toFixed(1)} MB, parse ${median(parse).toFixed(1)} ms, normalise ${median(normalise).toFixed(1)} ms, ratio ${ratio.toFixed(2)} (limit 3)`,
  );
  return { name: 'normalise', ratio, limit: 3 };
}
