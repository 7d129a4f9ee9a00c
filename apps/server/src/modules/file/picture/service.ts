import sharp, { type Sharp } from 'sharp';
import { FieldErrors } from '../../../http/errors.ts';

/** Limit of an upload in bytes. */
export const MAX_BYTES = 1024 * 1024;
/** Decompression limit: a small file can contain an enormous picture, which is not decoded beyond this many pixels. */
const MAX_PIXELS = 25_000_000;
const AVATAR_PX = 512;
/** Four times the size that the form suggests, 275 × 99, for high-density screens. */
const LOGO_PX = { width: 1100, height: 396 };

type Format = 'png' | 'jpeg' | 'webp' | 'gif';

export interface Picture {
  contentType: 'image/webp';
  bytes: Buffer;
}

const hasAt = (bytes: Uint8Array, position: number, text: string): boolean =>
  Buffer.from(bytes.subarray(position, position + text.length)).toString('latin1') === text;

/** Format of a file by its first bytes; name and declared type are not trusted. */
export function formatOf(bytes: Uint8Array): Format | null {
  if (hasAt(bytes, 0, '\u0089PNG\r\n\u001a\n')) return 'png';
  if (hasAt(bytes, 0, '\u00ff\u00d8\u00ff')) return 'jpeg';
  if (hasAt(bytes, 0, 'GIF87a') || hasAt(bytes, 0, 'GIF89a')) return 'gif';
  if (hasAt(bytes, 0, 'RIFF') && hasAt(bytes, 8, 'WEBP')) return 'webp';
  return null;
}

/** Timeout for redrawing a picture, which sharp does outside of the event loop. */
const TIMEOUT_S = 10;

/** @param shorter Length of the shorter side in px. */
type Draw = (picture: Sharp, shorter: number) => Sharp;

interface Kind {
  formats: readonly Format[];
  /** Error code whose text names the formats. */
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
    // The orientation is in the EXIF data, which are dropped since they may also contain where a photo was taken.
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: TIMEOUT_S }).autoOrient();
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
