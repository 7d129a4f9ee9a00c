export { ExportDialog, type ExportColumn, type ExportDialogProps, type ExportFormat, type ExportRequest } from './export-dialog.js';
