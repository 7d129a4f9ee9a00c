import { placeKey } from '../journey/facts.js';
import type { Estimate, EstimatePartKind, ExpectedSource, Instant, Place, Stage } from '../types.js';

/** Part of a node, of either mode, that an expectation is derived from. */
export interface Expectable {
  stage: Stage;
  code: string;
  place: Place | null;
  occurred: boolean;
  /** It has occurred, as something else proves, and was not reported. */
  proven?: boolean;
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
  /** When it was expected, if that has passed and it has not happened: `expected` is then `asOf`. Else null. */
  overdueSince: Instant | null;
  /** A later milestone has happened and no source reported this one. */
  passed: boolean;
  /** The carrier's newest time that can be true, moved by the delay since, in ms since 1970; 0 without one. */
  baseMs: number;
  /** Part of a known delay that this leaves out, in ms. */
  missingMs: number;
  /** The carrier's newest time and these add up to `expected`; empty for what has happened. */
  parts: readonly ExpectationPart[];
  /** Sooner after its departure than it can be: one of the two times is wrong. */
  tooSoon?: boolean;
  /** `expected` at the earliest, where a milestone that is overdue has perhaps happened and is not yet reported. Absent where it is `expected`. */
  atLeast?: Instant;
}

/** Whole milliseconds that are added to the carrier's time, with the milestone that they come from. */
export interface ExpectationPart {
  kind: EstimatePartKind;
  ms: number;
  from: Expectable | null;
}

/** Limits of a mode of transport. */
export interface TimeRules {
  /** Shortest plausible time in ms between the previous milestone and this one. */
  leastMs: (node: Expectable) => number;
  /** Shortest plausible time in ms from a departure to this milestone, where it is planned to be `plannedMs` after it. */
  leastPassageMs: (node: Expectable, plannedMs: number) => number;
  /** Share of the planned duration of the passage to this milestone that can be made up. */
  recoveredShare: (node: Expectable) => number;
  /** Share of a known delay that comes true although the carrier's newest time leaves it out. @param aheadMs time until then */
  missingShare: (node: Expectable, aheadMs: number) => number;
}

/** Times that differ by less are the same, statements that a carrier created within it one message, and a shorter delay is none. */
const HOUR_MS = 3_600_000;

/** Of a milestone without any time. */
export const NOT_EXPECTED: Expectation = {
  expected: null,
  source: null,
  overdueSince: null,
  passed: false,
  baseMs: 0,
  missingMs: 0,
  parts: [],
};

type Stated = Pick<Expectable, 'history'>;

interface Reference {
  node: Expectable;
  ms: number;
  /** The carrier's time of it, in ms. */
  givenMs: number;
  /** Moved only by a delay upstream: no news of its own. */
  carried: boolean;
  /** Part of the delay upstream that passages up to here make up, in ms. */
  recoveredMs: number;
  /** The milestone before it, where this one is moved only because it cannot be earlier than that. */
  pushedBy: Expectable | null;
}

interface Carried {
  /** Part of it that is still there, in ms. */
  ms: number;
  recoveredMs: number;
  /** Where it arose. */
  from: Expectable | null;
  /** With the time or later the carrier still gave the old time of the milestone where it arose: no part of it was known before. */
  isNew?: boolean;
}

const NO_DELAY: Carried = { ms: 0, recoveredMs: 0, from: null };

/**
 * Expected times of one container's milestones, in the order of the journey.
 *
 * A milestone that has happened is expected when it happened. Of the others the carrier's newest time counts, moved by the delay that
 * arose upstream after the carrier first gave that time, less what the passage from port to port can recover; never before the
 * previous milestone, and never in the past.
 *
 * @param asOf domain time, UTC
 * @param lagMs how long the carrier takes to report a fact: for less, what is overdue has perhaps happened
 */
export function expectationsOf(nodes: readonly Expectable[], asOf: Instant, rules: TimeRules, lagMs = 0): Expectation[] {
  const now = Date.parse(asOf);
  const expected = expectedFrom(nodes, now, rules, now);
  if (lagMs <= 0 || expected.every(({ overdueSince }) => overdueSince === null)) return expected;
  const earliest = expectedFrom(nodes, now, rules, now - lagMs);
  return expected.map((one, at): Expectation => {
    const atLeast = earliest[at]?.expected ?? null;
    return atLeast === null || atLeast === one.expected ? one : { ...one, atLeast };
  });
}

