import type { AirStage, Instant } from '@seaberry/tracking';
import {
  afterFreeDays,
  dueOf,
  hasHappened,
  isHandedOver,
  isOverdue,
  isReached,
  planOf,
  realOf,
  slipOf,
  toneAmong,
  type JourneyNode,
} from '../lib/node.js';
import { worstTone, type TrackingTone } from '../lib/tone.js';

export interface RailMark<N extends JourneyNode = JourneyNode> {
  node: N;
  /** Unique in this rail. */
  key: string;
  /** Position in the journey, from 0. */
  index: number;
  /** x of the plan; null without one. */
  planX: number | null;
  /** x of the actual, else of the expected time; without any time, a place between the neighbours. */
  realX: number;
  /** False without any time: then x only keeps the order of the journey. */
  timed: boolean;
  tone: TrackingTone;
  happened: boolean;
  /** Slip to show, in ms; null without a plan. */
  slipMs: number | null;
}

export interface RailLayout<N extends JourneyNode = JourneyNode> {
  marks: RailMark<N>[];
  /** x of the present moment, clamped to the drawing. */
  nowX: number;
  /** x of the cargo: now, or just before now where the cargo would cover a node that has not happened. */
  cargoX: number;
  /** False when now is outside the drawn time and only its side is meaningful. */
  nowInside: boolean;
  /** Extent of the solid part of the lower line, which ends with the last fact after a silence or the end; null before the first event. */
  travelled: { from: number; to: number } | null;
  /** Extent of the dashed part; null when everything happened. */
  ahead: { from: number; to: number } | null;
  /** `moving` or `flying` between a departure and the next arrival, `resting` at a place, `none` before and after. */
  cargo: 'moving' | 'flying' | 'resting' | 'none';
  /** Index of the first node still ahead, -1 when all happened. */
  next: number;
  /** Delivery with a customer deadline, and its x: at an edge where it is beyond the drawn time; null without one. */
  due: { node: N; x: number; beyond: 'before' | 'after' | null } | null;
}

export interface RailFrame {
  /** Width of the drawing, in units. */
  width: number;
  padStart: number;
  padEnd: number;
  /** Half length of the cargo's mark, in units. */
  cargo: number;
}

const parse = (at: Instant | null): number | null => {
  const ms = at === null ? Number.NaN : Date.parse(at);
  return Number.isNaN(ms) ? null : ms;
};

const LEAVING: ReadonlySet<string> = new Set(['departed', 'transitDeparted', 'departure']);

/** Whether a node is a departure. At a transit airport all events share one stage, so the code decides. */
const isLeaving = ({ stage, code }: JourneyNode): boolean => LEAVING.has(stage) || (stage === 'transit' && code === 'DEP');

const AIRBORNE: ReadonlySet<string> = new Set<AirStage>(['departure', 'transit']);

/**
 * Maps a journey to x positions on one linear time scale, so that the slant between plan and actual is the slip itself.
 * @param position derived position of the cargo, `CompactRail.position`; else the last node that happened.
 */
export function layoutRail<N extends JourneyNode>(nodes: readonly N[], now: Instant, frame: RailFrame, position?: number): RailLayout<N> {
  const nowMs = Date.parse(now);
  // The end of a shipment that was not handed over only follows its nodes: none of them happened before it.
  const timed = isHandedOver(nodes) ? nodes : nodes.map((node) => (node.stage === 'finished' ? { ...node, actual: null } : node));
  const scale = timeScale(timed, nowMs, frame);
  const places = spaceOut(timed, scale, frame, now);
  const marks = nodes.map((node, index): RailMark<N> => {
    const plan = parse(afterFreeDays(node) ? (node.due ?? null) : planOf(node));
    return {
      node,
      key: node.key ?? `${node.stage}@${node.placeCode ?? ''}#${index}`,
      index,
      planX: plan === null ? null : scale.x(plan),
      realX: places[index] ?? frame.padStart,
      timed: realOf(node) !== null,
      tone: toneAmong(nodes, node),
      happened: hasHappened(node),
      slipMs: slipOf(node),
    };
  });
  return { marks, due: dueMarkOf(nodes, scale, frame), ...linesOf(marks, scale, nowMs, frame.cargo, position) };
}

