// Durations of the checks of a stage that is no test run.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reports } from './stages.mjs';

const SLOWEST = 10;
const MIN_MS = 100;

export const timesFile = (stage) => join(reports, `${stage}.times.json`);

export const slowestOf = (times) =>
  times
    .filter(({ ms }) => ms >= MIN_MS)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST);

export function writeTimes(stage, times) {
  writeFileSync(timesFile(stage), JSON.stringify(times));
}

export const slowestTimes = (stage) => (existsSync(timesFile(stage)) ? slowestOf(JSON.parse(readFileSync(timesFile(stage), 'utf8'))) : []);
