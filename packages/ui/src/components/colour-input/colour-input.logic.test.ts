import { expect, it } from 'vitest';

import { parseHex } from './colour-input.logic.js';

it('reads colours in common notations', () => {
  expect(['#0A66C2', '0a66c2', ' #fc0 ', 'fc0'].map(parseHex)).toEqual(['#0a66c2', '#0a66c2', '#ffcc00', '#ffcc00']);
  expect(['', '#', 'red', '#12345', '#12345g'].map(parseHex)).toEqual([null, null, null, null, null]);
});
