import type { Face } from '../messages.js';

/** Han characters, and their punctuation and full-width forms. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu;
const WAIT_MS = 50;

/** Reports the Chinese characters in texts and attributes, each once per language, since each language has its own font. */
export function watchCharacters(report: (text: string) => void): void {
  const known = new Set<string>();
  let timer = 0;
  const read = (): void => {
    const { lang } = document.documentElement;
    const found = [...new Set(document.body.outerHTML.match(CHINESE))].filter((character) => !known.has(lang + character));
    for (const character of found) known.add(lang + character);
    if (found.length > 0) report(found.join(''));
  };
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(read, WAIT_MS);
  }).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
}

export function addFaces(faces: readonly Face[]): void {
  for (const { family, range, bytes } of faces) document.fonts.add(new FontFace(family, bytes, { weight: '100 900', unicodeRange: range }));
}
