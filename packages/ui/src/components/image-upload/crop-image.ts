/** An area of an image, in image pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CroppedImage {
  /** Image to upload: `width` by `height` pixels, PNG, or WebP where PNG would be too large (JPEG in a browser that cannot make WebP). */
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

const QUALITIES = [0.92, 0.8, 0.6];
/** Lossless first, since logos are flat; then decreasing quality. Safari makes no WebP. */
const ENCODINGS: readonly (readonly [type: string, quality?: number])[] = [
  ['image/png'],
  ...QUALITIES.map((quality) => ['image/webp', quality] as const),
  ...QUALITIES.map((quality) => ['image/jpeg', quality] as const),
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
    if (type === 'image/jpeg') fillBehind(context);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    // A browser without the encoder gives a PNG.
    if (blob?.type === type && blob.size <= maxSizeBytes) return blob;
  }
  return null;
}

/** White behind the image: JPEG has no transparency, and would turn it black. */
function fillBehind(context: CanvasRenderingContext2D): void {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
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
