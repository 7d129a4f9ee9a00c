import { openPglite } from '../apps/server/src/db/drivers/pglite.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { createWorld, type Tenant } from './lib/bills-world.ts';
import { cpuPerRun, medians } from './lib/medians.ts';
import { replaying } from './lib/replay.ts';

/** Result of a benchmark: `ratio` must not exceed `limit` (docs: performance budget of the server). */
export interface BenchResult {
  name: string;
  ratio: number;
  limit: number;
  /** True if the limit is a time on the reference machine. */
  onlyInFullRun?: boolean;
}

const FULL = { bills: 100_000, rounds: 200, cpuRounds: 1500 };
const QUICK = { bills: 20_000, rounds: 60, cpuRounds: 500 };
const SMALL_BILLS = 10_000;
/** Limit of our own code per list call, on the reference machine. */
const OWN_CPU_US = 150;

/** The list call through token, permission, validation, row-level security and envelope, against its bare statements. */
export async function run(quick: boolean): Promise<BenchResult[]> {
  const { bills, rounds, cpuRounds } = quick ? QUICK : FULL;
  const { driver, replay } = replaying(await openPglite({ folder: null, dump: null }));
  try {
    await migrate(driver);
    const world = await createWorld(driver);
    const large = await world.tenant(bills);
    const small = await world.tenant(SMALL_BILLS);
    await world.vacuum();
    const { call, least } = await medians({ call: () => large.page(), least: large.floor }, rounds);
    const sizes = await medians({ large: () => large.page(), small: () => small.page() }, rounds);
    const tabs = await medians({ call: () => large.counters(), least: large.countersFloor }, rounds);
    console.log(`list: the counters of one carrier out of ${bills} ${tabs.call.toFixed(2)} ms, bare ${tabs.least.toFixed(2)} ms`);
    return [
      { name: `list: a page of 20 out of ${bills} against its bare SQL`, ratio: call / least, limit: 2 },
      { name: `list: ${bills} bills against ${SMALL_BILLS}`, ratio: sizes.large / sizes.small, limit: 1.5 },
      { name: `list: its counters for one carrier out of ${bills} against their bare SQL`, ratio: tabs.call / tabs.least, limit: 2 },
      await ownCpu(large, replay, cpuRounds),
    ];
  } finally {
    await driver.close();
  }
}

/**
 * CPU time of our own code per call, with recorded database results. With a real database it would mostly be the messages to its thread or
 * socket.
 */
export async function ownCpu(tenant: Tenant, replay: (on: boolean) => void, rounds: number): Promise<BenchResult> {
  await tenant.page();
  replay(true);
  const cpuUs = await cpuPerRun(() => tenant.page(), rounds);
  replay(false);
  console.log(`list: our own processor time of a call ${cpuUs.toFixed(0)} µs`);
  return {
    name: `list: our own processor time of a call against ${OWN_CPU_US} µs`,
    ratio: cpuUs / OWN_CPU_US,
    limit: 1,
    onlyInFullRun: true,
  };
}
