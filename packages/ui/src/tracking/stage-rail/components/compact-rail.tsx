import type { ReactNode } from 'react';
import { scaledBox } from '../../lib/scaled.js';
import { TONE_DRAWN } from '../../lib/tone-classes.js';
import type { JourneyNode } from '../../lib/node.js';
import { groupMarks, layoutRail, type MarkGroup } from '../stage-rail.logic.js';
import { CargoMark, RailLines, RailNodes } from './rail-lines.js';

const HEIGHT = 24;
const PLAN_Y = 6;
const REAL_Y = 17;
const PAD = 8;
const R = 3.25;

export interface CompactRailProps {
  nodes: readonly JourneyNode[];
  now: string;
  /** In units: 16 are one rem. */
  width: number;
  position: number | undefined;
}

/** The journey in one line of 24 px: ticks of the plan above, the actual below, the slip between them. */
export function CompactRail({ nodes, now, width, position }: CompactRailProps): ReactNode {
  const layout = layoutRail(nodes, now, { width, padStart: PAD, padEnd: PAD, cargo: 8 }, position);
  const groups = groupMarks(layout.marks, R * 2 + 0.5);
  const quiet = groups.filter(isQuiet);
  const loose = groups.filter((group) => !isQuiet(group)).flatMap((group) => group.marks);
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
      data-slot="stage-rail-drawing"
      className="sb:block sb:max-w-full"
      style={scaledBox(width, HEIGHT)}
    >
      <RailLines layout={layout} from={PAD} to={width - PAD} planY={PLAN_Y} realY={REAL_Y} r={R} thick={3} />
      {layout.marks.map((mark) =>
        mark.planX === null ? null : (
          <line
            key={mark.key}
            x1={mark.planX}
            x2={mark.planX}
            y1={PLAN_Y - 3}
            y2={PLAN_Y + 3}
            className="sb:stroke-subtle"
            strokeWidth={1.25}
          />
        ),
      )}
      {quiet.map((group) => (
        <QuietGroup key={group.marks[0]?.key} group={group} />
      ))}
      <RailNodes marks={loose} y={REAL_Y} r={R} />
      <CargoMark x={layout.cargoX} y={REAL_Y} cargo={layout.cargo} scale={0.9} />
    </svg>
  );
}

/** Neighbouring nodes in one inconspicuous state: drawn as one lozenge over their time. */
function isQuiet(group: MarkGroup): boolean {
  const [first] = group.marks;
  return (
    group.marks.length > 1 &&
    group.happened !== 'some' &&
    group.marks.every((mark) => mark.tone === first?.tone) &&
    (group.tone === 'asScheduled' || group.tone === 'notOccurred')
  );
}

function QuietGroup({ group }: { group: MarkGroup }): ReactNode {
  const done = group.happened === 'all';
  return (
    <g className={TONE_DRAWN[group.tone]}>
      <rect
        x={group.from - R}
        y={REAL_Y - R}
        width={group.to - group.from + 2 * R}
        height={2 * R}
        rx={R}
        className={done ? 'sb:stroke-surface' : 'sb:fill-surface'}
        fill={done ? 'currentColor' : undefined}
        stroke={done ? undefined : 'currentColor'}
        strokeWidth={done ? 1.25 : 1.5}
        paintOrder="stroke"
      />
    </g>
  );
}
