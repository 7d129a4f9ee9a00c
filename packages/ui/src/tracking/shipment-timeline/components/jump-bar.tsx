import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/button/index.js';
import type { PlainDate } from '../../../lib/dates.logic.js';
import { useFormat, useTrackingText } from '../../../lib/ui-provider.js';
import { eventName, momentInZone } from '../../lib/describe.js';
import { momentOf } from '../../lib/node.js';
import { DateJump } from './date-jump.js';
import { nextAnomaly, rowAtDate, type TimelineRows } from './long-rows.js';

export interface JumpBarProps {
  rows: TimelineRows;
  /** Whether there is an anomaly to jump to. */
  anomalies: boolean;
  /** Row after which "next" searches. */
  from: number;
  today: PlainDate;
  onJump: (index: number) => void;
}

/** Navigation in a long timeline: to now, to the next anomaly, to a date. Announces its target. */
export function JumpBar({ rows, anomalies, from, today, onJump }: JumpBarProps): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const [reached, setReached] = useState('');

  const jump = (index: number): void => {
    const row = rows.at(index);
    if (!row) return;
    onJump(index);
    if (row.type !== 'event') {
      setReached(text.now);
      return;
    }
    const { milestone, station } = row;
    const at = momentOf(milestone);
    const time = at ? momentInZone(at, milestone.place?.timeZone ?? null, format) : text.noTime;
    setReached(text.jumpedTo(eventName(milestone, station.milestones, text), time));
  };

  return (
    <section
      aria-label={text.jumpLabel}
      data-slot="shipment-timeline-jump"
      className="sb:flex sb:flex-wrap sb:items-center sb:gap-2 sb:pbe-3 sb:text-sm"
    >
      <span className="sb:text-muted" aria-hidden="true">
        {text.jumpLabel}
      </span>
      {rows.now < 0 ? null : (
        <Button size="sm" onClick={() => jump(rows.now)}>
          {text.jumpNow}
        </Button>
      )}
      {anomalies ? (
        <Button size="sm" onClick={() => jump(nextAnomaly(rows, from))}>
          {text.jumpAnomaly}
        </Button>
      ) : null}
      <DateJump today={today} onJump={(day) => jump(rowAtDate(rows, day))} />
      <output data-slot="shipment-timeline-jumped" className="sb:min-w-0 sb:truncate sb:text-muted sb:tabular-nums">
        {reached}
      </output>
    </section>
  );
}
