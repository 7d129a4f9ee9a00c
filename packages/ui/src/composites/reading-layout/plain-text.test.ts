import { expect, test } from 'vitest';

import { readBlocks } from './plain-text.logic.js';

test('plain text has headings, paragraphs and lists', () => {
  expect(readBlocks('One\nand two\n\n# Title\n- a\n- b\nafter\n\n\n- c')).toEqual([
    { at: 0, type: 'paragraph', text: 'One and two' },
    { at: 3, type: 'heading', text: 'Title' },
    {
      at: 4,
      type: 'list',
      items: [
        { at: 4, text: 'a' },
        { at: 5, text: 'b' },
      ],
    },
    { at: 6, type: 'paragraph', text: 'after' },
    { at: 9, type: 'list', items: [{ at: 9, text: 'c' }] },
  ]);
});

test('plain text has no markup', () => {
  expect(readBlocks('<b>bold</b> **not**\r\n#no heading\r\n-no entry')).toEqual([
    { at: 0, type: 'paragraph', text: '<b>bold</b> **not** #no heading -no entry' },
  ]);
  expect(readBlocks(' \n\n')).toEqual([]);
});