/** Distance from a node at the end of the drawing to the mark of a deadline beyond it, in units; half of a narrower edge. */
const EDGE = 16;

function dueMarkOf<N extends JourneyNode>(nodes: readonly N[], { from, to, x }: TimeScale, frame: RailFrame): RailLayout<N>['due'] {
  for (const node of nodes) {
    const due = parse(dueOf(node));
    if (due === null) continue;
    if (due > to) return { node, beyond: 'after', x: frame.width - frame.padEnd + Math.min(EDGE, frame.padEnd / 2) };
    if (due < from) return { node, beyond: 'before', x: frame.padStart - Math.min(EDGE, frame.padStart / 2) };
    return { node, beyond: null, x: x(due) };
  }
  return null;
}

const within = ({ from, to }: TimeScale, ms: number): number => Math.min(Math.max(ms, from), to);

interface TimeScale {
  from: number;
  to: number;
  x: (ms: number) => number;
}

function timeScale(nodes: readonly JourneyNode[], now: number, frame: RailFrame): TimeScale {
  const times = nodes.flatMap((node) => [parse(planOf(node)), parse(realOf(node))]).filter((ms) => ms !== null);
  let from = Math.min(...(times.length > 0 ? times : [now]));
  let to = Math.max(...(times.length > 0 ? times : [now]));
  // Now extends the scale only by half: a source without news for months must not squeeze its journey.
  const room = (to - from) * 0.5;
  // A customer deadline extends it in the same way.
  for (const due of nodes.map((node) => parse(dueOf(node)))) if (due !== null && due > to && due - to <= room) to = due;
  if (nodes.some((node) => !hasHappened(node))) {
    if (now > to && now - to <= room) to = now;
    if (now < from && from - now <= room) from = now;
  }
  const timed = (node: JourneyNode) => realOf(node) !== null;
  const leading = Math.max(0, nodes.findIndex(timed));
  const trailing = nodes.length - 1 - nodes.findLastIndex(timed);
  const whole = frame.width - frame.padStart - frame.padEnd;
  // Room for nodes without a time before the first and after the last timed node.
  const before = whole * Math.min(0.3, leading * 0.1);
  const width = whole - before - whole * Math.min(0.3, (leading + trailing > nodes.length ? 0 : trailing) * 0.1);
  return { from, to, x: (ms) => frame.padStart + before + (to === from ? 0.5 : (ms - from) / (to - from)) * width };
}

/** Distributes nodes without a time evenly between their neighbours: their order is known. */
function spaceOut(nodes: readonly JourneyNode[], scale: TimeScale, frame: RailFrame, now: Instant): number[] {
  const last = nodes.findLastIndex(hasHappened);
  const xs = nodes.map((node, index) => {
    // An overdue node is placed at now: it cannot happen earlier. A node that was due in a silence keeps the place of its plan.
    const ms = parse(isOverdue(node, now) ? now : (realOf(node) ?? (node.passed && index > last ? planOf(node) : null)));
    return ms === null ? null : scale.x(Math.min(ms, scale.to));
  });
  return xs.map((x, i) => {
    if (x !== null) return x;
    const before = xs.findLastIndex((other, at) => at < i && other !== null);
    const after = xs.findIndex((other, at) => at > i && other !== null);
    const left = before < 0 ? frame.padStart : (xs[before] ?? frame.padStart);
    const right = after < 0 ? frame.width - frame.padEnd : (xs[after] ?? frame.width);
    const slots = (after < 0 ? xs.length : after) - before;
    return left + ((right - left) * (i - before)) / (after < 0 && slots > 1 ? slots - 1 : slots);
  });
}

