import { arrivalText, dayOf, promiseSlip, wordsOf } from '@seaberry/i18n/ui/outlook-sentence';
import type { Outlook, OutlookKind, Stage } from '@seaberry/tracking';
import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useExplanationText, useFormat, useOutlookText, useTrackingText } from '../../lib/ui-provider.js';
import { NodeMark } from '../lib/node-mark.js';
import { TONE_TEXT } from '../lib/tone-classes.js';
import type { TrackingTone } from '../lib/tone.js';

export interface ArrivalPromiseProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Outlook of the shipment, as `deriveShipment`, `deriveAirShipment` and the list give it. Without a promise or an arrival it draws nothing. */
  outlook: Outlook<Stage>;
}

/** Kinds whose sentence states an arrival; the others say why nothing can be expected. */
const TONES: Readonly<Partial<Record<OutlookKind, TrackingTone>>> = {
  late: 'delayed',
  early: 'advanced',
  onTrack: 'asScheduled',
  arrived: 'asScheduled',
  completed: 'asScheduled',
};

/** The promised day over the expected one, with the slip between them, for the space beside an OutlookStatement, whose figures these are. */
export function ArrivalPromise({ outlook, className, ...rest }: ArrivalPromiseProps): ReactNode {
  const explained = useExplanationText();
  const words = useOutlookText();
  const text = useTrackingText();
  const format = useFormat();
  const { kind, stage, promise, expected } = outlook;
  const ofKind = TONES[kind];
  if (ofKind === undefined || promise === null || expected === null) return null;
  const happened = (outlook.range ?? outlook.carrierEta) === null;
  const done = stage === 'delivered' ? text.stages.delivered : wordsOf(outlook, words).kinds.arrived;
  const slip = promiseSlip(outlook, { words, text }, format);
  // An arrival keeps its slip: what the words call late is drawn late, and neither what they call on time nor what is not reported yet.
  const late = ofKind === 'asScheduled' && kind !== 'onTrack' && !outlook.onTime && slip !== text.onTime && (outlook.slipMs ?? 0) > 0;
  const tone = late ? 'delayed' : ofKind;
  return (
    <dl
      data-slot="arrival-promise"
      data-kind={kind}
      data-tone={tone}
      {...rest}
      className={cn('sb:grid sb:text-sm sb:tabular-nums', className)}
    >
      <Day name={explained.promised[promise.by]} day={dayOf(promise.at, outlook, format)} mark="notOccurred" happened={false} line />
      <Day name={happened ? done : text.expected} day={arrivalText(outlook, { words }, format)} mark={tone} happened={happened}>
        {slip === null ? null : (
          <dd data-slot="arrival-promise-slip" className={TONE_TEXT[tone]}>
            {slip}
          </dd>
        )}
      </Day>
    </dl>
  );
}

interface DayProps {
  name: string;
  day: string;
  mark: TrackingTone;
  happened: boolean;
  /** Draws a line from the mark to that of the day below. */
  line?: boolean;
  children?: ReactNode;
}

function Day({ name, day, mark, happened, line = false, children }: DayProps): ReactNode {
  return (
    <div data-slot="arrival-promise-day" className={cn('sb:relative sb:ps-6', line && 'sb:pbe-3')}>
      <dt data-slot="arrival-promise-name" className="sb:text-xs sb:text-muted">
        <NodeMark tone={mark} happened={happened} className="sb:absolute sb:start-0" />
        {line && <span aria-hidden="true" className="sb:absolute sb:start-[--spacing(1.875)] sb:top-4 sb:bottom-0 sb:w-px sb:bg-border" />}
        {name}
      </dt>
      <dd data-slot="arrival-promise-date" className="sb:font-semibold">
        {day}
      </dd>
      {children}
    </div>
  );
}
