import { useSignalsText } from '@seaberry/ui/ui-provider';
import { VisuallyHidden } from '@seaberry/ui/visually-hidden';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Shipment } from './shipment.ts';

/** Small mark of a shipment that calls for action for another reason than its outlook says. */
export function SignalMark({ signal }: { signal: Shipment['topSignal'] }): ReactNode {
  const { kinds } = useSignalsText();
  if (signal === null) return null;
  return (
    <span className="inline-flex shrink-0" title={kinds[signal]}>
      <ShieldAlert size={14} aria-hidden />
      <VisuallyHidden>{kinds[signal]}</VisuallyHidden>
    </span>
  );
}
