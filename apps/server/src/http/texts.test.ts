import { LOCALES } from '@seaberry/i18n';
import { errors } from '@seaberry/i18n/messages/en/errors';
import { refusals } from '@seaberry/i18n/messages/en/refusals';
import { expect, it } from 'vitest';
import { BusinessError, FieldErrors } from './errors.ts';
import { failureOf } from './envelope.ts';
import { errorText } from './texts.ts';

it.each(LOCALES)('every code has a message in %s', (locale) => {
  for (const code of Object.keys({ ...errors, ...refusals })) {
    const text = errorText(locale, code, {
      id: 'x',
      name: 'CAPTCHA',
      minutes: 30,
      min: 8,
      max: 64,
      seconds: 60,
      limit: 1000,
      row: 3,
      reason: 'Unclosed section',
      value: '2027-02-30',
      field: 'hooks[0].url',
      events: 'order.added',
    });
    expect(text, code).not.toMatch(/[{}]|^errors\.|^$/u);
    expect(text).not.toBe(code);
  }
});

it('the code precedes the text of an error, and field errors are JSON text', () => {
  expect(failureOf(new BusinessError('D1027', { minutes: 1 }), 'en', 'c').body.message).toBe(
    '[D1027] Too many failed attempts. The account is locked for 1 minute.',
  );
  expect(failureOf(new FieldErrors({ polCode: ['locode', 'unheard'] }), 'zh-cn', 'c').body.message).toBe(
    JSON.stringify({ polCode: ['港口代码为五个字符，例如 CNSHA。', 'unheard'] }),
  );
});

it('the text of an unexpected error is hidden', () => {
  const failure = failureOf(new Error('secret table'), 'en', 'id-1');
  expect(failure).toMatchObject({ status: 200, internal: true, body: { code: 500 } });
  expect(JSON.stringify(failure)).not.toContain('secret');
});

it('a call that lost a deadlock twice may be tried again', () => {
  const failure = failureOf(new Error('query', { cause: Object.assign(new Error('deadlock'), { code: '40P01' }) }), 'en', 'id-2');
  expect([failure.status, failure.headers['Retry-After']]).toEqual([503, '5']);
});
