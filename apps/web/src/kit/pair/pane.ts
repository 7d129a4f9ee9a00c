import { createContext } from 'react';

import type { Row } from '../resource.types.ts';

/** A list as one of two, side by side. */
export interface Pane {
  /** Depth of its title in the outline of the page. */
  level: 1 | 2;
  /** One line under its title. */
  description?: string | undefined;
  /** Of the list that is chosen from: id of the chosen row. */
  chosen?: string | undefined;
  /** Pressing the name of a row chooses it. */
  choose?(row: Row): void;
  /** These rows were deleted. */
  onGone?(ids: readonly string[]): void;
}

/** @default a list on a page of its own */
export const PaneContext = createContext<Pane>({ level: 1 });
