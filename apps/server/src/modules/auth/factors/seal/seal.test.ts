import { expect, it } from 'vitest';
import { createSeal } from './rules.ts';

const key = (letter: string): Uint8Array => new TextEncoder().encode(letter.repeat(40));

it('a sealed value opens with its key and for its owner only, and differs each time', () => {
  const seal = createSeal(key('a'), []);
  const sealed = seal.close('JBSWY3DPEHPK3PXP', 'amy');
  expect(seal.open(sealed, 'amy')).toBe('JBSWY3DPEHPK3PXP');
  expect(seal.open(sealed, 'ben')).toBeNull();
  expect(createSeal(key('b'), []).open(sealed, 'amy')).toBeNull();
  expect(createSeal(key('b'), [key('a')]).open(sealed, 'amy')).toBe('JBSWY3DPEHPK3PXP');
  expect(seal.close('JBSWY3DPEHPK3PXP', 'amy')).not.toBe(sealed);
});

it('a changed value does not open', () => {
  const seal = createSeal(key('a'), []);
  const sealed = seal.close('JBSWY3DPEHPK3PXP', 'amy');
  // After the prefix of nine characters: the initialization vector (from byte 0), the authentication tag (12) and the text (28).
  const bytes = Buffer.from(sealed.slice(9), 'base64url');
  const changed = [0, 12, 28, bytes.length - 1].map((index) => {
    const copy = Buffer.from(bytes);
    copy[index] = (copy[index] ?? 0) ^ 1;
    return seal.open(sealed.slice(0, 9) + copy.toString('base64url'), 'amy');
  });
  expect([...changed, seal.open(sealed.slice(0, 20), 'amy'), seal.open('', 'amy')]).toEqual([null, null, null, null, null, null]);
});
