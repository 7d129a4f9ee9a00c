// `node bench/main.ts --bills 1000000`: the list on a real PostgreSQL is as fast with a million bills as with ten thousand.
import { openTestDriver } from '../apps/server/src/testing/database.ts';
import { createWorld, type ListInput, type Tenant, withIndexesLater } from './lib/bills-world.ts';
import { type BenchResult, ownCpu } from './list.ts';
import { compareSearches } from './search.ts';
import { medians } from './lib/medians.ts';
import { replaying } from './lib/replay.ts';

const SMALL_BILLS = 10_000;
const ROUNDS = 40;
const CPU_ROUNDS = 1000;
/** Limit for a page with its exact or capped total; the larger tenant counts up to the cap. */
const FLAT = 1.5;
/** Cap of totals, shown as `10,000+`; no scan may read much more than needed to count so far. */
const CAP = 10_000;
const MAX_READ = 7 * CAP;
/** Below this duration in ms a ratio is noise. */
const MIN_MS = 1;

/** A different week per call, to avoid cached counts. */
let weeks = 0;
function anotherWeek(): ListInput {
  weeks += 1;
  const from = Date.parse('2026-08-01T00:00:00Z') + weeks * 1000;
  return { etaFrom: new Date(from).toISOString(), etaTo: new Date(from + 7 * 86_400_000).toISOString(), field: 'expectedAt' };
}
/**
 * Uncached filter: the larger tenant is counted up to the cap, the smaller to a few hundred. That is one index-only scan (1.5 ms for ten
 * thousand entries, with a visibility map lookup for each, since arrivals are spread over the table).
 */
const FLAT_ANEW = 2;
/** The larger tenant finds ten thousand bills, the smaller one a hundred. */
const FLAT_FOUND = 8;
const FINDS_MORE = new Set(['the middle of a name', 'a part of one number in a hundred']);

const WAYS: Readonly<Record<string, ListInput | (() => ListInput)>> = {
  newest: {},
  'by ETA': { field: 'expectedAt', order: 'descending' },
  'by number': { field: 'referenceNo' },
  'by customer, page 50': { field: 'customer', page: 50 },
  'one state by ETA': { trackingState: 'tracking', field: 'expectedAt' },
  attention: { signal: 'attention' },
  'worst first': { signal: 'attention', field: 'slipMs', order: 'descending' },
  'all, worst first': { field: 'slipMs', order: 'descending' },
  'one stage': { stage: ['departed'] },
  'one carrier': { carrierCode: ['MAEU'] },
  'one port': { polCode: 'CNSHA' },
  'a week of ETA': { etaFrom: '2026-08-01T00:00:00Z', etaTo: '2026-08-08T00:00:00Z', field: 'expectedAt' },
  'every time another week': anotherWeek,
  'a number': { keyword: 'COSU6000004711' },
  'a part of a number': { keyword: 'COSU60000' },
  'last digits': { keyword: '4711' },
  'the middle of a name': { keyword: 'tomer49' },
  'a part of most numbers': { keyword: 'OSU60' },
  'a part of one number in a hundred': { keyword: '077' },
  'a port': { keyword: 'hangha' },
};

/** Fields with suggestions, each with what was typed. */
const SUGGESTED = { polCode: 'sha', customer: 'tomer49', customerService: 'amy' } as const;

/** The counters of the tabs under a filter. */
const TABS: Readonly<Record<string, ListInput>> = {
  'no filter': {},
  'one carrier': { carrierCode: ['MAEU'] },
  'one port': { polCode: 'CNSHA' },
  'one stage': { stage: ['departed'] },
  'carrier and port': { carrierCode: ['MAEU'], polCode: 'CNSHA' },
  'two months of ETA': { etaFrom: '2026-07-01T00:00:00Z', etaTo: '2026-09-01T00:00:00Z' },
  'a part of a number': { keyword: 'COSU60000' },
};
/**
 * Exact up to the cap in every tab: the larger tenant reads 80,000 index entries for all of them, the smaller one 2,500 to 10,000, and more
 * for a tab with few matches.
 */
const FLAT_TABS = 20;
/** No index covers two filters together: the rows themselves are read. */
const FLAT_TABS_OF_TWO = 60;
const STATES = ['unshipped', 'tracking', 'ended', 'failed'] as const;
const SIGNALS = ['attention', 'late', 'early'] as const;

