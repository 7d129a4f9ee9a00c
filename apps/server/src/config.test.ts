import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = 'x'.repeat(32);

describe('settings', () => {
  it('have answers for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 5320,
      host: '127.0.0.1',
      pollIntervalS: 900,
      databaseUrl: null,
      carriers: [],
      captcha: 'auto',
    });
    expect(readConfig({ PORT: '', LOG_LEVEL: '' })).toMatchObject({ port: 5320, logLevel: 'info' });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty"'],
    [{ PORT: '70000' }, 'from 0 to 65535'],
    [{ POLL_INTERVAL_S: '0' }, 'POLL_INTERVAL_S'],
    [{ LOG_LEVEL: 'loud' }, 'one of info'],
    [{ ACCESS_TOKEN_MINUTES: '-1' }, 'above 0'],
    [{ DATABASE_URL: 'postgres://x' }, 'SECRET_KEY is missing'],
    [{ DATABASE_URL: 'postgres://x', SECRET_KEY: 'short' }, 'too short'],
    [{ CARRIERS: '{' }, 'not JSON'],
    [{ CARRIERS: '{}' }, 'must be a list'],
    [{ CARRIERS: '[{"code":"MAEU"}]' }, 'entry 1 needs "baseUrl"'],
    [{ CARRIERS: '[{"code":"MAEU","baseUrl":"nowhere"}]' }, 'which is none'],
    [{ CARRIERS_FILE: '/nowhere/at/all.json' }, 'cannot be read'],
  ])('that cannot be used are refused in plain words: %o', (env, words) => {
    expect(() => readConfig(env)).toThrow(words);
  });

  it('name carriers, the code in the address included', () => {
    const entry = { code: '*', baseUrl: 'https://carriers.example/{code}', apiKey: 'k' };
    expect(readConfig({ CARRIERS: JSON.stringify([entry]), DATABASE_URL: 'postgres://x', SECRET_KEY: SECRET }).carriers).toEqual([entry]);
  });
});
