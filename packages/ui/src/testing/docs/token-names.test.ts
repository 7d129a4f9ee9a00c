import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fixedTokens, themedTokens, type TokenName } from '../../tokens/index.js';
import { namesOf } from './token-names.js';

it('every token is declared under the variable that its page names', () => {
  const css = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');
  const names = Object.keys({ ...themedTokens, ...fixedTokens }) as TokenName[];
  // The prefix `sb` is that of the library's Tailwind, which reads the file.
  expect(
    names.filter((name) => !css.includes(`  ${namesOf(name).css.replace(/^var\(--sb-|\)$/gu, (part) => (part === ')' ? ':' : '--'))}`)),
  ).toEqual([]);
});

it('names read as they are written', () => {
  expect(namesOf('canvas')).toEqual({ css: 'var(--sb-color-canvas)', utility: 'bg-canvas', code: 'light.canvas' });
  expect(namesOf('primary-text').utility).toBe('text-primary-text');
  expect(namesOf('radius-control')).toEqual({
    css: 'var(--sb-radius-control)',
    utility: 'rounded-control',
    code: "fixed['radius-control']",
  });
  expect(namesOf('z-index-toast').utility).toBe('z-toast');
});
