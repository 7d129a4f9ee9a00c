import type { Locale } from '@seaberry/i18n';

import type { Face } from './messages.js';

/** Whether a `unicode-range`, such as `U+4e00, U+4e10-4e1f`, has one of the code points. */
export function covers(range: string, points: readonly number[]): boolean {
  return range.split(',').some((part) => {
    const [from = 0, to = from] = part
      .trim()
      .replace(/^u\+/iu, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return points.some((point) => point >= from && point <= to);
  });
}

/** Rules of the Chinese font of a language in the styles of this page. */
function rulesOf(locale: Locale): CSSFontFaceRule[] {
  const family = locale === 'zh-tw' ? 'Noto Sans TC' : 'Noto Sans SC';
  return [...document.styleSheets]
    .filter(({ href }) => href === null || href.startsWith(location.origin))
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(
      (rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes(family),
    );
}

/**
 * Parts of this page's Chinese font with the given characters. The frame has another origin, which may load no font from this one.
 * @param sent addresses of the parts that the frame has; the new ones are added
 */
export function facesFor(text: string, locale: Locale, sent: Set<string>): Promise<Face[]> {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const faces = rulesOf(locale).flatMap((rule) => {
    const range = rule.style.getPropertyValue('unicode-range');
    const file = /url\("?([^")]+)"?\)/u.exec(rule.style.getPropertyValue('src'))?.[1];
    if (file === undefined || !covers(range, points)) return [];
    const address = new URL(file, rule.parentStyleSheet?.href ?? document.baseURI).href;
    if (sent.has(address)) return [];
    sent.add(address);
    const family = rule.style.getPropertyValue('font-family').replaceAll(/["']/gu, '');
    return [fetch(address).then(async (answer): Promise<Face> => ({ family, range, bytes: await answer.arrayBuffer() }))];
  });
  return Promise.all(faces);
}
