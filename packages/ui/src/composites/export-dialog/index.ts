export { ExportDialog, type ExportDialogProps } from './export-dialog.js';
export { ExportFiles, type ExportFile, type ExportFilesProps } from './export-files.js';
export type { ExportColumn } from './export-column.js';
export type { ExportFormat, ExportRequest } from './export-request.js';
export type { ExportControl } from './use-export-run.js';
