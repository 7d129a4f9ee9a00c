import type { Instant } from '@seaberry/tracking';
import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.js';
import { useFormat, useTrackingText } from '../../../lib/ui-provider.js';
import { nodeTone } from '../../lib/tone.js';
import { TONE_DRAWN, TONE_TEXT } from '../../lib/tone-classes.js';
import { estimateTextWidth } from '../../lib/text-width.js';
import { scaledBox } from '../../lib/scaled.js';
import { useWidth } from '../../lib/use-width.js';
import { labelAbove, layoutEta, type EtaStep } from '../eta-history.logic.js';

/** Lengths are in units, of which 16 are one rem. */
const HEIGHT = 164;
const FONT = 12;
const DAY = 86_400_000;

export interface EtaChartViewProps {
  steps: readonly EtaStep[];
  now: Instant;
  timeZone: string | null;
  label: string;
}

/** Later is higher; the dashed line is the first ETA. */
export function EtaChartView({ steps, now, timeZone, label }: EtaChartViewProps): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const [ref, width] = useWidth<HTMLDivElement>(400);
  const last = steps.at(-1);
  const date = (at: Instant) => format.instant(at, timeZone, 'dateShort');
  const padStart = Math.max(...steps.map((step) => estimateTextWidth(date(step.statement.at), FONT)), 44) + 10;
  const chart = layoutEta(steps, now, { width, height: HEIGHT, padStart, padEnd: 12, padTop: 28, padBottom: 40 });
  if (!chart || !last) return null;
  const slip = last.slipMs;
  const state = slip > DAY ? 'delayed' : slip < -DAY ? 'advanced' : 'asScheduled';
  const tone = nodeTone({ state, slipMs: slip, thresholdMs: DAY });
  const arrived = last.statement.classifier === 'ACT';
  const endText = `${date(last.statement.at)} ${format.slip(slip)}`;
  const above = labelAbove(chart, estimateTextWidth(endText, FONT) + 16);
  return (
    // A drawing in SVG has no img tag.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={ref} data-slot="eta-history-chart" role="img" aria-label={label} className="sb:w-full sb:overflow-hidden sb:text-xs">
      <svg
        data-slot="eta-history-drawing"
        aria-hidden="true"
        // Time runs from left to right in every language; only the text around the chart changes sides.
        direction="ltr"
        style={{ ...scaledBox(width, HEIGHT), fontSize: FONT }}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="sb:block sb:tabular-nums"
      >
        {chart.yTicks.map((tick) => (
          <g key={tick.at}>
            <line x1={padStart} x2={width - 12} y1={tick.position} y2={tick.position} className="sb:stroke-border" />
            <text x={0} y={tick.position + 4} className="sb:fill-muted">
              {date(tick.at)}
            </text>
          </g>
        ))}
        {chart.xTicks.map((tick, i) => (
          <text
            key={tick.at}
            x={tick.position}
            y={HEIGHT - 4}
            textAnchor={i === 0 ? 'start' : i === 2 ? 'end' : 'middle'}
            className={i === 2 ? 'sb:fill-text sb:font-semibold' : 'sb:fill-muted'}
          >
            {i === 2 && !arrived ? text.today : date(tick.at)}
          </text>
        ))}
        <line
          x1={padStart}
          x2={width - 12}
          y1={chart.baselineY}
          y2={chart.baselineY}
          className="sb:stroke-not-occurred"
          strokeDasharray="4 3"
          strokeWidth={1.5}
        />
        <g className={TONE_DRAWN[tone]}>
          <path d={chart.area} fill="currentColor" opacity={0.12} />
          <path d={chart.line} fill="none" stroke="currentColor" strokeWidth={2} strokeLinejoin="round" />
          {chart.points.slice(1).map((point) => (
            <circle key={point.step.statement.eventId} cx={point.x} cy={point.y} r={2.5} fill="currentColor" />
          ))}
          <circle
            cx={chart.end.x}
            cy={chart.end.y}
            r={5}
            className={arrived ? undefined : 'sb:fill-surface'}
            fill={arrived ? 'currentColor' : undefined}
            stroke="currentColor"
            strokeWidth={2}
          />
        </g>
        <text
          x={chart.end.x - 10}
          y={above ? chart.end.y - 10 : chart.end.y + 20}
          textAnchor="end"
          className={cn('sb:stroke-surface sb:font-semibold', TONE_TEXT[tone])}
          fill="currentColor"
          strokeWidth={3}
          paintOrder="stroke"
        >
          {endText}
        </text>
      </svg>
    </div>
  );
}
