/** One row of the table that every library draws: 20 columns of the trade, the same numbers in every run. */
export interface Row {
  id: number;
  reference: string;
  carrier: string;
  vessel: string;
  voyage: string;
  pol: string;
  pod: string;
  weight: number;
  teu: number;
  eta: string;
  [more: `extra${number}`]: string;
}

export const FIELDS = [
  'id',
  'reference',
  'carrier',
  'vessel',
  'voyage',
  'pol',
  'pod',
  'weight',
  'teu',
  'eta',
  ...Array.from({ length: 10 }, (_, at) => `extra${at}` as const),
] as const;
export type FieldName = (typeof FIELDS)[number];

const CARRIERS = ['MAEU', 'MSCU', 'CMDU', 'COSU', 'HLCU', 'ONEY', 'EGLV', 'YMLU'];
const VESSELS = [
  'Ever Ace',
  'MSC Oscar',
  'HMM Algeciras',
  'CMA CGM Jacques Saadé',
  'COSCO Shipping Universe',
  'Madrid Mærsk',
  '东方香港',
  'Zeebrugge',
];
const PORTS = ['CNSHA', 'SGSIN', 'NLRTM', 'DEHAM', 'USLAX', 'BRSSZ', 'AEJEA', 'GBFXT', 'JPYOK', 'KRPUS'];

/** mulberry32: small, fast and the same everywhere. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function makeRows(count: number): Row[] {
  const next = random(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  return Array.from({ length: count }, (_, id) => {
    const row: Row = {
      id,
      reference: `SB${String(1_000_000 + id)}`,
      carrier: pick(CARRIERS),
      vessel: `${pick(VESSELS)} ${Math.floor(next() * 900)}`,
      voyage: `${Math.floor(next() * 999)}W`,
      pol: pick(PORTS),
      pod: pick(PORTS),
      weight: Math.floor(next() * 30_000_000) / 1000,
      teu: Math.floor(next() * 400),
      eta: `2026-${String(1 + Math.floor(next() * 12)).padStart(2, '0')}-${String(1 + Math.floor(next() * 28)).padStart(2, '0')}`,
    };
    for (let at = 0; at < 10; at += 1) row[`extra${at}`] = `${pick(PORTS)} ${Math.floor(next() * 1000)}`;
    return row;
  });
}

/** View settings of the table. */
export interface View {
  sort: 'none' | 'weight' | 'vessel';
  /** Carrier, one of eight: about 13 % of the rows. */
  carrier: string | null;
  /** Reference of a single row. */
  reference: string | null;
}

export const PLAIN: View = { sort: 'none', carrier: null, reference: null };

/** Sorting and filtering for libraries that leave them to the caller, as in their examples. */
export function apply(rows: readonly Row[], { sort, carrier, reference }: View): Row[] {
  const found = rows.filter((row) => (carrier === null || row.carrier === carrier) && (reference === null || row.reference === reference));
  if (sort === 'weight') found.sort((a, b) => a.weight - b.weight);
  if (sort === 'vessel') found.sort((a, b) => a.vessel.localeCompare(b.vessel));
  return found;
}

export interface Moment {
  id: number;
  title: string;
  place: string;
  at: string;
}

export const makeMoments = (count: number): Moment[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    title: ['Gate in', 'Loaded', 'Departed', 'Arrived', 'Discharged'][id % 5] as string,
    place: PORTS[id % PORTS.length] as string,
    at: new Date(Date.UTC(2026, 0, 1) + id * 3_600_000).toISOString(),
  }));
