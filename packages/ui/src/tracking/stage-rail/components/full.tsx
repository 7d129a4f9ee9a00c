import type { Instant } from '@seaberry/tracking';
import type { ReactNode } from 'react';
import { useWidth } from '../../lib/use-width.js';
import type { JourneyNode } from '../../lib/node.js';
import { FullRail } from './full-rail.js';
import { RailList } from './rail-list.js';

/** Below this width the full rail becomes a list under the line, in units: 16 are one rem. */
const LIST_BELOW = 600;

export interface FullProps<N extends JourneyNode> {
  nodes: readonly N[];
  now: Instant;
  position: number | undefined;
  label: string;
  onNodeSelect: ((node: N) => void) | undefined;
}

/** The full rail in the variant for its width. Loaded on first use, so that a list of compact rails does not load it. */
export function Full<N extends JourneyNode>({ nodes, now, position, label, onNodeSelect }: FullProps<N>): ReactNode {
  const [measured, width] = useWidth<HTMLDivElement>(960);
  const list = width < LIST_BELOW;
  return (
    <div ref={measured} data-slot="stage-rail-body" data-form={list ? 'list' : 'line'} className="sb:text-xs">
      {list ? (
        <RailList nodes={nodes} now={now} width={width} label={label} position={position} />
      ) : (
        <FullRail nodes={nodes} now={now} width={width} label={label} position={position} onNodeSelect={onNodeSelect} />
      )}
    </div>
  );
}
