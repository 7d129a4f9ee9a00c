export type { OutcomeRow, OutcomeTone } from './outcome-row.js';
export { OutcomeTable, type OutcomeTableProps } from './outcome-table.js';
