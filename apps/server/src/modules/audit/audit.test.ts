import { expect, it } from 'vitest';
import { masked } from './service.ts';

it('keeps no secret, no file and nothing without end', () => {
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
        rows: Array.from({ length: 30 }, (_, at) => at),
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
    rows: [...Array.from({ length: 20 }, (_, at) => at), '… 10 more'],
    nothing: null,
  });
});

it('a code is a secret where it was sent to sign in with; elsewhere it is the short name of a thing', () => {
  expect(masked({ code: 'gm', name: 'General manager' }, 'sysPos.add')).toEqual({ code: 'gm', name: 'General manager' });
  expect(masked({ nested: { code: '123456' } }, 'sysAuth.resetPassword')).toEqual({ nested: { code: '***' } });
});

it('keeps no connection of a database: they contain passwords', () => {
  const input = { tenantType: 1, connection: 'Pwd=p', slaveConnections: '[]', connectionId: '7' };
  expect(masked(input, 'sysTenant.add')).toEqual({ tenantType: 1, connection: '***', slaveConnections: '***', connectionId: '7' });
});

it('keeps nothing that the database refuses', () => {
  expect(masked({ 'a\u0000b': 'c\u0000d' })).toEqual({ ab: 'cd' });
});
