import type { DataTableView } from '../data-table/index.js';

/** A named view of a list. Plain JSON, to be stored unchanged. */
export interface SavedView<View = DataTableView> {
  readonly id: string;
  readonly name: string;
  readonly view: View;
  /** The list opens with this view. */
  readonly isDefault?: boolean;
  /** Visible to everyone. */
  readonly shared?: boolean;
  /** The user cannot change, rename or delete it. */
  readonly readOnly?: boolean;
  /** Part of the product: read-only, and never the default. */
  readonly builtIn?: boolean;
}

/** Fields of a new view. */
export interface SavedViewDraft<View = DataTableView> {
  readonly name: string;
  readonly view: View;
  readonly shared: boolean;
}

/** Changed fields of a view; missing fields stay unchanged. */
export interface SavedViewChange<View = DataTableView> {
  readonly id: string;
  readonly name?: string;
  readonly view?: View;
  /** Makes it the default in place of the former one. */
  readonly isDefault?: true;
}
