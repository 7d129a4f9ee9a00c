import type { Formatters } from '../../lib/ui-provider.js';
import { knownPlace, milestoneName, nodePlace, stageName, withoutTime, type TrackingText } from '../lib/describe.js';
import { fitLabels, type PlacedLabel } from '../lib/fit-labels.js';
import { momentOf, planOf, realOf, zoneOf } from '../lib/node.js';
import { estimateTextWidth } from '../lib/text-width.js';
import { isAnomalous, worstTone, type TrackingTone } from '../lib/tone.js';
import { byX, groupPlaces, samePlace, type RailMark } from './stage-rail.logic.js';

const FONT = 12;

/** Maximum distance of a label from its node in units, so that the leader between them still reads as one. */
const MAX_SHIFT = 80;

export interface LabelText {
  name: string;
  date: string;
  slip: string;
  tone: TrackingTone;
}

function dates(marks: readonly RailMark[], pick: (mark: RailMark) => string | null, text: TrackingText, format: Formatters): string {
  const shown = marks.flatMap((mark) => {
    const at = pick(mark);
    return at ? [format.instant(at, zoneOf(mark.node), 'dateShort')] : [];
  });
  const [first = ''] = shown;
  const last = shown.at(-1) ?? '';
  return first === last ? first : text.dateRange(first, last);
}

/** Stages that customers ask about: departure and arrival, at ports of transshipment too, have their names also where labels are crowded. */
const NAMED = /depart|arriv/iu;

const isNamed = ({ node }: RailMark, text: TrackingText): boolean =>
  NAMED.test(node.stage) && stageName(node, text, true) === text.stagesShort[node.stage];

/** Lines of the label of a node, or of several that share one: a named stage among them gives it name and date. */
export function labelText(marks: readonly RailMark[], text: TrackingText, format: Formatters): LabelText {
  const named = marks.filter((mark) => marks.length === 1 || isNamed(mark, text));
  const own = named[0] ? named : marks;
  const more = marks.length - named.length;
  const tone = worstTone(own.map((mark) => mark.tone));
  const slipMs = isAnomalous(tone) ? own.find((mark) => mark.tone === tone)?.slipMs : null;
  return {
    name: named[0]
      ? `${named.map(({ node }) => milestoneName(node, text, true)).join(' – ')}${more ? ` +${more}` : ''}`
      : text.stageCount(more),
    date:
      dates(own, (mark) => realOf(mark.node), text, format) ||
      withoutTime(
        own.map(({ node }) => node),
        text,
        format,
      ),
    // The tone may be that of a missed deadline, beside which an earlier time than planned reads as a contradiction.
    slip: slipMs == null || slipMs > 0 !== (tone !== 'advanced') ? '' : format.slip(slipMs),
    tone,
  };
}

export interface Bounds {
  from: number;
  to: number;
}

const middle = (marks: readonly RailMark[]) => ((marks[0]?.realX ?? 0) + (marks.at(-1)?.realX ?? 0)) / 2;

/** Names and dates under the lower line. Crowded nodes share a counted label; nodes of one place are joined first. */
export function nodeLabels(marks: readonly RailMark[], bounds: Bounds, text: TrackingText, format: Formatters): PlacedLabel<RailMark>[] {
  return fitLabels([...marks].sort(byX), {
    ...bounds,
    gap: 10,
    maxShift: MAX_SHIFT,
    measure: (items) => {
      const label = labelText(items, text, format);
      return {
        wanted: middle(items),
        width: Math.max(...[label.name, label.date, label.slip].map((line) => estimateTextWidth(line, FONT))),
      };
    },
    reluctance: (left, right) => {
      const [a] = left;
      const [b] = right;
      const apart = a && b && samePlace(a.node, b.node) ? 0 : 60;
      const loud = [...left, ...right].some((mark) => isAnomalous(mark.tone)) ? 24 : 0;
      return apart + loud + (left.length + right.length) * 4;
    },
  });
}

