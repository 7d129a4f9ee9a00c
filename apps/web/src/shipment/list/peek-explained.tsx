import type { Outlook, ShipmentState } from '@seaberry/tracking';
import { ArrivalExplanation } from '@seaberry/ui/arrival-explanation';
import { SignalList } from '@seaberry/ui/signal-list';
import type { ReactNode } from 'react';

export interface PeekExplainedProps {
  state: ShipmentState;
  outlook: Outlook | null;
}

/** Why the shipment arrives then, and what deserves attention: both are missing in the row. */
export function PeekExplained({ state, outlook }: PeekExplainedProps): ReactNode {
  return (
    <>
      {outlook && <ArrivalExplanation outlook={outlook} explanation={state.explanation} className="justify-self-start" />}
      <SignalList signals={state.signals} />
    </>
  );
}
