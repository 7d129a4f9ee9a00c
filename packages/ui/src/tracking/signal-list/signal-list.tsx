import type { Signal, SignalKind } from '@seaberry/tracking';
import { ArrowLeftRight, CircleAlert, CircleHelp, Hourglass, ShieldAlert, Undo2, Unlink2, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useFormat, useOutlookText, useSignalsText, useTrackingText } from '../../lib/ui-provider.js';
import { placeName } from '../lib/describe.js';
import { signalSentence } from './signal-sentence.js';

const ICONS: Readonly<Record<SignalKind, LucideIcon>> = {
  customsHold: ShieldAlert,
  missedConnection: Unlink2,
  rolledOver: Undo2,
  silentCarrier: CircleAlert,
  etaInDoubt: CircleHelp,
  longDwell: Hourglass,
  vesselChanged: ArrowLeftRight,
};

export interface SignalListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Signals of the shipment as `deriveShipment` gives them: open ones first, then by importance. Kinds of a newer server are left out. */
  signals: readonly Signal[];
  /**
   * Accessible name.
   *
   * @default "Signals"
   */
  label?: string;
}

/** Findings about a shipment beside its anomalies, each a sentence with its facts. Without any it draws nothing. */
export function SignalList({ signals, label, className, ...rest }: SignalListProps): ReactNode {
  const words = useSignalsText();
  const known = signals.filter(({ kind }) => Object.hasOwn(ICONS, kind));
  if (known.length === 0) return null;
  return (
    <ul data-slot="signal-list" aria-label={label ?? words.label} {...rest} className={cn('sb:grid sb:min-w-0 sb:gap-2', className)}>
      {known.map((signal) => (
        <SignalItem key={signal.key} signal={signal} />
      ))}
    </ul>
  );
}

function SignalItem({ signal }: { signal: Signal }): ReactNode {
  const { kind, place, since, container, open } = signal;
  const words = useSignalsText();
  const outlook = useOutlookText();
  const text = useTrackingText();
  const format = useFormat();
  const Icon = ICONS[kind];
  const where = placeName(place, text);
  const name = where === text.unknownPlace ? words.kinds[kind] : words.at(words.kinds[kind], where);
  const day = since === null ? null : words.since(format.instant(since, place?.timeZone ?? null, 'dateShort'));
  return (
    <li data-slot="signal-list-item" data-kind={kind} className="sb:grid sb:grid-cols-[--spacing(4)_minmax(0,1fr)] sb:gap-x-2 sb:text-sm">
      <Icon size={16} aria-hidden className={cn('sb:mt-0.5', open ? 'sb:text-warning-text' : 'sb:text-muted')} />
      <span data-slot="signal-list-text" className="sb:wrap-anywhere">
        <span className={cn('sb:me-2', open ? 'sb:font-medium' : 'sb:text-muted')}>{name}</span>
        <span className="sb:text-xs sb:text-muted">{[container, open ? day : words.over].filter(Boolean).join(' · ')}</span>
        <span className="sb:block sb:text-muted sb:tabular-nums">{signalSentence(signal, { words, outlook, text }, format)}</span>
      </span>
    </li>
  );
}
