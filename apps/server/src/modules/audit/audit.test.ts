import { expect, it } from 'vitest';
import { masked } from './service.ts';

it('the audit log contains no secrets, no files and only limited texts', () => {
  expect(
    masked(
      {
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
        rows: Array.from({ length: 30 }, (_, index) => index),
        nothing: undefined,
      },
      'sysAuth.loginPhone',
    ),
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
    rows: [...Array.from({ length: 20 }, (_, index) => index), '… 10 more'],
    nothing: null,
  });
});

it('a code is masked in calls of sign-in, where it is a verification code, and kept in others, where it is the code of a record', () => {
  expect(masked({ code: 'gm', name: 'General manager' }, 'sysPos.add')).toEqual({ code: 'gm', name: 'General manager' });
  expect(masked({ nested: { code: '123456' } }, 'sysAuth.resetPassword')).toEqual({ nested: { code: '***' } });
});

it('the audit log contains no database connections, since they have passwords', () => {
  const input = { tenantType: 1, connection: 'Pwd=p', slaveConnections: '[]', connectionId: '7' };
  expect(masked(input, 'sysTenant.add')).toEqual({ tenantType: 1, connection: '***', slaveConnections: '***', connectionId: '7' });
});

it('the audit log contains no NUL characters, which the database rejects', () => {
  expect(masked({ 'a\u0000b': 'c\u0000d' })).toEqual({ ab: 'cd' });
});
