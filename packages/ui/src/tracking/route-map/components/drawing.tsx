import type { CSSProperties, ReactNode } from 'react';

import { useMedia } from '../../../lib/use-media.js';
import { useFormat, useMapText, useTrackingText } from '../../../lib/ui-provider.js';
import { placeName } from '../../lib/describe.js';
import { scaledBox } from '../../lib/scaled.js';
import { TONE_DRAWN } from '../../lib/tone-classes.js';
import { LINE_PX, placeLabels, type LabelInput, type PlacedLabel } from '../labels.logic.js';
import { stretched, type Point } from '../projection.logic.js';
import { pathOf, type DrawnStop, type RouteDrawing } from '../route-map.logic.js';
import { stopText } from '../stop-text.logic.js';
import { useLand } from '../use-land.js';

const GRID_DEGREES = 20;

/** First and last stop, then the next one, then the others, calls last: labels of these are placed first. */
function inOrder(stops: readonly DrawnStop[]): DrawnStop[] {
  const next = stops.findIndex(({ stop }) => !stop.arrived);
  const rank = (index: number): number =>
    index === 0 || index === stops.length - 1 ? 0 : index === next ? 1 : stops[index]?.stop.role === 'call' ? 3 : 2;
  return stops
    .map((stop, index) => ({ stop, rank: rank(index) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ stop }) => stop);
}

/** Colours of the land and of the labels with their halo: in forced colours, those of the system. */
const COLOURS = {
  full: {
    land: { fill: 'var(--sb-color-border)' },
    label: { fill: 'var(--sb-color-text)', stroke: 'var(--sb-color-surface)' },
  },
  forced: { land: { fill: 'Canvas', stroke: 'CanvasText' }, label: { fill: 'CanvasText', stroke: 'Canvas' } },
};

export interface DrawingProps {
  drawing: RouteDrawing;
}

/** Land, lines, stops, labels and the place of the shipment. */
export function Drawing({ drawing: { view, stops, past, ahead, position } }: DrawingProps): ReactNode {
  const land = useLand();
  const colours = COLOURS[useMedia('(forced-colors: active)') ? 'forced' : 'full'];
  const words = useTrackingText();
  const text = useMapText();
  const format = useFormat();
  const { width, height } = view;
  const linesOf = (stop: DrawnStop['stop']): string[] => {
    const times = stopText(stop, text, format);
    return [placeName(stop.place, words), ...(stop.role === 'call' || times === text.routeAhead ? [] : [times])];
  };
  const labels = placeLabels(
    inOrder(stops).map(({ stop, x, y }): LabelInput => ({
      key: stop.key,
      x,
      y,
      lines: linesOf(stop),
    })),
    [...stops, ...(position ? [position] : [])],
    [...past, ...ahead],
    view,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      direction="ltr"
      aria-hidden
      className="sb:block sb:bg-sunken"
      // As a style: hosts give every svg the size of a letter.
      style={{ ...scaledBox(width, height), maxInlineSize: 'none' }}
    >
      <path d={gridOf(view)} className="sb:stroke-border" strokeWidth={0.5} fill="none" />
      {land && <path data-slot="route-map-land" d={land(view)} style={colours.land} fillRule="evenodd" />}
      <g className={TONE_DRAWN.asScheduled} fill="none" stroke="currentColor" strokeWidth={2} strokeLinejoin="round">
        {ahead.map((line) => (
          <path key={pathOf(line)} data-slot="route-map-ahead" d={pathOf(line)} strokeDasharray="2 4" strokeLinecap="round" />
        ))}
        {past.map((line) => (
          <path key={pathOf(line)} data-slot="route-map-past" d={pathOf(line)} />
        ))}
      </g>
      {stops.map((stop) => (
        <StopMark key={stop.stop.key} drawn={stop} />
      ))}
      {position && (position.course === null ? <Ring {...position} /> : <Ship {...position} course={position.course} />)}
      {labels.map((label) => (
        <Label key={label.key} label={label} colours={colours.label} />
      ))}
    </svg>
  );
}

function gridOf({ west, north, scale, width, height }: RouteDrawing['view']): string {
  const lines: string[] = [];
  for (let lon = Math.ceil(west / GRID_DEGREES) * GRID_DEGREES; (lon - west) * scale < width; lon += GRID_DEGREES) {
    lines.push(`M${((lon - west) * scale).toFixed(1)} 0V${height}`);
  }
  for (let lat = -80; lat <= 80; lat += GRID_DEGREES) {
    const y = (north - stretched(lat)) * scale;
    if (y > 0 && y < height) lines.push(`M0 ${y.toFixed(1)}H${width}`);
  }
  return lines.join('');
}

function StopMark({ drawn: { stop, x, y } }: { drawn: DrawnStop }): ReactNode {
  const size = stop.role === 'call' ? 5 : 8;
  return (
    <rect
      data-slot="route-map-stop"
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      rx={1.5}
      className={`sb:fill-surface ${TONE_DRAWN.asScheduled}`}
      {...(stop.arrived || stop.departed ? { style: { fill: 'currentColor' } } : {})}
      stroke="currentColor"
      strokeWidth={1.5}
    />
  );
}

/** Around the stop at which the shipment was last reported. */
function Ring({ x, y }: Point): ReactNode {
  return (
    <circle
      data-slot="route-map-here"
      cx={x.toFixed(1)}
      cy={y.toFixed(1)}
      r={9}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      className={TONE_DRAWN.asScheduled}
    />
  );
}

interface ShipProps {
  x: number;
  y: number;
  course: number;
  isEstimated: boolean;
  isFlying: boolean;
}

const VESSEL = 'M0-7C2.6-4 3.2-1 3.2 5.5H-3.2C-3.2-1-2.6-4 0-7Z';
const AIRCRAFT = 'M0-8C1-7 1.2-6 1.2-2.6L7.5 2V3.6L1.2 1.8 1 5 3 6.6V7.8L0 7-3 7.8V6.6L-1 5-1.2 1.8-7.5 3.6V2L-1.2-2.6C-1.2-6-1-7 0-8Z';

/** Vessel or aircraft face their course; the ring around an estimate is dashed. */
function Ship({ x, y, course, isEstimated, isFlying }: ShipProps): ReactNode {
  return (
    <g data-slot="route-map-ship" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className="sb:text-text">
      <circle
        r={11}
        className="sb:fill-surface"
        fillOpacity={0.7}
        stroke="currentColor"
        strokeDasharray={isEstimated ? '2 3' : undefined}
      />
      <path d={isFlying ? AIRCRAFT : VESSEL} fill="currentColor" transform={`rotate(${course.toFixed(0)})`} />
    </g>
  );
}

interface LabelProps {
  label: PlacedLabel;
  colours: CSSProperties;
}

function Label({ label: { left, top, lines }, colours }: LabelProps): ReactNode {
  return (
    <text data-slot="route-map-label" paintOrder="stroke" strokeWidth={3} strokeLinejoin="round" fontSize={12} style={colours}>
      {lines.map((line, index) => (
        <tspan key={line} x={left} y={top + LINE_PX * (index + 0.8)} fontWeight={index === 0 ? 600 : 400}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
