import type { ReactNode } from 'react';

/** Action on the selected rows. */
export interface BulkAction {
  id: string;
  /** A verb: “Export”. */
  label: string;
  icon?: ReactNode;
  /**
   * `danger` for destructive actions.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
  /** Why the action is disabled for these rows. It stays reachable and announces the reason. */
  disabledReason?: string | undefined;
  onSelect: () => void;
}
