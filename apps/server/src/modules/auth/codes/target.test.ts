import { describe, expect, it } from 'vitest';
import { readTarget } from './rules.ts';

describe('the recipient of a code', () => {
  it.each([
    [' Amy@Example.COM ', 'email', 'amy@example.com'],
    ['13812345678', 'sms', '13812345678'],
    ['+86 138-1234-5678', 'sms', '13812345678'],
    ['008613812345678', 'sms', '13812345678'],
  ])('is read from what a user types: %s', (text, channel, address) => {
    expect(readTarget(text)).toEqual({ channel, address });
  });

  it.each([
    '',
    'amy',
    '12812345678',
    '1381234567',
    '138123456789',
    'a@b',
    'a b@c.de',
    'a@b.c,d@e.fg',
    '<a@b.cd>',
    '"x"@b.cd',
    'a@b.cd\nBcc: x@y.zz',
  ])('is rejected: %j', (text) => {
    expect(() => readTarget(text)).toThrow('target');
  });
});
