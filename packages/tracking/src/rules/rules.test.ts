import { describe, expect, it } from 'vitest';
import * as rules from './index.js';

describe('a cell of CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['＝1+1', "'＝1+1"],
    [' =1+1', "' =1+1"],
    ['\t=1', `"'\t'=1"`],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    [';=1+1', `";'=1+1"`],
    ['a\n=1+1', `"a\n'=1+1"`],
    ['A, "B"', '"A, ""B"""'],
    ['-12', '-12'],
    ['a=b', 'a=b'],
  ])('writes %j so that it runs as no formula', (text, cell) => {
    expect(rules.csvCell(text)).toBe(cell);
  });

  it('takes linear time of line breaks and spaces', () => {
    const long = '\n '.repeat(300_000);
    expect(rules.csvCell(long)).toBe(`"${long}"`);
  });
});
