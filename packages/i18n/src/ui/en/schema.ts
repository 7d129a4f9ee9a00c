import { plural } from '../plural.js';

/** Texts of the database diagram. */
export const schema = {
  search: 'Search tables and columns',
  tables: (count: number, formatted: string) => plural('en', count, { one: '1 table', other: `${formatted} tables` }),
  found: (formatted: string, total: string) => `${formatted} of ${total} tables`,
  list: 'Tables',
  noMatch: 'No table or column has this in its name.',
  empty: 'There are no tables.',
  plane: 'Diagram of the tables. The list shows the same content as text.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show everything',
  zoom: (percent: string) => `Zoom ${percent}`,
  allColumns: 'All columns',
  more: (count: number, formatted: string) => plural('en', count, { one: '1 more column', other: `${formatted} more columns` }),
  primary: 'primary key',
  reference: 'refers to another table',
  nullable: 'may be empty',
  columns: 'Columns',
  refersTo: 'Refers to',
  referredBy: 'Referred to by',
  through: (column: string) => `through ${column}`,
};
