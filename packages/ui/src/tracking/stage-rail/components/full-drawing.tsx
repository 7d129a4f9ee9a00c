import { useMemo, type ReactNode } from 'react';
import { cn } from '../../../lib/cn.js';
import { useFormat, useTrackingText } from '../../../lib/ui-provider.js';
import type { PlacedLabel } from '../../lib/fit-labels.js';
import { scaledBox } from '../../lib/scaled.js';
import { isAnomalous } from '../../lib/tone.js';
import { TONE_DRAWN, TONE_TEXT } from '../../lib/tone-classes.js';
import { labelText, nodeLabels, placeLabels, planLabels } from '../rail-labels.logic.js';
import { groupMarks, type MarkGroup, type RailLayout, type RailMark } from '../stage-rail.logic.js';
import { DUE_TOP, DueLabel } from './due-label.js';
import { CargoMark, RailLines, RailNodes } from './rail-lines.js';

/** Lengths are in units, of which 16 are one rem. */
const HEIGHT = 174;
const FONT = 12;
/** Additional line when a label has a slip, in units. */
const SLIP_LINE = 14;
export const PAD_START = 56;
export const PAD_END = 40;
const PLAN_Y = 46;
export const REAL_Y = 82;
const LABEL_Y = 117;
const BAND_Y = 146;
const R = 6;

/** Height of the drawing in units: the third line of labels exists only with a slip. */
export function heightOf(marks: readonly RailMark[]): number {
  return HEIGHT + (marks.some((mark) => isAnomalous(mark.tone) && mark.slipMs !== null) ? SLIP_LINE : 0);
}

export interface FullDrawingProps {
  layout: RailLayout;
  width: number;
  /** Node that the readout describes. */
  shown: RailMark | undefined;
}

/** Drawing of the full rail, hidden from screen readers: the list of buttons above it has the same content as text. */
export function FullDrawing({ layout, width, shown }: FullDrawingProps): ReactNode {
  const text = useTrackingText();
  const { marks, nowX, nowInside, cargo } = layout;
  const height = heightOf(marks);
  const lines = { from: PAD_START, to: width - PAD_END };
  const groups = groupMarks(marks, R * 2 - 1);
  const single = groups.filter((group) => group.marks.length === 1).flatMap((group) => group.marks);
  const crowded = groups.filter((group) => group.marks.length > 1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-slot="stage-rail-drawing"
      className="sb:absolute sb:inset-0 sb:block sb:tabular-nums"
      style={{ ...scaledBox(width, height), fontSize: FONT }}
    >
      <text x={0} y={PLAN_Y + 4} className="sb:fill-subtle">
        {text.plan}
      </text>
      <text x={0} y={REAL_Y + 4} className="sb:fill-subtle">
        {text.real}
      </text>
      {layout.next >= 0 && marks.some(({ timed, planX }) => timed || planX !== null) ? (
        <NowLine x={nowX} inside={nowInside} width={width} />
      ) : null}
      <RailLines
        {...lines}
        layout={layout}
        planY={PLAN_Y}
        realY={REAL_Y}
        r={R}
        thick={4}
        dueTop={DUE_TOP}
        dueLabel={layout.due && <DueLabel {...lines} due={layout.due} nowX={nowX} middle={(DUE_TOP + REAL_Y + R) / 2} />}
      />
      {shown && shown.planX !== null ? (
        <path
          d={`M${shown.planX} ${PLAN_Y}L${shown.realX} ${REAL_Y}`}
          className={TONE_DRAWN[shown.tone]}
          stroke="currentColor"
          strokeWidth={2.5}
          strokeDasharray={shown.happened ? undefined : '4 3'}
          fill="none"
        />
      ) : null}
      {marks.map((mark) =>
        mark.planX === null ? null : (
          <line
            key={mark.key}
            x1={mark.planX}
            x2={mark.planX}
            y1={PLAN_Y - 5}
            y2={PLAN_Y + 5}
            className="sb:stroke-subtle"
            strokeWidth={1.5}
          />
        ),
      )}
      {shown ? <circle cx={shown.realX} cy={REAL_Y} r={R + 5} className="sb:fill-sunken sb:stroke-border-strong" /> : null}
      {crowded.map((group) => (
        <CrowdedNodes key={group.marks[0]?.key} group={group} />
      ))}
      <RailNodes marks={single} y={REAL_Y} r={R} />
      <CargoMark x={layout.cargoX} y={REAL_Y} cargo={cargo} scale={1.35} />
      <Labels marks={marks} width={width} bandY={BAND_Y + height - HEIGHT} />
    </svg>
  );
}

