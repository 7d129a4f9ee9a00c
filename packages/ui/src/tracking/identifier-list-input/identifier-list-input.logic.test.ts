import { en } from '@seaberry/i18n/ui';
import { expect, it } from 'vitest';

import { readIdentifiers } from './identifier-list-input.logic.js';

const text = en.identifiers;
const read = (pasted: string, kinds: Parameters<typeof readIdentifiers>[1] = ['container', 'awb', 'bill', 'booking']) =>
  readIdentifiers(pasted, kinds, text).map(({ line, value, kind, status }) => [line, value, kind, status]);

it('detects the kind of each number and counts lines including empty ones', () => {
  expect(read('CSNU6829160\n\n157 5380 6270; COSU6412873350')).toEqual([
    [1, 'CSNU6829160', 'container', 'ready'],
    [3, '157-53806270', 'awb', 'ready'],
    [3, 'COSU6412873350', 'bill', 'ready'],
  ]);
});

it('warns of a check digit and rejects only text that is no number', () => {
  expect(read('MSCU1234567\nhello')).toEqual([
    [1, 'MSCU1234567', 'container', 'warning'],
    [2, 'HELLO', null, 'error'],
  ]);
});

it('reads every number as the only accepted kind, if it fits', () => {
  expect(read('15753806271', ['awb'])).toEqual([[1, '157-53806271', 'awb', 'warning']]);
  expect(read('CSNU6829160', ['awb'])).toEqual([[1, 'CSNU6829160', 'container', 'error']]);
});
