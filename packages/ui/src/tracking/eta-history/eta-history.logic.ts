import type { Estimate, Instant } from '@seaberry/tracking';

const DAY = 86_400_000;

export interface EtaStep {
  statement: Estimate;
  /** Time of the estimate's publication, in ms since the Unix epoch. */
  statedMs: number;
  /** Estimated time, in ms since the Unix epoch. */
  atMs: number;
  /** Change against the previous estimate, in ms; 0 for the first. */
  moveMs: number;
  /** Change against the first estimate, in ms. */
  slipMs: number;
}

/** The arrival as the last statement, in place of those published after it; nothing without an estimate before it. */
function untilArrival(history: readonly Estimate[], arrivedAt: Instant | null): readonly Estimate[] {
  if (arrivedAt === null) return history;
  const before = history.filter(({ classifier, statedAt }) => classifier !== 'ACT' && Date.parse(statedAt) < Date.parse(arrivedAt));
  return before.length === 0 ? [] : [...before, { classifier: 'ACT', at: arrivedAt, statedAt: arrivedAt, eventId: '', reason: null }];
}

/** The first estimate and those that changed the time, in order of publication, then the arrival. Repeats of the same time are no change. */
export function etaSteps(history: readonly Estimate[], firstEta: Instant | null, arrivedAt: Instant | null = null): EtaStep[] {
  const sorted = untilArrival(history, arrivedAt)
    .map((statement) => ({ statement, statedMs: Date.parse(statement.statedAt), atMs: Date.parse(statement.at) }))
    .filter(({ statedMs, atMs }) => !Number.isNaN(statedMs) && !Number.isNaN(atMs))
    .sort((a, b) => a.statedMs - b.statedMs);
  const first = firstEta ? Date.parse(firstEta) : sorted[0]?.atMs;
  const steps: EtaStep[] = [];
  for (const one of sorted) {
    const before = steps.at(-1);
    const fact = one.statement.classifier === 'ACT';
    if (before && before.atMs === one.atMs && !fact) continue;
    steps.push({ ...one, moveMs: before ? one.atMs - before.atMs : 0, slipMs: first === undefined ? 0 : one.atMs - first });
  }
  return steps;
}

export interface EtaTick {
  at: Instant;
  position: number;
}

export interface EtaChart {
  /** Path of the step line. */
  line: string;
  /** Closed area between line and baseline. */
  area: string;
  baselineY: number;
  points: { x: number; y: number; step: EtaStep }[];
  /** End of the line: now, or the arrival. */
  end: { x: number; y: number };
  xTicks: EtaTick[];
  yTicks: EtaTick[];
}

export interface EtaFrame {
  width: number;
  height: number;
  padStart: number;
  padEnd: number;
  padTop: number;
  padBottom: number;
}

/** Steps of whole days, so that ticks fall on the same hour as the first ETA; at most five of them. */
const TICK_DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30, 60, 90] as const;

/** Geometry of the step line; null without any estimate. */
export function layoutEta(steps: readonly EtaStep[], now: Instant, frame: EtaFrame): EtaChart | null {
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return null;
  const baseline = first.atMs - first.slipMs;
  const arrived = last.statement.classifier === 'ACT';
  const endMs = arrived ? last.statedMs : Math.max(Date.parse(now), last.statedMs);
  const startMs = Math.min(first.statedMs, endMs - DAY);
  const innerWidth = frame.width - frame.padStart - frame.padEnd;
  const innerHeight = frame.height - frame.padTop - frame.padBottom;
  const x = (ms: number) => frame.padStart + ((ms - startMs) / (endMs - startMs)) * innerWidth;

  const ticks = valueTicks([baseline, ...steps.map((step) => step.atMs)], baseline);
  const low = ticks[0] ?? baseline;
  const high = ticks.at(-1) ?? baseline;
  // Later is higher: a rising line is a growing delay.
  const y = (ms: number) => frame.padTop + (1 - (ms - low) / (high - low)) * innerHeight;

  const points = steps.map((step) => ({ x: x(step.statedMs), y: y(step.atMs), step }));
  const end = { x: x(endMs), y: y(last.atMs) };
  const [start, ...rest] = points;
  const line = `M${start?.x ?? 0} ${start?.y ?? 0}${rest.map((point) => `H${point.x}V${point.y}`).join('')}H${end.x}`;
  return {
    line,
    area: `${line}V${y(baseline)}H${start?.x ?? 0}Z`,
    baselineY: y(baseline),
    points,
    end,
    xTicks: [startMs, (startMs + endMs) / 2, endMs].map((ms) => ({ at: iso(ms), position: x(ms) })),
    yTicks: ticks.map((ms) => ({ at: iso(ms), position: y(ms) })),
  };
}

/** Whether a label before the end of the line belongs above it: where the line over the width of the label stays below its end, or nearly so. */
export function labelAbove({ points, end }: Pick<EtaChart, 'points' | 'end'>, width: number): boolean {
  const from = end.x - width;
  const entering = points.findLast((point) => point.x <= from);
  const heights = [...(entering ? [entering] : []), ...points.filter((point) => point.x > from)].map(({ y }) => y - end.y);
  return -Math.min(...heights, 0) <= Math.max(...heights, 0);
}

/** Ticks around the baseline that enclose every value. */
export function valueTicks(values: readonly number[], baseline: number): number[] {
  const low = Math.min(...values) - baseline;
  const high = Math.max(...values) - baseline;
  for (const days of TICK_DAYS) {
    const step = days * DAY;
    const from = Math.floor(low / step);
    const to = Math.max(Math.ceil(high / step), from + 1);
    if (to - from <= 4 || days === TICK_DAYS.at(-1)) {
      return Array.from({ length: to - from + 1 }, (_, i) => baseline + (from + i) * step);
    }
  }
  return [baseline];
}

const iso = (ms: number): Instant => new Date(ms).toISOString();
