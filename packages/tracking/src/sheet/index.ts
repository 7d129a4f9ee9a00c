/** Sheets of shipments as people send them (`@seaberry/tracking/sheet`): headings, columns and values, the same for pasted text and files. */
export { airlineOfText } from './air/airline-names.js';
export { airportOfText } from './air/airports.js';
export type { AirSheetField } from './air/headings.js';
export { airSheet } from './air/sheet.js';
export * from './columns.js';
export * from './dates.js';
export * from './headings.js';
export type { SheetField, SheetKind, SheetRow } from './kind.js';
export { carrierOfText } from './ocean/carrier-names.js';
export type { OceanSheetField } from './ocean/headings.js';
export { oceanSheet } from './ocean/sheet.js';
export { decidedBy, SHEET_VALUES } from './ocean/values.js';
export * from './row.js';
export * from './table.js';