/** Fills a database, requests the list in every way, and checks the rows read. */
export async function run(bills: number): Promise<BenchResult[]> {
  const { driver: postgres, close } = await openTestDriver('postgres');
  const { driver, replay } = replaying(postgres);
  try {
    const world = await createWorld(driver);
    const begin = performance.now();
    const fill = async (): Promise<Tenant[]> => [await world.tenant(bills), await world.tenant(SMALL_BILLS)];
    const [large, small] = await withIndexesLater(postgres, fill);
    if (!large || !small) throw new Error('Both tenants were just made.');
    await world.vacuum();
    console.log(`many bills: ${bills} and ${SMALL_BILLS} written in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
    const results: BenchResult[] = [];
    for (const [name, input] of Object.entries(WAYS)) results.push(await compare(name, input, large, small));
    results.push(...(await compareSearches(large)));
    for (const [name, input] of Object.entries(TABS)) results.push(await compareTabs(name, input, large, small));
    for (const [field, keyword] of Object.entries(SUGGESTED)) results.push(await compareSuggestions({ field, keyword }, large, small));
    const { call, least } = await medians({ call: () => large.page(), least: large.floor }, ROUNDS);
    results.push({ name: `list: a page out of ${bills} against its bare SQL (PostgreSQL)`, ratio: call / least, limit: 2 });
    results.push(await ownCpu(large, replay, CPU_ROUNDS));
    return results;
  } finally {
    await close();
  }
}

async function compare(name: string, way: ListInput | (() => ListInput), large: Tenant, small: Tenant): Promise<BenchResult> {
  const input = (): ListInput => (typeof way === 'function' ? way() : way);
  // First, since recent counts are cached.
  const read = await large.rowsRead(input());
  const times = await medians({ large: () => large.page(input()), small: () => small.page(input()) }, ROUNDS);
  const { total, totalCapped } = totalsOf(await large.page(input()));
  console.log(
    `  ${name.padEnd(22)} ${times.large.toFixed(2).padStart(7)} ms, of ${SMALL_BILLS} ${times.small.toFixed(2).padStart(6)} ms; ` +
      `total ${total}${totalCapped ? '+' : ''}; reads at most ${read} rows`,
  );
  if (read > MAX_READ || total > CAP) throw new Error(`The list "${name}" exceeds its limits.`);
  return {
    name: `list: ${name}, ${large.bills} bills against ${SMALL_BILLS}`,
    ratio: Math.max(times.large, MIN_MS) / Math.max(times.small, MIN_MS),
    limit: FINDS_MORE.has(name) ? FLAT_FOUND : typeof way === 'function' ? FLAT_ANEW : FLAT,
  };
}

async function compareSuggestions(input: ListInput, large: Tenant, small: Tenant): Promise<BenchResult> {
  const path = '/api/oceanBill/suggest';
  const times = await medians({ large: () => large.call(path, input), small: () => small.call(path, input) }, ROUNDS);
  const name = `suggestions, ${String(input['field'])}`;
  console.log(`  ${name.padEnd(26)} ${times.large.toFixed(2).padStart(7)} ms, of ${SMALL_BILLS} ${times.small.toFixed(2).padStart(6)} ms`);
  return {
    name: `list: ${name}, ${large.bills} bills against ${SMALL_BILLS}`,
    ratio: Math.max(times.large, MIN_MS) / Math.max(times.small, MIN_MS),
    limit: FLAT_ANEW,
  };
}

async function compareTabs(name: string, input: ListInput, large: Tenant, small: Tenant): Promise<BenchResult> {
  const times = await medians({ large: () => large.counters(input), small: () => small.counters(input) }, ROUNDS);
  console.log(
    `  tabs, ${name.padEnd(20)} ${times.large.toFixed(2).padStart(7)} ms, of ${SMALL_BILLS} ${times.small.toFixed(2).padStart(6)} ms`,
  );
  const { result } = JSON.parse(await large.counters(input)) as { result: Record<string, number> }; // The call was checked to answer 200.
  for (const [field, values] of [
    ['trackingState', STATES],
    ['signal', SIGNALS],
  ] as const) {
    for (const value of values) {
      const { total } = totalsOf(await large.page({ ...input, [field]: value }));
      if (result[value] !== total) throw new Error(`The tab ${value} of "${name}" counts ${result[value]}, and its list ${total}.`);
    }
  }
  return {
    name: `list: counters of ${name}, ${large.bills} bills against ${SMALL_BILLS}`,
    ratio: Math.max(times.large, MIN_MS) / Math.max(times.small, MIN_MS),
    limit: Object.keys(input).length > 1 && !('etaFrom' in input) ? FLAT_TABS_OF_TWO : FLAT_TABS,
  };
}

function totalsOf(text: string): { total: number; totalCapped: boolean } {
  const { result } = JSON.parse(text) as { result: { total: number; totalCapped?: boolean | null } }; // The call was checked to answer 200.
  return { total: result.total, totalCapped: result.totalCapped === true };
}