/** @param floor nothing is expected before this, in ms since 1970 */
function expectedFrom(nodes: readonly Expectable[], now: number, rules: TimeRules, floor: number): Expectation[] {
  const last = nodes.findLastIndex((node) => node.occurred);
  const references: Reference[] = [];
  /** Expected time of the previous milestone, and the carrier's time of it, in ms. */
  let earliest = 0;
  let previousGiven: number | null = null;
  let previous: Expectable | null = null;
  let happened = 0;
  const takeAsPrevious = (reference: Reference, given: number | null): void => {
    if (reference.ms >= earliest) [earliest, previousGiven, previous] = [reference.ms, given, reference.node];
    references.push(reference);
  };
  // Compared with a departure that no other delay has moved: that of an overdue one is only what we know.
  const isTooSoon = (node: Expectable, ms: number): boolean => {
    const left = references.at(-1);
    return left?.carried === false && ms - left.ms < rules.leastPassageMs(node, firstMs(node) - firstMs(left.node));
  };
  return nodes.map((node, at): Expectation => {
    if (node.occurred) {
      const ms = Date.parse(node.actual ?? '');
      const tooSoon = isTooSoon(node, ms);
      if (node.actual !== null) {
        happened = Math.max(happened, ms);
        takeAsPrevious({ node, ms, givenMs: ms, carried: false, recoveredMs: 0, pushedBy: null }, timeOf(newestTime(node)));
      }
      return {
        ...NOT_EXPECTED,
        expected: node.actual,
        source: node.actual === null ? null : 'actual',
        passed: node.proven === true,
        tooSoon,
      };
    }
    const newest = newestTime(node);
    if (at < last || newest === null) return { ...NOT_EXPECTED, passed: at < last };
    const given = Date.parse(newest.at);
    const plan = planned(node, newest, references, rules);
    const carried = notYetTold(carriedTo(node, newest, references, rules), given, plan);
    const withDelay = given + (carried.ms || advanceOf(node, newest, references.at(-1)));
    // A time before something that has already happened, or too soon after its departure, cannot be true: the plan counts.
    const tooSoon = isTooSoon(node, withDelay);
    const baseMs = withDelay < happened || tooSoon ? Math.max(withDelay, plan.ms) : withDelay;
    const missingMs = Math.min(Math.max(plan.ms - baseMs, 0), plan.delayMs);
    const believed = baseMs + missingMs * rules.missingShare(node, baseMs - now);
    const moved = Math.max(believed, earliest + leastGap(rules.leastMs(node), previousGiven, given));
    const ms = Math.max(moved, floor);
    const parts = partsOf(given, [
      ['delay', withDelay + carried.recoveredMs, carried.from],
      ['recovery', withDelay, null],
      ['plan', baseMs, previous],
      ['leftOut', believed, plan.from],
      ['sequence', moved, previous],
      ['overdue', ms, null],
    ]);
    const pushedBy = moved > believed ? previous : null;
    takeAsPrevious({ node, ms, givenMs: given, carried: moved > given && ms === moved, recoveredMs: carried.recoveredMs, pushedBy }, given);
    const source = ms !== given ? 'carried' : node.estimated === null ? 'plan' : 'carrier';
    const overdueSince = moved < now ? new Date(moved).toISOString() : null;
    return { expected: new Date(ms).toISOString(), source, overdueSince, passed: false, baseMs, missingMs, parts };
  });
}

/** Differences between successive times. `Date` cuts fractions off, so each time is cut before they are taken. */
function partsOf(given: number, times: readonly (readonly [EstimatePartKind, number, Expectable | null])[]): ExpectationPart[] {
  let before = given;
  return times.flatMap(([kind, time, from]) => {
    const ms = Math.trunc(time) - before;
    before += ms;
    return ms === 0 ? [] : [{ kind, ms, from }];
  });
}

const firstTime = ({ history }: Stated): Estimate | undefined => history.find(({ classifier }) => classifier !== 'ACT');

/** NaN without a time, as is every difference from it. */
const firstMs = (node: Stated): number => Date.parse(firstTime(node)?.at ?? '');

const timeOf = (estimate: Estimate | null): number | null => (estimate === null ? null : Date.parse(estimate.at));

/** A carrier may plan two milestones closer together than usual, but not in the wrong order. */
const leastGap = (leastMs: number, previousGiven: number | null, given: number): number =>
  previousGiven === null || given < previousGiven ? leastMs : Math.min(leastMs, given - previousGiven);

/** The carrier's newest time of a milestone, with the time of its first statement. */
export function newestTime({ history, estimated }: Pick<Expectable, 'history' | 'estimated'>): Estimate | null {
  const stated = history.filter(({ classifier }) => classifier !== 'ACT');
  // Without an estimate the first plan holds; later ones in the history are of another vessel.
  const newest = estimated === null ? stated[0] : stated.findLast(({ at }) => at === estimated);
  if (newest === undefined) return null;
  let first = newest;
  for (const statement of stated.slice(0, stated.indexOf(newest)).toReversed()) {
    if (Math.abs(Date.parse(statement.at) - Date.parse(newest.at)) >= HOUR_MS) break;
    first = statement;
  }
  return { ...newest, statedAt: first.statedAt };
}

