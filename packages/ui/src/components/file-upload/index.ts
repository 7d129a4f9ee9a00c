export { FileUpload, type FileUploadProps } from './file-upload.js';
export type { UploadContext, UploadItem } from './file-upload.logic.js';
