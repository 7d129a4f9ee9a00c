import type { Instant } from '@seaberry/tracking';
import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.js';
import { useFormat, useTrackingText } from '../../../lib/ui-provider.js';
import { knownPlace, milestoneName, placeDetail, stateOfNode } from '../../lib/describe.js';
import { planOf, zoneOf } from '../../lib/node.js';
import { NodeMark } from '../../lib/node-mark.js';
import { TONE_TEXT } from '../../lib/tone-classes.js';
import type { RailMark } from '../stage-rail.logic.js';

/** One line below the rail that describes the focused or hovered node in full, so that no information needs a tooltip. */
export function RailReadout({ mark }: { mark: RailMark }): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const { node, tone, happened, slipMs } = mark;
  const detail = placeDetail(node.place);
  const zone = zoneOf(node);
  const place = knownPlace(node, text);
  return (
    <div
      data-slot="stage-rail-readout"
      aria-hidden="true"
      className="sb:flex sb:flex-wrap sb:items-center sb:gap-x-5 sb:gap-y-1 sb:rounded-control sb:bg-sunken sb:px-3 sb:py-2 sb:text-sm sb:tabular-nums"
    >
      <span className="sb:flex sb:items-center sb:gap-2">
        <NodeMark tone={tone} happened={happened} />
        <span className="sb:font-semibold">{milestoneName(node, text)}</span>
        {place === null ? null : <span>{place}</span>}
        {detail ? <span className="sb:text-muted">{detail}</span> : null}
      </span>
      <span className={cn('sb:font-semibold', TONE_TEXT[tone])}>{stateOfNode(node, slipMs, tone, text, format)}</span>
      <StatedTime label={text.planned} at={planOf(node)} zone={zone} />
      <StatedTime label={text.expected} at={node.actual === null ? node.expected : null} zone={zone} />
      <StatedTime label={text.actual} at={node.actual} zone={zone} />
    </div>
  );
}

function StatedTime({ label, at, zone }: { label: string; at: Instant | null; zone: string | null }): ReactNode {
  const format = useFormat();
  if (!at) return null;
  return (
    <span>
      <span className="sb:text-muted">{label} </span>
      <span className="sb:font-medium">{format.instant(at, zone)}</span>
      <span className="sb:text-muted"> {format.zone(at, zone)}</span>
    </span>
  );
}
