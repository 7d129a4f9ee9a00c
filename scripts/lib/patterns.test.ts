import { expect, it } from 'vitest';

import { partsOf, patternsIn } from './patterns.mjs';

it('finds literals and constant texts, apart from patterns that are made of anything else', () => {
  const { literals, made } = patternsIn(
    "const a = /a+\\/b/u;\nRegExp('c+', 'i');\nnew RegExp(`^${a}$`);\nRegExp(b, 'u'); new RegExp(/d/u);",
  );
  expect(literals).toEqual([
    { line: 1, pattern: '/a+\\/b/u' },
    { line: 2, pattern: '/c+/i' },
    { line: 4, pattern: '/d/u' },
  ]);
  expect(made).toEqual([
    { line: 3, pattern: 'new RegExp(`^${a}$`)' },
    { line: 4, pattern: "RegExp(b, 'u')" },
  ]);
  expect(partsOf('/a+\\/b/u')).toEqual(['a+\\/b', 'u']);
});