function linesOf(
  marks: readonly RailMark[],
  scale: TimeScale,
  now: number,
  cargoHalf: number,
  position: number | undefined,
): Omit<RailLayout, 'marks' | 'due'> {
  const done = marks.filter(({ node }) => isReached(node));
  const reached = position === undefined ? marks.findLastIndex((mark) => mark.happened) : Math.floor(position);
  const next = marks.findIndex((mark) => !mark.happened && mark.index > reached);
  const nowX = scale.x(within(scale, now));
  const xs = marks.map((mark) => mark.realX);
  const last = marks[reached];
  const open = next >= 0;
  const from = Math.min(...done.map((mark) => mark.realX));
  // After a silence, and after the end, nothing is expected of what was planned: how far the cargo got since the last fact is not known.
  const silent =
    open &&
    marks.every(({ happened, node }) => happened || (node.expected === null && node.state === 'notOccurred')) &&
    marks.some(({ happened, index, planX, node }) => !happened && index > reached && (planX !== null || node.passed));
  const solidTo = Math.max(...done.map((mark) => mark.realX), open && !silent ? nowX : from);
  const leaving = last !== undefined && last.happened && isLeaving(last.node);
  // Facts without a time may be drawn after now; the cargo is never drawn before the last fact.
  const untimed = last !== undefined && last.happened && !last.timed && nowX <= last.realX;
  const ahead = open && leaving ? ((marks[next]?.realX ?? last.realX) - last.realX) / 3 : 0;
  const at = untimed ? last.realX + ahead : nowX;
  const coversNode = marks.some((mark) => !mark.happened && Math.abs(mark.realX - at) < cargoHalf);
  return {
    nowX,
    // At the very start there is no room before the node: half the mark stays inside the drawing.
    cargoX: Math.max(cargoHalf, coversNode ? at - cargoHalf * 1.4 : at),
    nowInside: now >= scale.from && now <= scale.to,
    travelled: done.length > 0 ? { from, to: solidTo } : null,
    ahead:
      open || last?.node.stage === 'finished'
        ? { from: done.length > 0 ? solidTo : Math.min(...xs), to: Math.max(...xs, open ? nowX : 0) }
        : null,
    cargo: !last || !open || silent ? 'none' : !leaving ? 'resting' : AIRBORNE.has(last.node.stage) ? 'flying' : 'moving',
    next,
  };
}

/** Leaves out the end of tracking while a node is still ahead: no carrier plans it, and after a silence it is no part of the journey. */
export const shownNodes = <N extends JourneyNode>(nodes: readonly N[]): readonly N[] =>
  nodes.some((node) => !hasHappened(node) && !node.passed) ? nodes.filter((node) => node.stage !== 'finished') : nodes;

/** Order of marks in the drawing. */
export const byX = (a: RailMark, b: RailMark): number => a.realX - b.realX || a.index - b.index;

/** Overlapping marks as one: none is hidden, the group counts its members and takes the most severe tone. */
export interface MarkGroup<N extends JourneyNode = JourneyNode> {
  marks: RailMark<N>[];
  from: number;
  to: number;
  tone: TrackingTone;
  happened: 'all' | 'some' | 'none';
}

export function groupMarks<N extends JourneyNode>(marks: readonly RailMark<N>[], minGap: number): MarkGroup<N>[] {
  const groups: RailMark<N>[][] = [];
  for (const mark of [...marks].sort(byX)) {
    const current = groups.at(-1);
    const previous = current?.at(-1);
    if (current && previous && mark.realX - previous.realX < minGap) current.push(mark);
    else groups.push([mark]);
  }
  return groups.map((members) => ({
    marks: members,
    from: members[0]?.realX ?? 0,
    to: members.at(-1)?.realX ?? 0,
    tone: worstTone(members.map((mark) => mark.tone)),
    happened: members.every((mark) => mark.happened) ? 'all' : members.some((mark) => mark.happened) ? 'some' : 'none',
  }));
}

/** Neighbouring nodes at one place, for the band of places under the rail. */
export function groupPlaces<N extends JourneyNode>(marks: readonly RailMark<N>[]): RailMark<N>[][] {
  const runs: RailMark<N>[][] = [];
  for (const mark of marks) {
    const run = runs.at(-1);
    if (run?.[0] && samePlace(run[0].node, mark.node)) run.push(mark);
    else runs.push([mark]);
  }
  return runs;
}

/** Compares places by code, else by name. Terminals of one port are one place here. */
export function samePlace(a: JourneyNode, b: JourneyNode): boolean {
  const id = ({ place, placeCode }: JourneyNode) => place?.unLocationCode ?? place?.iataCode ?? place?.name ?? placeCode ?? null;
  return id(a) === id(b);
}

/** Target of the arrow keys from a node; null for other keys. */
export function moveFocus(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
