import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useFormat, useTrackingText } from '../../lib/ui-provider.js';
import { dueText, endedText, knownPlace, milestoneName, timelinessOf, zoneName } from '../lib/describe.js';
import { NodeMark } from '../lib/node-mark.js';
import { hasHappened, planOf, slipOf, toneAmong, zoneOf, type JourneyNode } from '../lib/node.js';
import type { TrackingTone } from '../lib/tone.js';
import { TONE_TEXT } from '../lib/tone-classes.js';

export interface StageListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The journey in its order: `CompactRail.nodes` of a list row, or the milestones of a container. */
  nodes: readonly JourneyNode[];
}

/** Stages of a journey in words: place, times with their zone, slip. For a narrow place, beside or below a StageRail. */
export function StageList({ nodes, className, ...rest }: StageListProps): ReactNode {
  return (
    <ol data-slot="stage-list" {...rest} className={cn('sb:grid sb:min-w-0 sb:gap-2 sb:text-sm', className)}>
      {nodes.map((node, at) => (
        // Several nodes may have one stage and one place.
        // oxlint-disable-next-line react/no-array-index-key
        <StageItem key={node.key ?? at} node={node} tone={toneAmong(nodes, node)} />
      ))}
    </ol>
  );
}

function StageItem({ node, tone }: { node: JourneyNode; tone: TrackingTone }): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const slipMs = slipOf(node);
  const due = dueText(node, text, format);
  const place = knownPlace(node, text);
  const happened = hasHappened(node);
  const labelled = [
    [text.actual, node.actual],
    [text.expected, node.actual === null ? node.expected : null],
    [text.planned, planOf(node)],
  ] as const;
  const known = labelled.flatMap(([label, at]) => (at ? [{ label, at, zone: zoneName(at, zoneOf(node), format) }] : []));
  // One zone is named once; around a change of the clocks there are two.
  const times = known.map(({ label, at, zone }, i) =>
    [label, format.instant(at, zoneOf(node)), zone === known[i + 1]?.zone ? '' : zone].filter(Boolean).join(' '),
  );
  return (
    <li
      data-slot="stage-list-item"
      data-tone={tone}
      className="sb:grid sb:grid-cols-[--spacing(4)_minmax(0,1fr)] sb:items-baseline sb:gap-x-2 sb:tabular-nums"
    >
      <NodeMark tone={tone} happened={happened} />
      <span data-slot="stage-list-text" className="sb:min-w-0 sb:wrap-anywhere">
        <span data-slot="stage-list-name" className="sb:me-1 sb:font-medium">
          {milestoneName(node, text)}
        </span>{' '}
        {place === null ? null : (
          <span data-slot="stage-list-place" className="sb:me-1">
            {place}
          </span>
        )}{' '}
        <span data-slot="stage-list-slip" className={cn('sb:text-xs', TONE_TEXT[tone])}>
          {timelinessOf(node, slipMs, text, format) ?? endedText(node, text)}
        </span>
        <span data-slot="stage-list-times" className="sb:block sb:text-xs sb:text-muted">
          {times.length > 0 ? times.join(' · ') : text.noTime}
        </span>
        {due === null ? null : (
          <span data-slot="stage-list-due" className="sb:block sb:text-xs">
            {due}
          </span>
        )}
      </span>
    </li>
  );
}
