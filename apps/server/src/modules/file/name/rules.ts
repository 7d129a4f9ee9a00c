import { FILE_NAME_MAX } from '@seaberry/api-client/contract';

/** Characters that are no part of a name on some system, hide text or turn its direction. */
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Longest extension that is taken for one. */
const SUFFIX = /\.([a-z0-9]{1,8})$/iu;

/** Without white space and dots at its ends, which a regular expression finds in quadratic time. */
function withoutEnds(text: string): string {
  const isEdge = (at: number): boolean => /[\s.]/u.test(text.charAt(at));
  let [from, to] = [0, text.length];
  while (from < to && isEdge(from)) from += 1;
  while (to > from && isEdge(to - 1)) to -= 1;
  return text.slice(from, to);
}

/** Name of a file without folders, with its extension apart. */
export function nameOf(given: string): { stem: string; suffix: string } {
  const last = given.toWellFormed().split(/[/\\]/u).at(-1) ?? '';
  const clean = withoutEnds(last.normalize('NFC').replaceAll(UNSAFE, ''));
  const [whole = '', suffix = ''] = SUFFIX.exec(clean) ?? [];
  return { stem: clean.slice(0, clean.length - whole.length).trim(), suffix: suffix.toLowerCase() };
}

/** The name with its extension, cut where it is too long. */
export function fullName(stem: string, suffix: string): string {
  const room = FILE_NAME_MAX - suffix.length - 1;
  return `${(stem || 'file').slice(0, room).toWellFormed().replaceAll('\uFFFD', '')}.${suffix}`;
}
