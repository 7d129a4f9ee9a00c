import { expect, it } from 'vitest';

import { childrenOf, kindOf, openable } from './json-viewer.logic.js';

const event = { type: 'TRANSPORT', 'a/b~c': 1, places: [{ code: 'CNSHA' }], none: {} };

it('distinguishes the kinds of JSON', () => {
  expect([{}, [], 'x', 1, true, null, undefined].map(kindOf)).toEqual(['object', 'array', 'string', 'number', 'boolean', 'null', 'null']);
});

it('writes paths as JSON pointers', () => {
  expect(childrenOf(event, '').map(({ path }) => path)).toEqual(['/type', '/a~1b~0c', '/places', '/none']);
});

it('finds expandable values down to a depth, without empty ones', () => {
  expect(openable(event, 1)).toEqual(['']);
  expect(openable(event, 2)).toEqual(['', '/places']);
  expect(openable(event, Infinity)).toEqual(['', '/places', '/places/0']);
  expect(openable('text', 3)).toEqual([]);
});
