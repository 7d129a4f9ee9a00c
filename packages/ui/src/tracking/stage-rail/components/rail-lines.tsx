import type { ReactNode } from 'react';
import { NodeShape } from '../../lib/node-mark.js';
import { compareTones, isAnomalous } from '../../lib/tone.js';
import { TONE_DRAWN } from '../../lib/tone-classes.js';
import type { RailLayout, RailMark } from '../stage-rail.logic.js';

export interface RailLinesProps {
  layout: RailLayout;
  /** Ends of the line of plans, in units. */
  from: number;
  to: number;
  planY: number;
  realY: number;
  /** Half size of a node, in units. */
  r: number;
  /** Thickness of the travelled line, in units. */
  thick: number;
  /** Top of the flag at the customer deadline, in units. */
  dueTop?: number;
  /** Text beside the mark of the customer deadline. */
  dueLabel?: ReactNode;
}

/** The two lines and the slants between them, to time scale. */
export function RailLines({ layout, from, to, planY, realY, r, thick, dueTop = planY - r, dueLabel }: RailLinesProps): ReactNode {
  const { travelled, ahead, marks } = layout;
  const worstLast = [...marks].sort((a, b) => compareTones(a.tone, b.tone));
  return (
    <g>
      <line x1={from} x2={to} y1={planY} y2={planY} className="sb:stroke-border-strong" strokeWidth={1} />
      {ahead ? (
        <line
          x1={ahead.from}
          x2={ahead.to}
          y1={realY}
          y2={realY}
          className="sb:stroke-not-occurred"
          strokeWidth={thick > 3 ? 2 : 1.5}
          strokeDasharray="2 4.5"
          strokeLinecap="round"
        />
      ) : null}
      {worstLast.map((mark) => (
        <Slant key={mark.key} mark={mark} planY={planY} realY={realY} />
      ))}
      {travelled ? (
        <line
          x1={travelled.from}
          x2={travelled.to}
          y1={realY}
          y2={realY}
          className="sb:stroke-as-scheduled"
          strokeWidth={thick}
          strokeLinecap="round"
        />
      ) : null}
      {layout.due && (
        <g data-slot="stage-rail-due" data-beyond={layout.due.beyond ?? undefined}>
          <path d={dueMark(layout.due, dueTop, realY + r)} className="sb:fill-text sb:stroke-text" strokeLinejoin="round" />
          {dueLabel}
        </g>
      )}
    </g>
  );
}

/** A flag at the customer deadline: neither plan nor actual, so it is on none of the two lines. Beyond the drawn time it is an arrow at the edge. */
function dueMark({ x, beyond }: NonNullable<RailLayout['due']>, top: number, bottom: number): string {
  const way = beyond === 'after' ? 1 : -1;
  return beyond ? `M${x - 3 * way} ${(top + bottom) / 2 - 6}l${6 * way} 4l${-6 * way} 4Z` : `M${x} ${bottom}V${top}l6 3l-6 3`;
}

function Slant({ mark, planY, realY }: { mark: RailMark; planY: number; realY: number }): ReactNode {
  if (mark.planX === null || !mark.timed) return null;
  const loud = isAnomalous(mark.tone);
  const line = `M${mark.planX} ${planY}L${mark.realX} ${realY}`;
  return (
    <g className={loud ? TONE_DRAWN[mark.tone] : 'sb:text-border-strong'}>
      {loud ? <path d={`${line}L${mark.planX} ${realY}Z`} fill="currentColor" opacity={mark.happened ? 0.14 : 0.08} /> : null}
      <path d={line} fill="none" stroke="currentColor" strokeWidth={loud ? 1.75 : 1} strokeDasharray={mark.happened ? undefined : '3 3'} />
    </g>
  );
}

export interface CargoMarkProps {
  x: number;
  y: number;
  cargo: RailLayout['cargo'];
  /** 1 for the compact rail. */
  scale: number;
}

const SHAPES = {
  moving: 'M-7 -3.5H3L7.5 0L3 3.5H-7L-5.5 0Z',
  flying: 'M8 0L5.5 -1.3H1.2L-2.4 -6H-4.2L-2.4 -1.3H-5L-6.6 -3.2H-8L-7.2 0L-8 3.2H-6.6L-5 1.3H-2.4L-4.2 6H-2.4L1.2 1.3H5.5Z',
  resting: 'M-4 -4H4V4H-4Z',
} as const;

/** Position of the cargo by time: a hull or an aircraft pointing ahead while under way, a box while it waits at a place. */
export function CargoMark({ x, y, cargo, scale }: CargoMarkProps): ReactNode {
  if (cargo === 'none') return null;
  const d = SHAPES[cargo];
  return (
    <path
      d={d}
      transform={`translate(${x} ${y}) scale(${scale})`}
      className="sb:fill-text sb:stroke-surface"
      strokeWidth={1.5 / scale}
      strokeLinejoin="round"
      paintOrder="stroke"
    />
  );
}

/** Nodes on the lower line, the most severe on top. */
export function RailNodes({ marks, y, r }: { marks: readonly RailMark[]; y: number; r: number }): ReactNode {
  const worstLast = [...marks].sort((a, b) => compareTones(a.tone, b.tone));
  return worstLast.map((mark) => <NodeShape key={mark.key} tone={mark.tone} happened={mark.happened} r={r} x={mark.realX} y={y} />);
}
