import type { ReactNode } from 'react';

/** Something that can be done with the chosen rows. */
export interface BulkAction {
  id: string;
  /** A verb: “Export”. */
  label: string;
  icon?: ReactNode;
  /**
   * `danger` for what destroys.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
  /** Why it cannot be done with these rows. It stays reachable and says so. */
  disabledReason?: string | undefined;
  onSelect: () => void;
}
