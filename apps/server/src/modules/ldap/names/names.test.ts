import { describe, expect, it } from 'vitest';
import { keyOf, keysAbove, partsOf } from './rules.ts';

describe('a distinguished name', () => {
  it.each([
    ['ou=Sea\\, Air,dc=a', ['Sea, Air', 'a']],
    ['ou=Sea\\2C Air , DC=a', ['Sea, Air', 'a']],
    ['ou="Sea, Air",dc=a', ['Sea, Air', 'a']],
    ['ou=L\\C3\\BCbeck,dc=a', ['Lübeck', 'a']],
    ['ou=a=b,dc=a', ['a=b', 'a']],
    ['ou=end\\ ,dc=a', ['end ', 'a']],
    ['no name', []],
  ])('%j has its parts', (dn, values) => {
    expect(partsOf(dn).map(({ value }) => value)).toEqual(values);
  });

  it('is the same in every spelling, and below the entries of its end', () => {
    const [a, b] = [partsOf('OU=Sea\\, Air, OU=Sales,dc=A'), partsOf('ou="sea,  air",ou=sales,DC=a')];
    expect(keyOf(a)).toBe(keyOf(b));
    expect(keysAbove(a)).toEqual([keyOf(partsOf('ou=sales,dc=a')), keyOf(partsOf('dc=a'))]);
    expect(keyOf(partsOf('ou=a\\,b,dc=c'))).not.toBe(keyOf(partsOf('ou=a,ou=b,dc=c')));
  });
});
