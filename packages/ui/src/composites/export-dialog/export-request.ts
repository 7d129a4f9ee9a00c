export type ExportFormat = 'xlsx' | 'csv';

export interface ExportRequest {
  /** Ids of the chosen columns, in their order. */
  columns: string[];
  format: ExportFormat;
  rows: 'filtered' | 'selected';
}
