import { fileTypeFromBuffer } from 'file-type';

/** Bytes from the beginning of a file by which its type is recognised. */
export const HEAD_BYTES = 256 * 1024;

/** An accepted type. */
interface Known {
  contentType: string;
  suffixes: readonly string[];
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Accepted types by the extension that the content gives. */
const KNOWN: Readonly<Record<string, Known>> = {
  pdf: { contentType: 'application/pdf', suffixes: ['pdf'] },
  png: { contentType: 'image/png', suffixes: ['png'] },
  jpg: { contentType: 'image/jpeg', suffixes: ['jpg', 'jpeg'] },
  gif: { contentType: 'image/gif', suffixes: ['gif'] },
  webp: { contentType: 'image/webp', suffixes: ['webp'] },
  bmp: { contentType: 'image/bmp', suffixes: ['bmp'] },
  tif: { contentType: 'image/tiff', suffixes: ['tif', 'tiff'] },
  docx: { contentType: `${OFFICE}.wordprocessingml.document`, suffixes: ['docx'] },
  xlsx: { contentType: `${OFFICE}.spreadsheetml.sheet`, suffixes: ['xlsx'] },
  pptx: { contentType: `${OFFICE}.presentationml.presentation`, suffixes: ['pptx'] },
  // The container of Office 97 to 2003: the extension says which one it is.
  cfb: { contentType: 'application/x-cfb', suffixes: ['doc', 'xls', 'ppt'] },
  mp4: { contentType: 'video/mp4', suffixes: ['mp4'] },
  text: { contentType: 'text/plain; charset=utf-8', suffixes: ['txt', 'csv'] },
};

const OLD_OFFICE: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

/** Types that a browser may show in our pages, with the way to show them. */
const SHOWN: Readonly<Record<string, 'picture' | 'pdf' | 'text'>> = {
  'image/png': 'picture',
  'image/jpeg': 'picture',
  'image/gif': 'picture',
  'image/webp': 'picture',
  'image/bmp': 'picture',
  'application/pdf': 'pdf',
  'text/plain; charset=utf-8': 'text',
};

/** How a file can be shown; `none` if it can only be downloaded. */
export const shownAs = (contentType: string): 'picture' | 'pdf' | 'text' | 'none' => SHOWN[contentType] ?? 'none';

export interface TypeQuestion {
  head: Uint8Array;
  /** In lower case, without the dot; empty if the name has none. */
  suffix: string;
}

/** Type of an accepted file with its extension, or the code of the refusal: D8001 type, D8003 extension. */
export type TypeAnswer = { contentType: string; suffix: string } | { refusal: 'D8001' | 'D8003' };

/** Bytes that no text has. */
const NOT_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/u; // oxlint-disable-line no-control-regex

/** Beginning of HTML, SVG and XML, which a browser might run. */
const MARKUP = /^\s*<(?:[!?a-z])/iu;

function isText(head: Uint8Array): boolean {
  try {
    // A cut character at the end is no fault while the stream is open.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: head.length >= HEAD_BYTES });
    return !NOT_TEXT.test(text) && !MARKUP.test(text);
  } catch {
    return false;
  }
}

export async function typeOfContent({ head, suffix }: TypeQuestion): Promise<TypeAnswer> {
  const found = await fileTypeFromBuffer(head);
  const kind = found ? found.ext : isText(head) ? 'text' : null;
  const known = kind === null ? undefined : Object.hasOwn(KNOWN, kind) ? KNOWN[kind] : undefined;
  const [first] = known?.suffixes ?? [];
  if (!known || first === undefined) return { refusal: 'D8001' };
  if (suffix !== '' && !known.suffixes.includes(suffix)) return { refusal: 'D8003' };
  const own = suffix || first;
  return { contentType: OLD_OFFICE[own] ?? known.contentType, suffix: own };
}
