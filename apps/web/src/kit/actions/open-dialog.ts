import type { Action, Row, Values } from '../resource.types.ts';

/** Open dialog; null for none. */
export type OpenDialog =
  | { kind: 'add'; values?: Values }
  | { kind: 'edit'; row: Row }
  | { kind: 'delete'; rows: readonly Row[] }
  | { kind: 'export'; selected: readonly Row[] }
  | { kind: 'order' }
  | { kind: 'action'; action: Action<Row, string>; row: Row }
  | { kind: 'bulk'; action: Action<Row, string>; rows: readonly Row[] }
  | { kind: 'listAction'; action: Action<null, string> };

/** Sets or closes the open dialog. */
export type SetDialog = (dialog: OpenDialog | null) => void;
