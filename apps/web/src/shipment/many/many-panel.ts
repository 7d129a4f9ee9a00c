import type { RowValues, ShipmentForms } from '../forms.ts';
import type { ShipmentKind } from '../shipment.ts';
import type { OnOutcome } from './send.ts';

/** Props of a way to enter many shipments. */
export interface ManyPanelProps {
  kind: Pick<ShipmentKind<never>, 'texts' | 'controller' | 'fields'>;
  forms: ShipmentForms;
  /** Input of the calls for all rows. */
  common: RowValues;
  onOutcome: OnOutcome;
}