function NowLine({ x, inside, width }: { x: number; inside: boolean; width: number }): ReactNode {
  const text = useTrackingText();
  const anchor = x < 40 ? 'start' : x > width - 40 ? 'end' : 'middle';
  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1={18}
        y2={REAL_Y + 14}
        className="sb:stroke-text"
        strokeWidth={1}
        opacity={0.55}
        strokeDasharray={inside ? undefined : '2 3'}
      />
      <text x={x} y={12} textAnchor={anchor} className="sb:fill-text sb:font-semibold">
        {text.today}
      </text>
    </g>
  );
}

/** Overlapping nodes: one lozenge with their count. */
function CrowdedNodes({ group }: { group: MarkGroup }): ReactNode {
  const done = group.happened !== 'none';
  return (
    <g className={TONE_DRAWN[group.tone]}>
      <rect
        x={group.from - 8}
        y={REAL_Y - 8}
        width={group.to - group.from + 16}
        height={16}
        rx={8}
        className={done ? 'sb:stroke-surface' : 'sb:fill-surface'}
        fill={done ? 'currentColor' : undefined}
        stroke={done ? undefined : 'currentColor'}
        strokeWidth={1.75}
        strokeDasharray={group.happened === 'some' ? '3 2' : undefined}
        paintOrder="stroke"
      />
      <text
        x={(group.from + group.to) / 2}
        y={REAL_Y + 4}
        textAnchor="middle"
        className={cn('sb:font-semibold', done ? 'sb:fill-surface' : undefined)}
        fill={done ? undefined : 'currentColor'}
      >
        {group.marks.length}
      </text>
    </g>
  );
}

function Labels({ marks, width, bandY }: { marks: readonly RailMark[]; width: number; bandY: number }): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const labels = useMemo(() => {
    const bounds = { from: PAD_START - 40, to: width };
    return {
      plans: planLabels(marks, { from: PAD_START - 16, to: width }, text, format),
      nodes: nodeLabels(marks, bounds, text, format),
      places: placeLabels(marks, bounds, text, format),
    };
  }, [marks, width, text, format]);
  return (
    <>
      {labels.plans.map((label) => (
        <text
          key={label.key}
          x={label.x}
          y={PLAN_Y - 12}
          textAnchor="middle"
          className="sb:fill-subtle sb:stroke-surface"
          strokeWidth={4}
          paintOrder="stroke"
        >
          {label.date}
        </text>
      ))}
      {labels.nodes.map((label) => (
        <NodeLabel key={label.items[0]?.key} label={label} />
      ))}
      {labels.places.map((place) => (
        <g key={place.key}>
          <path
            d={`M${place.from - 5} ${bandY - 4}V${bandY}H${place.to + 5}V${bandY - 4}`}
            className="sb:stroke-border-strong"
            fill="none"
          />
          <text x={place.x} y={bandY + 18} textAnchor="middle">
            <tspan className="sb:fill-text sb:font-semibold">{place.name}</tspan>
            {place.zone ? (
              <tspan dx={6} className="sb:fill-subtle">
                {place.zone}
              </tspan>
            ) : null}
          </text>
        </g>
      ))}
    </>
  );
}

function NodeLabel({ label }: { label: PlacedLabel<RailMark> }): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const { name, date, slip, tone } = labelText(label.items, text, format);
  const done = label.items.every((mark) => mark.happened);
  const first = label.items[0]?.realX ?? label.x;
  const last = label.items.at(-1)?.realX ?? label.x;
  const y = REAL_Y + 10;
  // Leader from the node, or a bracket over all nodes that share the label.
  const leader =
    label.items.length > 1
      ? `M${first} ${y}V${y + 3}H${last}V${y}M${(first + last) / 2} ${y + 3}L${label.x} ${LABEL_Y - 12}`
      : `M${first} ${y - 1}V${y + 2}L${label.x} ${LABEL_Y - 12}`;
  return (
    <g>
      <path d={leader} className="sb:stroke-border-strong" fill="none" />
      <text x={label.x} y={LABEL_Y} textAnchor="middle" className={done ? 'sb:fill-text sb:font-medium' : 'sb:fill-muted'}>
        {name}
      </text>
      <text x={label.x} y={LABEL_Y + 14} textAnchor="middle" className={done ? 'sb:fill-text' : 'sb:fill-muted'}>
        {date}
      </text>
      {slip ? (
        <text x={label.x} y={LABEL_Y + 28} textAnchor="middle" className={cn('sb:font-medium', TONE_TEXT[tone])} fill="currentColor">
          {slip}
        </text>
      ) : null}
    </g>
  );
}
