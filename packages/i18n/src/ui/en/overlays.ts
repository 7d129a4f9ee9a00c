import { plural } from '../plural.js';

/** Texts of dialogs, the data table and the bars around it. */
export const overlays = {
  close: 'Close',
  cancel: 'Cancel',
  confirmFailed: 'The action failed. Try again.',
  discardTitle: 'Discard unsaved changes?',
  discardDescription: 'Your changes have not been saved.',
  discardConfirm: 'Discard',
  discardCancel: 'Keep editing',

  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (formatted: string) => `Page ${formatted}`,
  rowsPerPage: 'Rows per page',
  perPage: (formatted: string) => `${formatted} per page`,
  range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  atLeast: (formatted: string) => `${formatted}+`,
  noRows: 'No rows',

  selectPage: 'Select all rows on this page',
  selectRow: (row: string) => `Select ${row}`,
  rowActions: 'Actions',
  sortBy: 'Sort by',
  unsorted: 'Default order',
  sortDescending: 'Sort descending',
  sortAscending: 'Sort ascending',
  columnWidth: (column: string) => `Width of ${column}`,
  pixels: (formatted: string) => `${formatted} pixels`,
  tableLoading: 'Loading rows',
  emptyTitle: 'Nothing here yet',
  noMatchTitle: 'Nothing matches',
  noMatchDescription: 'Change the filters, or clear them to see all rows.',
};