/**
 * Delay that arose before a milestone and is not yet part of its time: that of the milestone before it, at most the delay that
 * the last milestone with news of its own has had since the carrier gave the time.
 */
function carriedTo(node: Expectable, newest: Estimate, references: readonly Reference[], rules: TimeRules): Carried {
  let found: Carried | null = null;
  // The largest delay of a milestone that the carrier had not named when it gave the time, by its first time.
  let unnamed: Carried = NO_DELAY;
  const until = knowledgeOf(node, newest);
  for (const { node: earlier, ms, givenMs, carried, recoveredMs, pushedBy } of references.toReversed()) {
    const delaySince = (given: number): Carried => {
      const recovered = Math.max(Date.parse(newest.at) - given, 0) * rules.recoveredShare(node);
      const isNew = earlier.history.some(
        ({ classifier, at, statedAt }) => classifier !== 'ACT' && statedAt >= until.since && Math.abs(Date.parse(at) - given) < HOUR_MS,
      );
      return { ms: ms - given - recovered, recoveredMs: recovered + recoveredMs, from: earlier, isNew };
    };
    const known = knownAt(earlier, until);
    if (known === null) {
      const delay = delaySince(firstMs(earlier));
      if (delay.ms > unnamed.ms) unnamed = delay;
      continue;
    }
    // A milestone that the carrier itself has put off since is news, whatever else moves it.
    const isCarried = carried && givenMs - known < HOUR_MS;
    const own = delaySince(known);
    found ??= own;
    // If the carrier had not yet named the milestone that moves this one, all of the delay arose after its time.
    if (isCarried && pushedBy !== null && knownAt(pushedBy, until) === null) break;
    if (isCarried) continue;
    const most = ms - known;
    const arriving = Math.min(found.ms, most);
    found = { ...own, ms: arriving, recoveredMs: Math.min(found.recoveredMs, most - arriving) };
    break;
  }
  const delay = found === null || unnamed.ms > found.ms ? unnamed : found;
  return delay.ms >= HOUR_MS ? delay : NO_DELAY;
}

/** A discharge follows its arrival: it comes sooner by what the arrival has since become earlier, in ms (negative), but not before it. */
function advanceOf(node: Expectable, newest: Estimate, arrival: Reference | undefined): number {
  return node.code === 'DISC' && arrival?.node.code === 'ARRI' && placeKey(arrival.node.place) === placeKey(node.place)
    ? Math.min(arrival.ms - Math.min(knownWith(arrival.node, node, newest) ?? arrival.ms, Date.parse(newest.at)), 0)
    : 0;
}

/** The part of a delay that the carrier did not put into its time before it arose: with the plan it makes no more than all of the delay. */
function notYetTold(carried: Carried, given: number, plan: Planned): Carried {
  const most = Math.max(plan.ms - given, 0);
  return plan.delayMs === 0 || carried.isNew === true || carried.ms <= most
    ? carried
    : { ms: most, recoveredMs: most === 0 ? 0 : carried.recoveredMs, from: carried.from };
}

interface Planned extends Pick<Carried, 'ms' | 'from'> {
  /** Part of it that is a delay. */
  delayMs: number;
}

function planned(node: Expectable, newest: Estimate, references: readonly Reference[], rules: TimeRules): Planned {
  const plan = firstTime(node) ?? newest;
  const { ms, from } = carriedTo(node, plan, references, rules);
  return { ms: Date.parse(plan.at) + ms, from, delayMs: ms };
}

interface Knowledge {
  since: Instant;
  facts: Instant;
  times: Instant;
}

/** A carrier knows all of the message in which it gives a time; a first plan stated together with a fact is older than that fact. */
function knowledgeOf(node: Stated, { classifier, statedAt }: Estimate): Knowledge {
  const at = (ms: number): Instant => new Date(Date.parse(statedAt) + ms).toISOString();
  const [since, times] = [at(-HOUR_MS), at(HOUR_MS)];
  return { since, times, facts: classifier === 'PLN' && firstTime(node)?.statedAt === statedAt ? since : times };
}

function knownAt(node: Stated, { facts, times }: Knowledge): number | null {
  const stated = node.history.filter(({ classifier, statedAt }) => statedAt <= (classifier === 'ACT' ? facts : times));
  const best = stated.findLast(({ classifier }) => classifier === 'ACT') ?? stated.at(-1);
  return best === undefined ? null : Date.parse(best.at);
}

/** The carrier's time of a milestone as known when it gave one of another milestone, in ms; null without one. */
export const knownWith = (earlier: Stated, node: Stated, given: Estimate): number | null => knownAt(earlier, knowledgeOf(node, given));
