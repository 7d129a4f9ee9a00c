import type { Estimate, ExpectedSource, Instant, Stage } from '../types.js';

/** Part of a node, of either mode, that an expectation is derived from. */
export interface Expectable {
  stage: Stage;
  code: string;
  occurred: boolean;
  estimated: Instant | null;
  actual: Instant | null;
  /** Oldest statement first. */
  history: readonly Estimate[];
}

/** Expected time of a milestone, with its grounds. */
export interface Expectation {
  /** The actual if it has happened; null without any time, and for a milestone that no source reported. */
  expected: Instant | null;
  source: ExpectedSource | null;
  /** Not happened, and the carrier's time has passed. */
  overdue: boolean;
  /** A later milestone has happened and no source reported this one. */
  passed: boolean;
  /** The carrier's newest time moved by the delay since, in ms since 1970; 0 without one. */
  baseMs: number;
  /** Part of a known delay that this leaves out, in ms. */
  missingMs: number;
}

/** Limits of a mode of transport. */
export interface TimeRules {
  /** Shortest plausible time in ms between the fact before and this one. */
  leastMs: (node: Expectable) => number;
  /** Share of the planned duration of the passage to this milestone that can be made up. */
  recoveredShare: (node: Expectable) => number;
  /** Share of a known delay that comes true although the carrier's newest time leaves it out. @param aheadMs time until then */
  missingShare: (node: Expectable, aheadMs: number) => number;
}

/** Statements that differ by less are equal: a repeated time is no new estimate. */
const SAME_TIME_MS = 3_600_000;
/** Minimum delay that is carried to later milestones. */
const LEAST_CARRIED_MS = 3_600_000;

const NOTHING = { baseMs: 0, missingMs: 0 };

interface Reference {
  node: Expectable;
  ms: number;
  /** Moved only by a delay upstream: no news of its own. */
  carried: boolean;
}

/**
 * Expected times of one container's milestones, in the order of the journey.
 *
 * A milestone that has happened is expected when it happened. Of the others the carrier's newest time counts, moved by the delay that
 * arose upstream after the carrier first gave that time, less what a passage can recover; never before the milestone ahead
 * of it, and never in the past.
 *
 * @param asOf domain time, UTC
 */
export function expectationsOf(nodes: readonly Expectable[], asOf: Instant, rules: TimeRules): Expectation[] {
  const last = nodes.findLastIndex((node) => node.occurred);
  const now = Date.parse(asOf);
  const references: Reference[] = [];
  let floor = Number.NEGATIVE_INFINITY;
  /** The carrier's time of the previous milestone, in ms. */
  let ahead: number | null = null;
  const follow = (node: Expectable, ms: number, given: number | null, carried: boolean): void => {
    if (ms >= floor) [floor, ahead] = [ms, given];
    references.push({ node, ms, carried });
  };
  return nodes.map((node, at): Expectation => {
    if (node.occurred) {
      if (node.actual !== null) follow(node, Date.parse(node.actual), timeOf(newestTime(node)), false);
      return { expected: node.actual, source: node.actual === null ? null : 'actual', overdue: false, passed: false, ...NOTHING };
    }
    const newest = newestTime(node);
    if (at < last || newest === null) return { expected: null, source: null, overdue: false, passed: at < last, ...NOTHING };
    const given = Date.parse(newest.at);
    const baseMs = given + carriedMs(node, newest, references, rules);
    const missingMs = Math.max(plannedMs(node, references, rules) - baseMs, 0);
    const believed = baseMs + missingMs * rules.missingShare(node, baseMs - now);
    const moved = Math.max(believed, floor + leastGap(rules.leastMs(node), ahead, given));
    const ms = Math.max(moved, now);
    follow(node, ms, given, moved > given && ms === moved);
    const source = moved > given ? 'carried' : node.estimated === null ? 'plan' : 'carrier';
    return { expected: new Date(ms).toISOString(), source, overdue: given < now, passed: false, baseMs, missingMs };
  });
}

const timeOf = (estimate: Estimate | null): number | null => (estimate === null ? null : Date.parse(estimate.at));

/** A carrier may plan two milestones closer together than usual, but not in the wrong order. */
const leastGap = (leastMs: number, ahead: number | null, given: number): number =>
  ahead === null || given < ahead ? leastMs : Math.min(leastMs, given - ahead);

/** The carrier's newest time of a milestone, with the time of its first statement. */
export function newestTime(node: Pick<Expectable, 'history' | 'estimated'>): Estimate | null {
  const { estimated } = node;
  const said = node.history.filter(({ classifier }) => classifier !== 'ACT');
  const newest = estimated === null ? said.at(-1) : said.findLast(({ at }) => at === estimated);
  if (newest === undefined) return null;
  let first = newest;
  for (const statement of said.slice(0, said.indexOf(newest)).toReversed()) {
    if (Math.abs(Date.parse(statement.at) - Date.parse(newest.at)) >= SAME_TIME_MS) break;
    first = statement;
  }
  return { ...newest, statedAt: first.statedAt };
}

/**
 * Delay in ms that arose before a milestone and is not yet part of its time: that of the milestone ahead, at most what the last one with
 * news of its own was delayed since the carrier gave the time.
 */
function carriedMs(node: Expectable, newest: Estimate, references: readonly Reference[], rules: TimeRules): number {
  let carried: number | null = null;
  for (const { node: ahead, ms, carried: isCarried } of references.toReversed()) {
    const known = knownAt(ahead, newest.statedAt);
    if (known === null) continue;
    const passage = Math.max(Date.parse(newest.at) - known, 0);
    carried ??= ms - known - passage * rules.recoveredShare(node);
    if (isCarried) continue;
    carried = Math.min(carried, ms - known);
    break;
  }
  return carried !== null && carried >= LEAST_CARRIED_MS ? carried : 0;
}

/** The first plan, moved by the delay since; in ms. */
function plannedMs(node: Expectable, references: readonly Reference[], rules: TimeRules): number {
  const plan = node.history.find(({ classifier }) => classifier !== 'ACT');
  return plan === undefined ? Number.NEGATIVE_INFINITY : Date.parse(plan.at) + carriedMs(node, plan, references, rules);
}

/** The carrier's time of a milestone as known at an instant, in ms; null without one. */
function knownAt(node: Expectable, moment: Instant): number | null {
  const said = node.history.filter(({ statedAt }) => statedAt <= moment);
  const best =
    said.findLast(({ classifier }) => classifier === 'ACT') ??
    said.findLast(({ classifier }) => classifier === 'EST') ??
    said.findLast(({ classifier }) => classifier === 'PLN');
  return best === undefined ? null : Date.parse(best.at);
}
