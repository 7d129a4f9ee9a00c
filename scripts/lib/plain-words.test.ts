import { describe, expect, it } from 'vitest';

import { grownAreas, lowered, partsOfSheet, partsOfSource, plainWordHits, wordCount } from './plain-words.mjs';

const rules = (text: string) => plainWordHits(text).map(({ rule }) => rule);

describe('plain words', () => {
  it.each([
    ['The list stands in the header.', 'stand, stands'],
    ['Subscribers are told of the change.', 'told, tells'],
    ['It closes by itself.', 'by itself'],
    ['Visible to nobody.', 'nobody, somebody'],
    ['Read the answer.', 'answer'],
    ['The form learns of it.', 'learns, hears'],
    ['The text is marked when one leaves the field.', 'one leaves'],
    ['Visible to everybody.', 'everybody'],
    ['Only rows in sight are rendered.', 'in sight'],
    ['Spec §1; the call is not in the specification.', 'not in the specification'],
    ['The carrier’s answer is kept.', 'carrier’s answer'],
    ['As in the previous backend.', 'previous backend'],
    ['Pieces, weight and load devices.', 'load devices'],
    ['Complete when all pieces have passed.', 'pieces passed'],
    ['Compared with a kept picture.', 'picture of a test'],
    ['What a role grants.', 'opener'],
    ['First sentence. Nobody else.', 'opener'],
    ['- What it costs.', 'opener'],
  ])('reports “%s” as %s', (text, rule) => {
    expect(rules(text)).toContain(rule);
  });

  it.each([
    'A standard container.',
    'Understand the outstanding amount.',
    'None whatsoever.',
    'Teller and storyteller.',
    'Run `tell()` or `stands`.',
    '```\nnobody\n```',
    'What happened?',
    'What',
    'A unit test.',
    'A silent shipment is lost sight of.',
    'The previous backend of the product sends pictures and unit load devices.',
    '[link](https://example.com/nobody)',
  ])('accepts “%s”', (text) => {
    expect(rules(text)).toEqual([]);
  });

  it('separates comments, documentation, test names and strings of a source file', () => {
    const source = [
      '/** Height in px. */',
      'export const height = 1;',
      '// First line,',
      '// second line.',
      "it('rejects it', () => run(/'/.test(\"it's\")));",
    ].join('\n');
    expect(partsOfSource(source)).toEqual([
      { kind: 'props', text: 'Height in px.' },
      { kind: 'comments', text: 'First line,\nsecond line.' },
      { kind: 'test names', text: 'rejects it' },
      { kind: 'strings', text: "it's" },
    ]);
  });

  it('reads the titles behind the rows of `each`', () => {
    const source = ["it.each([['a', ['b']]])('rejects %s', (one) => one);", "run([1])('a call', 2);"].join('\n');
    expect(partsOfSource(source).filter(({ kind }) => kind === 'test names')).toEqual([{ kind: 'test names', text: 'rejects %s' }]);
  });

  it('reads comments of style sheets and SQL', () => {
    expect(partsOfSheet('/* one */ a {}\n-- two\nselect 1;').map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('counts words outside of code', () => {
    expect(wordCount('Two words `and code`')).toBe(3);
  });

  it('fails an area that grew, and a new one', () => {
    expect(grownAreas({ a: 2, b: 1, c: 0 }, { a: 2 })).toEqual(['b']);
  });

  it('lowers the baseline and never raises it', () => {
    expect(lowered({ a: 1, b: 9, c: 3 }, { a: 2, b: 5 })).toEqual({ a: 1, b: 5 });
    expect(lowered({ a: 1, c: 0 }, undefined)).toEqual({ a: 1 });
  });
});
