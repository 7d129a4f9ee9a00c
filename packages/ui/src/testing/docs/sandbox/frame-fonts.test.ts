import { expect, it } from 'vitest';

import { covers } from './frame-fonts.js';

it('a part of a font is found by single characters and by ranges', () => {
  const points = Array.from('海', (character) => character.codePointAt(0) ?? 0);
  expect(covers('U+4e00, U+6d77', points)).toBe(true);
  expect(covers('U+6D70-6D7F', points)).toBe(true);
  expect(covers('U+4e00-4eff, U+6d78', points)).toBe(false);
});
