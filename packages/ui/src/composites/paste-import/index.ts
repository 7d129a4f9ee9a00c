export type { PasteLine, PasteLineStatus } from './paste-line.js';
export { PasteImport, type PasteImportProps } from './paste-import.js';
