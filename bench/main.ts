// Costs as ratios to a floor measured in the same run on the same machine, since absolute times depend on the machine. `--quick`, used by
// `npm test`, has small sizes and fails only far beyond the limit. Names select benchmarks: `node bench/main.ts list sign-in`. In a quick run
// `--untimed` selects those that check no times and can run beside other work, and `--timed` the others. `--bills 1000000` fills a real
// PostgreSQL first, which takes minutes.
import { run as estimate } from './estimate.ts';
import { run as ingest } from './ingest.ts';
import { run as linear } from './linear.ts';
import { run as list } from './list.ts';
import { run as logs } from './logs.ts';
import { run as manyBills } from './many-bills.ts';
import { run as normalise } from './normalise.ts';
import { run as signIn } from './sign-in.ts';
import { run as tracking } from './tracking.ts';
import { writeTimes, type Timed } from '../scripts/lib/times.mjs';

export interface Ratio {
  name: string;
  /** Our time divided by the floor. */
  ratio: number;
  /** Limit in `docs/performance.md`. */
  limit: number;
  /** True if the limit is a time on the reference machine: always reported, enforced in a full run only. */
  onlyInFullRun?: boolean;
  /** True if the figure is the same on every machine: enforced without tolerance. */
  exact?: boolean;
  /** Tolerance of a figure that a busy machine changes little; `SLACK` without it. */
  slack?: number;
}

type Bench = (quick: boolean) => Promise<Ratio | Ratio[]>;
const BENCHES: Readonly<Record<string, Bench>> = { normalise, linear, estimate, ingest, list, logs, 'sign-in': signIn };

/** Benchmarks that check no times in a quick run. */
const UNTIMED = ['estimate', 'ingest', 'sign-in'];

const words = process.argv.slice(2);
const quick = words.includes('--quick');
const bills = Number(words[words.indexOf('--bills') + 1]);
const group = (['--timed', '--untimed'] as const).find((word) => words.includes(word));
const chosen = Object.keys(BENCHES).filter((name) => (group ? UNTIMED.includes(name) === (group === '--untimed') : words.includes(name)));
/** Tolerance for busy machines: twice the limit is a regression, not noise. */
const SLACK = 2;

const broken: string[] = [];
const times: Timed[] = [];

/** Prints a result before the next benchmark begins. */
function report(found: Ratio | Ratio[]): void {
  for (const { name, ratio, limit, onlyInFullRun = false, exact = false, slack = SLACK } of [found].flat()) {
    const bound = `limit ≤ ${limit.toFixed(2).replace(/\.?0+$/, '')}`;
    console.log(
      `${name.padEnd(64)} ${ratio.toFixed(2).padStart(7)} ${exact ? '       ' : '× floor'}   ${bound}${quick && onlyInFullRun ? ', not enforced' : ''}`,
    );
    if (ratio > limit * (exact ? 1 : slack) && !(quick && onlyInFullRun)) broken.push(name);
  }
}

if (words.includes('--bills')) report(await manyBills(bills));
// Takes minutes: by name only.
else if (words.includes('tracking')) report(await tracking());
else {
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const started = performance.now();
    report(await bench(quick));
    times.push({ name, ms: performance.now() - started });
  }
  writeTimes(group === '--untimed' ? 'bench untimed' : 'bench', times);
}
for (const name of broken) console.error(`${name} exceeds its limit and the tolerance.`);
process.exitCode = broken.length > 0 ? 1 : 0;
