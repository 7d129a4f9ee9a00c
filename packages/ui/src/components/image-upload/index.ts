export { ImageUpload, type ImageUploadProps } from './image-upload.js';
export type { CroppedImage } from './crop-image.js';
