import { describe, expect, it } from 'vitest';
import * as rules from './index.js';

const patterns = Object.entries(rules).filter((entry): entry is [string, RegExp] => entry[1] instanceof RegExp);

/** Inputs of a pattern: repeated pieces, alone and between an almost matching beginning and end. */
const PIECES = ['a', 'A', '1', '-', '.', '@', 'a.', 'a-', '-a.', 'é', '0-', '2026-'];
const BEGINNINGS = ['', 'a@', 'a@a.', '13', '2026-', '00000000-'];
const ENDS = ['', '@', '!', '\n'];

const LENGTH = 30_000;

/** Shortest of a few runs, in ms: ignores other load on the machine. */
function cost(pattern: RegExp, text: string): number {
  const runs = Array.from({ length: 3 }, () => {
    const before = Date.now();
    pattern.test(text);
    return Date.now() - before;
  });
  return Math.min(...runs);
}

function slowText(pattern: RegExp): string | null {
  for (const beginning of BEGINNINGS) {
    for (const piece of PIECES) {
      for (const end of ENDS) {
        // Quadratic time is some hundred ms, linear time less than one.
        if (cost(pattern, beginning + piece.repeat(LENGTH / piece.length) + end) > 40) return `${beginning}${piece}…${end}`;
      }
    }
  }
  return null;
}

describe('patterns of the rules', () => {
  it('take linear time of whatever is typed', () => {
    expect(patterns.map(([name]) => name)).toEqual(expect.arrayContaining(['EMAIL', 'PHONE', 'LOCODE', 'DATE', 'UUID']));
    expect(Object.fromEntries(patterns.map(([name, pattern]) => [name, slowText(pattern)]))).toEqual(
      Object.fromEntries(patterns.map(([name]) => [name, null])),
    );
  });
});

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
    const long = '\n '.repeat(LENGTH * 10);
    expect(rules.csvCell(long)).toBe(`"${long}"`);
  });
});
