import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson, quoteLong } from './json.js';

describe('parseJson', () => {
  it('keeps a number of twenty digits as it was written', () => {
    expect(parseJson('{"id": 12345678901234567890, "n": 42}')).toEqual({ id: '12345678901234567890', n: 42 });
  });

  it('does not change digits inside texts', () => {
    const text = '{"a": "12345678901234567890 and \\"12345678901234567891\\""}';
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it('quotes long integers the same way in engines without source access', () => {
    const integer = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n });
    fc.assert(
      fc.property(fc.array(fc.oneof(integer, fc.string(), fc.boolean())), (values) => {
        const text = `[${values.map((value) => (typeof value === 'bigint' ? value.toString() : JSON.stringify(value))).join(',')}]`;
        expect(JSON.parse(quoteLong(text))).toEqual(parseJson(text));
      }),
    );
  });

  it('reads decimals and exponents as numbers', () => {
    expect(parseJson('[1.5, 1e20, 1234567890123456e3]')).toEqual([1.5, 1e20, 1234567890123456e3]);
  });
});
