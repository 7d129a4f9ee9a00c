import { en } from '@seaberry/i18n/ui';
import { expect, it } from 'vitest';
import { advise } from './identifier-input.logic.js';

const text = en.identifiers;

it('gives no advice for a number with a correct check digit, in any spelling', () => {
  expect(advise('container', 'csnu 682916-0', text)).toEqual({ warning: '', suggestion: null });
});

it('names the expected check digit and offers the corrected number', () => {
  const advice = advise('container', 'MSCU1234567', text);
  expect(advice.warning).toContain('expected 6, got 7');
  expect(advice.suggestion).toBe('MSCU1234566');
});

it('names the expected form for other text', () => {
  expect(advise('container', 'HELLO', text).warning).toContain('4 letters and 7 digits');
  expect(advise('bill', 'X', text).warning).not.toBe('');
  expect(advise('booking', '6123456789', text).warning).toBe('');
});

it('gives no advice for an empty field', () => {
  expect(advise('bill', '  ', text).warning).toBe('');
});
