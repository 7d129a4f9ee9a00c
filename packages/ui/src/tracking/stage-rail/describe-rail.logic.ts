import type { Formatters } from '../../lib/ui-provider.js';
import {
  dueText,
  endedText,
  momentInZone,
  nameWithPlace,
  nodePlace,
  slipInWords,
  milestoneName,
  unreportedText,
  withoutTime,
  type TrackingText,
} from '../lib/describe.js';
import { hasHappened, realOf, slipOf, toneOf, zoneOf } from '../lib/node.js';
import { isAnomalous } from '../lib/tone.js';
import type { JourneyNode } from '../lib/node.js';

/** Text alternative of the rail: progress, the next node, and every node with its place, time and slip. */
export function describeRail(nodes: readonly JourneyNode[], text: TrackingText, format: Formatters): string {
  const stages = nodes.filter(({ stage }) => stage !== 'finished');
  const done = stages.filter(hasHappened).length;
  const last = nodes.findLastIndex(hasHappened);
  const ahead = nodes.filter((node, i) => i > last && !hasHappened(node));
  // Of an ended shipment nothing comes next: all its stages are done, passed or cancelled.
  const next = ahead.every((node) => endedText(node, text)) ? undefined : ahead[0];
  const head = [
    text.railSummary(done, stages.length),
    next ? text.railNext(milestoneName(next, text), nodePlace(next, text)) : done === stages.length ? text.railFinished : '',
  ];
  return `${head.filter(Boolean).join(' ')} ${nodes.map((node) => describePoint(node, text, format)).join('; ')}`;
}

function describePoint(node: JourneyNode, text: TrackingText, format: Formatters): string {
  const at = realOf(node);
  const kind = hasHappened(node) ? '' : text.expected;
  const time = at ? `${kind} ${momentInZone(at, zoneOf(node), format)}`.trim() : withoutTime([node], text, format);
  const slipMs = slipOf(node);
  const slip = slipMs !== null && isAnomalous(toneOf(node)) ? slipInWords(slipMs, text, format) : unreportedText(node, text, format);
  return [`${nameWithPlace(milestoneName(node, text), node, text)} ${time}`, slip, dueText(node, text, format)].filter(Boolean).join(', ');
}
