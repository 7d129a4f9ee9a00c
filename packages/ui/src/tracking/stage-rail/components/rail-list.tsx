import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.js';
import { useFormat, useTrackingText } from '../../../lib/ui-provider.js';
import { dueText, knownPlace, milestoneName, stateOfNode, withoutTime } from '../../lib/describe.js';
import { NodeMark } from '../../lib/node-mark.js';
import { momentOf, planOf, realOf, zoneOf } from '../../lib/node.js';
import { isAnomalous } from '../../lib/tone.js';
import { TONE_TEXT } from '../../lib/tone-classes.js';
import type { JourneyNode } from '../../lib/node.js';
import { groupPlaces, layoutRail, type RailMark } from '../stage-rail.logic.js';
import { CompactRail } from './compact-rail.js';

export interface RailListProps {
  position: number | undefined;
  nodes: readonly JourneyNode[];
  now: string;
  /** In units: 16 are one rem. */
  width: number;
  label: string;
}

/** Full rail in a narrow container: the line to scale on top, then every node as text under its place. */
export function RailList({ nodes, now, width, label, position }: RailListProps): ReactNode {
  const { marks, next } = layoutRail(nodes, now, { width, padStart: 0, padEnd: 0, cargo: 0 }, position);
  return (
    <>
      <CompactRail nodes={nodes} now={now} width={width} position={position} />
      <ol aria-label={label} data-slot="stage-rail-list">
        {groupPlaces(marks).map((run) => (
          <PlaceRun key={run[0]?.key} run={run} next={next} />
        ))}
      </ol>
    </>
  );
}

function PlaceRun({ run, next }: { run: readonly RailMark[]; next: number }): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const timed = run.find(({ node }) => momentOf(node) !== null);
  const zone = zoneOf(run[0]?.node);
  const name = knownPlace(run[0]?.node, text);
  return (
    <li data-slot="stage-rail-place" className="sb:border-t sb:border-border sb:pbs-2 sb:pbe-1 sb:first:border-t-0">
      {name === null ? null : (
        <p data-slot="stage-rail-place-name" className="sb:flex sb:items-baseline sb:justify-between sb:text-sm">
          <span className="sb:font-semibold">{name}</span>
          {timed && zone ? <span className="sb:text-xs sb:text-muted">{format.zone(momentOf(timed.node), zone)}</span> : null}
        </p>
      )}
      <ol data-slot="stage-rail-nodes">
        {run.map((mark) => (
          <NodeRow key={mark.key} mark={mark} current={mark.index === next} />
        ))}
      </ol>
    </li>
  );
}

function NodeRow({ mark, current }: { mark: RailMark; current: boolean }): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const { node, tone, happened, slipMs } = mark;
  const zone = zoneOf(node);
  const real = realOf(node);
  const plan = planOf(node);
  const due = dueText(node, text, format);
  const loud = isAnomalous(tone);
  // A node without a time already says that it is not reported.
  const said = real && stateOfNode(node, slipMs, tone, text, format);
  return (
    <li
      data-slot="stage-rail-item"
      data-tone={tone}
      aria-current={current ? 'step' : undefined}
      className="sb:grid sb:grid-cols-[--spacing(4)_1fr_auto] sb:items-start sb:gap-x-2 sb:py-1 sb:text-sm sb:tabular-nums"
    >
      <NodeMark tone={tone} happened={happened} className="sb:mbs-0.5" />
      <span className={happened ? undefined : 'sb:text-muted'}>{milestoneName(node, text)}</span>
      <span className="sb:text-end">
        <span className={cn(happened && 'sb:font-medium')}>{real ? format.instant(real, zone) : withoutTime([node], text, format)}</span>
        {said ? (
          <span className={cn('sb:block sb:text-xs', loud ? TONE_TEXT[tone] : 'sb:text-muted')}>
            {loud && plan ? <span className="sb:text-muted">{text.was(format.instant(plan, zone))} </span> : null}
            {said}
          </span>
        ) : null}
        {due && <span className="sb:block sb:text-xs">{due}</span>}
      </span>
    </li>
  );
}
