import { expect, test } from 'vitest';

import type { ResourceTexts } from '../words.ts';
import { isServerColumn, keysIn, serverColumn } from './server-columns.ts';

const texts: Readonly<Record<string, string>> = {
  'fields.tier': 'Tier',
  'tiers.captain': 'Captain',
  'fields.time': 'Time',
  'fields.on': 'On',
};
const words = { t: (key: string) => texts[key] ?? key, common: (key: string) => key } as unknown as ResourceTexts;
const sources = {
  words,
  keysOf: (group: string) => keysIn({ a: { b: { tiers: { captain: 'x' } } } }, 'a.b', group),
  dictionaries: undefined,
};

test('a column is sent with its heading and the texts of its values', () => {
  expect(serverColumn({ id: 'tier', kind: 'words', words: 'tiers' }, sources)).toEqual({
    key: 'tier',
    heading: 'Tier',
    kind: 'text',
    labels: { captain: 'Captain' },
  });
  expect(serverColumn({ id: 'time', kind: 'instant' }, sources)).toEqual({ key: 'time', heading: 'Time', kind: 'instant' });
  expect(serverColumn({ id: 'on', kind: 'boolean' }, sources).labels).toMatchObject({ true: 'yes', false: 'no' });
});

test('a column whose text or value is a function is not sent to the server', () => {
  expect(isServerColumn({ id: 'total', value: () => 3 })).toBe(false);
  expect(isServerColumn({ id: 'secret', text: () => '***' })).toBe(false);
  expect(isServerColumn({ id: 'name' })).toBe(true);
});
