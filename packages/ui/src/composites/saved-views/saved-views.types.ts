import type { DataTableView } from '../data-table/index.js';

/** A way to look at one list, under a name. Plain JSON, to be kept as it is. */
export interface SavedView<View = DataTableView> {
  readonly id: string;
  readonly name: string;
  readonly view: View;
  /** The list opens with it. */
  readonly isDefault?: boolean;
  /** Everybody sees it. */
  readonly shared?: boolean;
  /** The person cannot change, rename or delete it. */
  readonly readOnly?: boolean;
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
  /** It takes the mark over from the view that had it. */
  readonly isDefault?: true;
}
