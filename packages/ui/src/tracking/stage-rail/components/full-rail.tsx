import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useFormat, useTrackingText } from '../../../lib/ui-provider.js';
import { describeNode, milestoneName } from '../../lib/describe.js';
import { scaled } from '../../lib/scaled.js';
import { spread } from '../../lib/spread.js';
import type { JourneyNode } from '../../lib/node.js';
import { byX, layoutRail, moveFocus, type RailMark } from '../stage-rail.logic.js';
import { FullDrawing, heightOf, PAD_END, PAD_START, REAL_Y } from './full-drawing.js';
import { RailReadout } from './rail-readout.js';

export interface FullRailProps<N extends JourneyNode> {
  nodes: readonly N[];
  now: string;
  /** In units: 16 are one rem. */
  width: number;
  label: string;
  position: number | undefined;
  onNodeSelect?: ((node: N) => void) | undefined;
}

const HIT = 12;

/** Vertical strips, one per node, so that even nodes of one hour can be hovered. */
function hitBoxes(marks: readonly RailMark[], width: number): { start: number; width: number }[] {
  const order = [...marks].sort(byX);
  const items = order.map((mark) => ({ wanted: mark.realX, width: HIT }));
  const centres = spread(items, 0, width, 0) ?? order.map((mark) => mark.realX);
  const boxes: { start: number; width: number }[] = [];
  order.forEach((mark, i) => {
    const x = centres[i] ?? mark.realX;
    const left = Math.max(((centres[i - 1] ?? x - 2 * HIT) + x) / 2, x - HIT);
    const right = Math.min(((centres[i + 1] ?? x + 2 * HIT) + x) / 2, x + HIT);
    boxes[mark.index] = { start: left, width: right - left };
  });
  return boxes;
}

/** The journey with names, dates, places and zones; arrow keys move along it and the readout below describes the focused node in full. */
export function FullRail<N extends JourneyNode>({ nodes, now, width, label, position, onNodeSelect }: FullRailProps<N>): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const layout = useMemo(
    () => layoutRail(nodes, now, { width, padStart: PAD_START, padEnd: PAD_END, cargo: 13 }, position),
    [nodes, now, width, position],
  );
  const { marks, next } = layout;
  const start = next < 0 ? marks.length - 1 : next;
  const [chosen, setChosen] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const indexOf = (key: string | null) => marks.findIndex((mark) => mark.key === key);
  const active = Math.max(indexOf(chosen), -1) >= 0 ? indexOf(chosen) : start;
  const shown = marks[indexOf(hovered)] ?? marks[active];
  const boxes = useMemo(() => hitBoxes(marks, width), [marks, width]);

  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const target = moveFocus(event.key, active, marks.length);
    if (target === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[target]?.focus();
  };

  return (
    <>
      {/* Time runs from left to right in every language; only the texts around the rail change sides. */}
      <div dir="ltr" className="sb:relative" style={{ height: scaled(heightOf(marks)) }}>
        <FullDrawing layout={layout} width={width} shown={shown} />
        {/* Key events of a node bubble to the list, which moves the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ol aria-label={label} data-slot="stage-rail-nodes" onKeyDown={onKeyDown}>
          {marks.map((mark, i) => (
            <li key={mark.key} data-slot="stage-rail-item" className="sb:contents">
              <button
                type="button"
                data-slot="stage-rail-node"
                data-tone={mark.tone}
                tabIndex={i === active ? 0 : -1}
                aria-label={describeNode(mark.node, milestoneName(mark.node, text), mark.slipMs, mark.tone, text, format)}
                aria-current={i === start ? 'step' : undefined}
                className="sb:absolute sb:h-8 sb:cursor-pointer sb:rounded-control sb:outline-offset-1 sb:focus-visible:outline-2 sb:focus-visible:outline-focus"
                style={{ insetInlineStart: scaled(boxes[i]?.start ?? 0), width: scaled(boxes[i]?.width ?? HIT), top: scaled(REAL_Y - 16) }}
                onFocus={() => {
                  setChosen(mark.key);
                }}
                onPointerEnter={() => {
                  setHovered(mark.key);
                }}
                onPointerLeave={() => {
                  setHovered(null);
                }}
                onClick={() => {
                  onNodeSelect?.(mark.node);
                }}
              />
            </li>
          ))}
        </ol>
      </div>
      {shown ? <RailReadout mark={shown} /> : null}
    </>
  );
}
