// First load of the sign-in page on a slow phone's CPU and network, compared with a minimal React page.
import { chromium } from 'playwright';

import { chromiumPath, launchArgs } from '../scripts/chromium.mjs';
import { serveBarePage } from './lib/bare-page.ts';
import { median } from './lib/medians.ts';
import { startServer } from './lib/server.ts';
import { firstLoad, type FirstLoad } from './lib/throttled.ts';

/** Result of a benchmark: `ratio` must not exceed `limit`. */
export interface BenchResult {
  name: string;
  ratio: number;
  limit: number;
  /** True where the limit is a time of the reference machine. */
  onlyInFullRun?: boolean;
}

/** A quick run checks no times, so it throttles nothing, and its other results are deterministic. */
const ROUNDS = { full: 7, quick: 1 };
/** Limits on the reference machine, where the bare page took 1,712 ms. */
const LIMITS = { lcpMs: 2400, bareLcpMs: 1712, tbtMs: 100, cls: 0 };
/** Minimum of the denominator, since a ratio to nearly nothing is meaningless. */
const MIN_TBT_MS = 1;

/** Needs the built web app. */
export async function run(quick: boolean): Promise<BenchResult[]> {
  const { ours, bareLoads } = await measure(quick ? ROUNDS.quick : ROUNDS.full, !quick);
  const of = (loads: readonly FirstLoad[], key: keyof FirstLoad): number => median(loads.map((load) => load[key]));
  for (const [name, loads] of [
    ['bare React page', bareLoads],
    ['sign-in page', ours],
  ] as const) {
    const ms = (key: 'fcpMs' | 'lcpMs' | 'tbtMs'): string => of(loads, key).toFixed(0).padStart(5);
    console.log(
      `${name.padEnd(16)} FCP ${ms('fcpMs')}  LCP ${ms('lcpMs')}  TBT ${ms('tbtMs')} ms  CLS ${of(loads, 'cls').toFixed(3)}  ` +
        `scripts ${(of(loads, 'scriptBytes') / 1000).toFixed(1)} kB  requests ${of(loads, 'requests')}`,
    );
  }
  return [
    {
      name: 'sign-in: LCP against a bare React page',
      ratio: of(ours, 'lcpMs') / of(bareLoads, 'lcpMs'),
      limit: LIMITS.lcpMs / LIMITS.bareLcpMs,
      onlyInFullRun: true,
    },
    {
      name: 'sign-in: blocking time against 100 ms',
      ratio: Math.max(of(ours, 'tbtMs'), MIN_TBT_MS) / LIMITS.tbtMs,
      limit: 1,
      onlyInFullRun: true,
    },
    { name: 'sign-in: layout shift (limit 0)', ratio: of(ours, 'cls'), limit: LIMITS.cls },
  ];
}

/** Both pages in turns, so that a busy moment affects both. */
async function measure(rounds: number, throttled: boolean): Promise<{ ours: FirstLoad[]; bareLoads: FirstLoad[] }> {
  const ours: FirstLoad[] = [];
  const bareLoads: FirstLoad[] = [];
  const bare = await serveBarePage();
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: launchArgs });
  try {
    for (let round = 0; round < rounds; round += 1) {
      bareLoads.push(await firstLoad(browser, bare.url, 'Sign in', throttled));
      ours.push(await firstLoad(browser, `${server.url}/#/login`, 'Sign in', throttled));
    }
  } finally {
    await browser.close();
    await server.stop();
    await bare.close();
  }
  return { ours, bareLoads };
}
