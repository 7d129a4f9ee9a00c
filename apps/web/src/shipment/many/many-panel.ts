import type { ReactNode } from 'react';

import type { ManyEntry } from '../form/number-box.ts';
import type { RowValues, ShipmentForms } from '../forms.ts';
import type { ShipmentKind } from '../shipment.ts';
import type { OnOutcome } from './send.ts';

/** Props of the box for many shipments. */
export interface ManyPanelProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller' | 'fields'>;
  forms: ShipmentForms;
  /** Values for all rows as entered. */
  entered: RowValues;
  /** Replaces some of them. */
  onEntered(values: RowValues): void;
  /** Input of the calls for all rows. */
  common: RowValues;
  /** Fields of the values for all rows. */
  commonFields: ReactNode;
  onOutcome: OnOutcome;
  /** Text or file that is to be taken over. */
  entry: ManyEntry | undefined;
  onTaken(): void;
  /** The rows come from the field of one number. */
  fromBox: boolean;
  /** The panel has not been visible yet. */
  arriving: boolean;
  onArrived(): void;
  /** Called when the user has removed the text or the file. */
  onEmptied: (() => void) | undefined;
}
