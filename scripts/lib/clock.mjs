// Domain clock of a demonstration: faster than wall time, and without a jump over the time in which nothing ran.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Domain seconds per wall second: a day at sea takes a minute. */
const DEFAULT_FACTOR = 1440;
const SAVE_EVERY_MS = 2000;

/**
 * `TRACKING_CLOCK=<anchor>,<factor>` means domain = anchor + (wall − anchor) × factor. After a pause the anchor is chosen so that domain
 * time continues where it stopped.
 */
export function createClock(dataDir, given) {
  const file = join(dataDir, 'clock.json');
  if (given) {
    const [anchor, factor] = given.split(',');
    return clockOf(file, Date.parse(anchor), Number(factor));
  }
  const wall = Date.now();
  if (!existsSync(file)) return clockOf(file, wall, DEFAULT_FACTOR);
  const { domain, factor } = JSON.parse(readFileSync(file, 'utf8'));
  const anchor = factor === 1 ? wall : (wall * factor - Date.parse(domain)) / (factor - 1);
  return clockOf(file, Math.round(anchor), factor);
}

function clockOf(file, anchor, factor) {
  const domainNow = () => new Date(anchor + (Date.now() - anchor) * factor).toISOString();
  const save = () => {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify({ domain: domainNow(), factor }));
    renameSync(`${file}.new`, file);
  };
  save();
  return {
    factor,
    text: `${new Date(anchor).toISOString()},${factor}`,
    save,
    saveRegularly: () => setInterval(save, SAVE_EVERY_MS),
  };
}
