/** An area of an image, in image pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CroppedImage {
  /** Image to upload: `width` by `height` pixels, PNG, or WebP where PNG would be too large. */
  blob: Blob;
  /** The image as a `data:` URL, to be shown until the server has its own. */
  src: string;
}

export interface CropOptions {
  area: CropArea;
  /** Size of the result in pixels. */
  width: number;
  height: number;
  maxSizeBytes: number;
}

/** Lossless first, since logos are flat; then decreasing quality. */
const ENCODINGS: readonly (readonly [type: string, quality?: number])[] = [
  ['image/png'],
  ['image/webp', 0.92],
  ['image/webp', 0.8],
  ['image/webp', 0.6],
];

/** Crops an image and scales it to an exact size; null when no encoding is small enough. */
export async function cropImage(image: ImageBitmap, { area, width, height, maxSizeBytes }: CropOptions): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  for (const [type, quality] of ENCODINGS) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (blob && blob.size <= maxSizeBytes) return blob;
  }
  return null;
}

/** A blob as a `data:` URL, which needs no revocation. */
export function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('@seaberry/ui: the image could not be read.')));
    reader.readAsDataURL(blob);
  });
}
