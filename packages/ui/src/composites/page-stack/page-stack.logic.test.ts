import { expect, it } from 'vitest';

import { keepMounted, type StackedPage } from './page-stack.logic.js';

/** Notation: `p*` is pinned, `x-` is not kept alive. */
const read = (text: string): StackedPage[] =>
  text.split(' ').map((word) => ({ id: word.replace(/[*-]/u, ''), keepAlive: !word.endsWith('-'), pinned: word.endsWith('*') }));

it.each([
  ['a b c', '', 'a', 12, 'a', 'only what was seen'],
  ['a b c', 'a', 'b', 12, 'b a', 'what was left'],
  ['a- b c', 'a', 'b', 12, 'b', 'not what is not kept alive'],
  ['a- b c', 'b', 'a', 12, 'a b', 'it while it is shown'],
  ['b c', 'a b', 'c', 12, 'c b', 'not what was closed'],
  ['a b c', 'b a', 'c', 2, 'c b', 'as many as allowed, the latest'],
  ['a* b c', 'b a', 'c', 2, 'c b a', 'pinned ones beside them'],
  ['a* b c', 'a b', 'c', 1, 'c a', 'pinned ones with no room left'],
  ['a b', 'a b', 'b', 0, 'b', 'the shown one always'],
  ['a b', 'a b', 'gone', 12, 'a b', 'what it knows when the shown one is none of them'],
])('of pages %s, seen %s, showing %s, limit %i, it keeps %s: %s', (pages, recent, active, max, kept) => {
  expect(keepMounted(recent.split(' ').filter(Boolean), read(pages), active, max).join(' ')).toBe(kept);
});

it('returns the same list when nothing changes', () => {
  const recent = ['b', 'a'];
  expect(keepMounted(recent, read('a b'), 'b', 12)).toBe(recent);
});
