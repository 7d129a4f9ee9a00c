import { expect, test } from 'vitest';

import { markText } from './mark-text.ts';

const DELIVERED = 'Seaberry Tracking';
const NORA = { realName: 'Nora' };

test.each([
  ['nobody asks for one', true, DELIVERED, null, NORA, null],
  ['the server asks for one', true, DELIVERED, 'Quay', NORA, 'Quay-Nora'],
  ['the server asks for any', true, DELIVERED, '', NORA, 'Seaberry Tracking-Nora'],
  ['the server knows the whole of it', true, DELIVERED, 'Quay', { ...NORA, watermarkText: 'Quay/4711' }, 'Quay/4711'],
  ['the person wrote one', true, ' Mine ', null, NORA, 'Mine-Nora'],
  ['the person wrote another', true, 'Mine', 'Quay', { ...NORA, watermarkText: 'Quay/4711' }, 'Mine-Nora'],
  ['the person emptied it', true, '', 'Quay', NORA, 'Quay-Nora'],
  ['the person wants none', false, 'Mine', 'Quay', NORA, null],
])('%s', (_name, isWatermark, watermarkText, asked, user, text) => {
  expect(markText({ isWatermark, watermarkText }, asked, user)).toBe(text);
});
