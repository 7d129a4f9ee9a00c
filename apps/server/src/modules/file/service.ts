import sharp, { type Sharp } from 'sharp';
import { FieldErrors } from '../../http/errors.ts';

/** Limit of an upload in bytes (product specification §5: up to 1M). */
export const MAX_BYTES = 1024 * 1024;
/** Decompression limit: a small file can contain an enormous picture, which is not decoded beyond this many pixels. */
const MAX_PIXELS = 25_000_000;
const AVATAR_PX = 512;
/** Four times the suggested 275x99, for high-density screens. */
const LOGO_PX = { width: 1100, height: 396 };

type Format = 'png' | 'jpeg' | 'webp' | 'gif';

export interface Picture {
  contentType: 'image/webp';
  bytes: Buffer;
}

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

/** Format of a file by its first bytes; name and declared type are not trusted. */
export function formatOf(bytes: Uint8Array): Format | null {
  if (startsWith(bytes, 0, '\u0089PNG\r\n\u001a\n')) return 'png';
  if (startsWith(bytes, 0, '\u00ff\u00d8\u00ff')) return 'jpeg';
  if (startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  return null;
}

/** Time of redrawing a picture, which the library spends outside of the event loop. */
const LIMIT_S = 10;

/** `shorter` is the length of the shorter side, in px, independent of the orientation. */
type Draw = (picture: Sharp, shorter: number) => Sharp;

interface Kind {
  formats: readonly Format[];
  /** Error code that names the formats. */
  refusal: 'notAPicture' | 'notALogo';
  draw: Draw;
}

/** @throws FieldErrors on `file`: `pictureTooLarge`, or the refusal of the kind. */
async function redraw(file: File, { formats, refusal, draw }: Kind): Promise<Picture> {
  if (file.size > MAX_BYTES) throw new FieldErrors({ file: ['pictureTooLarge'] });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = formatOf(bytes);
  if (!format || !formats.includes(format)) throw new FieldErrors({ file: [refusal] });
  try {
    // Rotated before the EXIF data (with the location of the photo) is dropped.
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: LIMIT_S }).autoOrient();
    const { width, height } = await picture.metadata();
    return { contentType: 'image/webp', bytes: await draw(picture, Math.min(width, height)).webp({ quality: 88 }).toBuffer() };
  } catch {
    throw new FieldErrors({ file: [refusal] });
  }
}

const AVATAR: Kind = {
  formats: ['png', 'jpeg', 'webp', 'gif'],
  refusal: 'notAPicture',
  draw: (picture, shorter) => {
    const side = Math.min(AVATAR_PX, shorter);
    return picture.resize({ width: side, height: side, fit: 'cover', position: 'centre' });
  },
};

const LOGO: Kind = {
  formats: ['png', 'jpeg', 'webp'],
  refusal: 'notALogo',
  draw: (picture) => picture.resize({ ...LOGO_PX, fit: 'inside', withoutEnlargement: true }),
};

/** Square of at most 512 px from the centre, without metadata. */
export const avatarOf = (file: File): Promise<Picture> => redraw(file, AVATAR);

/** The whole logo in its own proportions, at most 1100x396 px. */
export const logoOf = (file: File): Promise<Picture> => redraw(file, LOGO);
