export type ExportFormat = 'xlsx' | 'csv';

export interface ExportRequest {
  /** Ids of the selected columns, in their order. */
  columns: string[];
  format: ExportFormat;
  rows: 'filtered' | 'selected';
}
