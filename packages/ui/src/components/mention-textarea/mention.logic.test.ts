import { expect, it } from 'vitest';

import { mentionsIn, typedMention } from './mention.logic.js';

const typed = (text: string): string | undefined => typedMention(text, text.length)?.query;

it('a mention is typed behind its sign, also full-width and behind Chinese, with blanks inside a name', () => {
  expect(['@', 'Told @so', '请@林', '请＠林', '(@lin', 'a\n@Lin Y'].map(typed)).toEqual(['', 'so', '林', '林', 'lin', 'Lin Y']);
  expect(typedMention('ask @so today', 7)).toEqual({ start: 4, query: 'so' });
});

it('an e-mail address, a sign alone, two blanks and a new line are no mention', () => {
  const none = ['', 'ops@example', 'a.b-@x', '1@x', 'at @ noon', '@Lin  hi', '@Lin\nhi', `@${'x'.repeat(41)}`];
  expect(none.map(typed)).toEqual(none.map(() => undefined));
});

it('people are mentioned while their names are in the text, each by a mention of its own', () => {
  const [lin, linYue, first, second] = ['Lin', 'Lin Yue', 'Wei', 'Wei'].map((label, id) => ({ id, label }));
  const people = [lin, linYue, first, second].filter((person) => person !== undefined);
  const idsIn = (text: string): number[] => mentionsIn(text, people).map(({ id }) => id);
  expect(idsIn('@Lin Yue please call')).toEqual([1]);
  expect(idsIn('@Lin and @Lin Yue')).toEqual([0, 1]);
  expect(idsIn('@Wei and @Wei')).toEqual([2, 3]);
  expect(idsIn('@Wei only')).toEqual([2]);
  expect(idsIn('Wei, Lin')).toEqual([]);
});
