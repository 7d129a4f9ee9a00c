const CJK = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Initials of a name: one or two characters.
 * Chinese, Japanese and Korean names use their last characters, others the first letters of the first and the last word.
 * @example initials('欧阳娜娜') // '娜娜'
 * @example initials('Ann van der Berg') // 'AB'
 */
export function initials(name: string): string {
  const signs = name.match(CJK);
  if (signs) return signs.slice(-2).join('');
  const own = name.split('@')[0] ?? '';
  const words = own.split(/[\s._-]+/u).flatMap((word) => word.match(LETTER)?.[0] ?? []);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return `${first ?? ''}${last ?? ''}`.toLocaleUpperCase('en');
}
