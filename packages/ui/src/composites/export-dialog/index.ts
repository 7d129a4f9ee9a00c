export { ExportDialog, type ExportDialogProps, type ExportFormat, type ExportRequest } from './export-dialog.js';
export type { ExportColumn } from './export-column.js';
