import { expect, test } from 'vitest';

import { markText } from './mark-text.ts';

const DELIVERED = 'Seaberry Tracking';
const NORA = { realName: 'Nora' };

test.each([
  ['neither the server nor the user sets a text', true, DELIVERED, null, NORA, null],
  ['the server sets a text', true, DELIVERED, 'Quay', NORA, 'Quay-Nora'],
  ['the server sets an empty text', true, DELIVERED, '', NORA, 'Seaberry Tracking-Nora'],
  ['the server sets the complete text for the user', true, DELIVERED, 'Quay', { ...NORA, watermarkText: 'Quay/4711' }, 'Quay/4711'],
  ['the user sets a text', true, ' Mine ', null, NORA, 'Mine-Nora'],
  ['the user and the server set a text', true, 'Mine', 'Quay', { ...NORA, watermarkText: 'Quay/4711' }, 'Mine-Nora'],
  ['the user sets an empty text', true, '', 'Quay', NORA, 'Quay-Nora'],
  ['the user disables the watermark', false, 'Mine', 'Quay', NORA, null],
])('%s', (_name, isWatermark, watermarkText, asked, user, text) => {
  expect(markText({ isWatermark, watermarkText }, asked, user)).toBe(text);
});
