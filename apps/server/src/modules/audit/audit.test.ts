import { expect, it } from 'vitest';
import { masked } from './audit.ts';

it('keeps no secret, no file and nothing without end', () => {
  expect(
    masked({
      account: 'amy',
      password: 'p',
      passwordNew: 'p',
      Password: 'p',
      code: '7',
      key: 'k',
      ticket: 't',
      carrierCode: 'MAEU',
      nested: { refreshToken: 't', deep: [{ apiKey: 'k', remark: 'x'.repeat(600) }] },
      file: new File(['abc'], 'bills.csv'),
      rows: Array.from({ length: 30 }, (_, at) => at),
      nothing: undefined,
    }),
  ).toEqual({
    account: 'amy',
    password: '***',
    passwordNew: '***',
    Password: '***',
    code: '***',
    key: '***',
    ticket: '***',
    carrierCode: 'MAEU',
    nested: { refreshToken: '***', deep: [{ apiKey: '***', remark: `${'x'.repeat(500)}…` }] },
    file: { file: 'bills.csv', bytes: 3 },
    rows: [...Array.from({ length: 20 }, (_, at) => at), '… 10 more'],
    nothing: null,
  });
});
