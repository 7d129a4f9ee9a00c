import type { SheetField } from '@seaberry/tracking/sheet';

import type { Lookup } from '../../kit/resource.types.ts';
import type { CommonField } from '../forms.ts';
import type { ShipmentKind } from '../shipment.ts';

interface Cell {
  label: string;
  value: string;
  error: string | undefined;
  /** Codes of the places that its text may mean. */
  choices: readonly string[];
  /** A value that the user may take over. */
  suggestion: string | undefined;
}

export interface WrongCell extends Cell {
  field: SheetField;
  useChoices: CommonField['useChoices'] | undefined;
  lookup: Lookup | undefined;
}

export interface CellProps extends Cell {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  onFix(value: string): void;
}
