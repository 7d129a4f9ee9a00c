import { expect, it } from 'vitest';

import { keepMounted, type StackedPage } from './page-stack.logic.js';

/** Notation: `p*` is pinned, `x-` is not kept alive. */
const read = (text: string): StackedPage[] =>
  text.split(' ').map((word) => ({ id: word.replace(/[*-]/u, ''), keepAlive: !word.endsWith('-'), pinned: word.endsWith('*') }));

it.each([
  ['a b c', '', 'a', 12, 'a', 'only pages that were shown'],
  ['a b c', 'a', 'b', 12, 'b a', 'the page shown before'],
  ['a- b c', 'a', 'b', 12, 'b', 'no page that is not kept alive'],
  ['a- b c', 'b', 'a', 12, 'a b', 'a page that is not kept alive, while it is shown'],
  ['b c', 'a b', 'c', 12, 'c b', 'no closed page'],
  ['a b c', 'b a', 'c', 2, 'c b', 'up to the limit, the latest first'],
  ['a* b c', 'b a', 'c', 2, 'c b a', 'pinned pages in addition'],
  ['a* b c', 'a b', 'c', 1, 'c a', 'pinned pages beyond the limit'],
  ['a b', 'a b', 'b', 0, 'b', 'the shown page in any case'],
  ['a b', 'a b', 'gone', 12, 'a b', 'the pages kept before, while the shown page is not open'],
])('of pages %s, shown before %s, showing %s, limit %i, it keeps %s: %s', (pages, recent, active, max, kept) => {
  expect(keepMounted(recent.split(' ').filter(Boolean), read(pages), active, max).join(' ')).toBe(kept);
});

it('returns the same list when nothing changes', () => {
  const recent = ['b', 'a'];
  expect(keepMounted(recent, read('a b'), 'b', 12)).toBe(recent);
});
