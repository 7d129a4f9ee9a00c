import { createContext } from 'react';

import type { Row } from '../resource.types.ts';

/** One of two lists side by side. */
export interface Pane {
  /** Heading level of its title. */
  level: 1 | 2;
  /** One line under its title. */
  description?: string | undefined;
  /** Id of the selected row, in the first list. */
  selectedId?: string | undefined;
  /** Called when the name of a row is pressed. */
  onSelect?(row: Row): void;
  /** Called after rows were deleted. */
  onRowsDeleted?(ids: readonly string[]): void;
}

/** @default a list on a page of its own */
export const PaneContext = createContext<Pane>({ level: 1 });