export interface PlanLabel {
  key: string;
  x: number;
  date: string;
}

/** Planned dates above the upper line. */
export function planLabels(marks: readonly RailMark[], bounds: Bounds, text: TrackingText, format: Formatters): PlanLabel[] {
  const planned = marks.filter((mark) => mark.planX !== null).sort((a, b) => (a.planX ?? 0) - (b.planX ?? 0));
  const label = (items: readonly RailMark[]) => dates(items, (mark) => planOf(mark.node), text, format);
  return fitLabels(planned, {
    ...bounds,
    gap: 10,
    maxShift: 16,
    measure: (items) => ({
      wanted: ((items[0]?.planX ?? 0) + (items.at(-1)?.planX ?? 0)) / 2,
      width: estimateTextWidth(label(items), FONT),
    }),
  }).map((placed) => ({ key: placed.items[0]?.key ?? '', x: placed.x, date: label(placed.items) }));
}

export interface PlaceLabel {
  key: string;
  x: number;
  /** Extent of the stay, in units. */
  from: number;
  to: number;
  name: string;
  /** Zone of the dates of this place, e.g. `GMT+1`; empty when the zone is unknown. */
  zone: string;
}

/**
 * Band of places: the location of the cargo during the nodes above, each with the zone of its dates. Unknown ones have no label.
 * Names wider together than the band are truncated; the readout and the list have them in full.
 */
export function placeLabels(marks: readonly RailMark[], bounds: Bounds, text: TrackingText, format: Formatters): PlaceLabel[] {
  const runs = groupPlaces(marks).filter((run) => knownPlace(run[0]?.node, text) !== null);
  const room = bounds.to - bounds.from;
  const whole = fitPlaces(runs, bounds, format, (run) => nodePlace(run[0]?.node, text));
  if (whole.every(({ width }) => width <= room)) return whole;
  const share = room / runs.length - ZONE_WIDTH;
  return fitPlaces(runs, bounds, format, (run) => shortened(nodePlace(run[0]?.node, text), share));
}

/** Width of a zone, an arrow and the gap to the next place, in units. */
const ZONE_WIDTH = 72;

function fitPlaces(
  runs: readonly (readonly RailMark[])[],
  bounds: Bounds,
  format: Formatters,
  nameOf: (run: readonly RailMark[]) => string,
): (PlaceLabel & { width: number })[] {
  const name = (items: readonly (readonly RailMark[])[]) => items.map(nameOf).join(' → ');
  const zone = (items: readonly (readonly RailMark[])[]) => [...new Set(items.flatMap((run) => zoneOfRun(run, format)))].join(' / ');
  const ends = (items: readonly (readonly RailMark[])[]) => {
    const xs = items.flat().map((mark) => mark.realX);
    return { from: Math.min(...xs), to: Math.max(...xs) };
  };
  return fitLabels(runs, {
    ...bounds,
    gap: 14,
    maxShift: 90,
    measure: (items) => {
      const { from, to } = ends(items);
      return { wanted: (from + to) / 2, width: estimateTextWidth(`${name(items)} ${zone(items)}`, FONT) + 6 };
    },
  }).map((placed) => ({
    key: placed.items[0]?.[0]?.key ?? '',
    x: placed.x,
    width: placed.width,
    ...ends(placed.items),
    name: name(placed.items),
    zone: zone(placed.items),
  }));
}

/** Text shortened to a width in units; at least its first character. */
function shortened(text: string, room: number): string {
  const signs = Array.from(text);
  let shown = text;
  while (signs.length > 1 && estimateTextWidth(shown, FONT) > room) {
    signs.pop();
    shown = `${signs.join('').trimEnd()}…`;
  }
  return shown;
}

function zoneOfRun(run: readonly RailMark[], format: Formatters): string[] {
  const timed = run.find(({ node }) => momentOf(node) !== null);
  const zone = zoneOf(run[0]?.node);
  return timed && zone ? [format.zone(momentOf(timed.node), zone)] : [];
}
