// Costs as ratios against a floor measured in the same run on the same machine; a number in ms would say nothing elsewhere.
// `--quick` is what `npm test` runs: small sizes, printed, and failed only when far beyond the limit.
import { run as list } from './list.ts';
import { run as normalise } from './normalise.ts';

export interface Ratio {
  name: string;
  /** Ours divided by the floor. */
  ratio: number;
  /** What `docs/performance.md` promises. */
  limit: number;
}

const quick = process.argv.includes('--quick');
/** A busy machine moves ratios; twice the promise is a regression, not noise. */
const SLACK = 2;

const results: Ratio[] = [...[await normalise(quick)].flat(), ...[await list(quick)].flat()];
for (const { name, ratio, limit } of results) {
  console.log(`${name.padEnd(64)} ${ratio.toFixed(2).padStart(7)} × floor   promised ≤ ${limit}`);
}
const broken = results.filter(({ ratio, limit }) => ratio > limit * SLACK);
for (const { name } of broken) console.error(`${name} costs more than ${SLACK} times what is promised.`);
process.exitCode = broken.length > 0 ? 1 : 0;
