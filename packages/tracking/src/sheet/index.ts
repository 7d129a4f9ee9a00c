/** Sheets of shipments as people send them (`@seaberry/tracking/sheet`): headings, columns and values, the same for pasted text and files. */
export * from './carrier-names.js';
export * from './columns.js';
export * from './dates.js';
export * from './headings.js';
export * from './row.js';
export * from './table.js';
