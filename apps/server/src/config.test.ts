import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = 'abcdefghijklmnopqrstuvwxyz0123456789';

describe('settings', () => {
  it('all have a default', () => {
    expect(readConfig({})).toMatchObject({
      port: 5320,
      host: '127.0.0.1',
      pollIntervalS: 900,
      databaseUrl: null,
      carriers: [],
      captcha: 'auto',
      logRetentionDays: 180,
      requestLogDays: 7,
      firstAdmin: { company: 'Platform', account: 'admin', password: null },
      passwordPolicy: { minLength: 8, maxLength: 128, classes: [], notAccount: true },
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
    [{ DATABASE_URL: 'postgres://x', SECRET_KEY: 'short' }, 'SECRET_KEY has 5 characters; it needs at least 32'],
    [{ HASH_ALGORITHM: 'md5' }, 'one of sha256, sha384, sha512'],
    [{ HASH_ALGORITHM: 'sha512', SECRET_KEY: SECRET }, 'SECRET_KEY needs at least 64 characters for sha512'],
    [{ SECRET_KEY: 'abc'.repeat(20) }, 'SECRET_KEY has fewer than 10 different characters'],
    [{ SECRET_KEY: SECRET, SECRET_KEY_FORMER: `${SECRET},short` }, 'SECRET_KEY_FORMER has 5 characters; it needs at least 32'],
    [{ CARRIERS: '{' }, 'not JSON'],
    [{ CARRIERS: '{}' }, 'must be a list'],
    [{ CARRIERS: '[{"code":"MAEU"}]' }, 'entry 1 needs "baseUrl"'],
    [{ CARRIERS: '[{"code":"MAEU","baseUrl":"nowhere"}]' }, 'is not a URL'],
    [{ CARRIERS: '[{"code":"MAEU","baseUrl":"https://carriers.example","url":"x"}]' }, 'entry 1 has "url", which is no setting'],
    [{ CARRIERS: '[{"code":"QR","baseUrl":"https://carriers.example","protocol":"fsu"}]' }, 'entry 1 has the "protocol" fsu'],
    [{ CARRIERS: '[{"code":"QR","protocol":"messages"}]' }, 'entry 1 needs "apiKey"'],
    [{ CARRIERS: '[{"code":"QR","protocol":"messages","apiKey":"short"}]' }, 'entry 1 needs an "apiKey" of at least 32 characters'],
    [{ CARRIERS: '[{"code":"QR","protocol":"messages","folder":"/a","baseUrl":"https://a.example"}]' }, 'entry 1 has a "baseUrl"'],
    [{ CARRIERS: '[{"code":"QR","baseUrl":"https://a.example","folder":"/a"}]' }, 'entry 1 has a "folder"'],
    [{ CARRIERS: '[{"code":"MAEU","baseUrl":"https://carriers.example","apiKey":7}]' }, 'entry 1 needs a text as "apiKey"'],
    [{ CARRIERS_FILE: '/nowhere/at/all.json' }, 'cannot be read'],
    [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.cd' }, 'begins with smtp:// or smtps://'],
    [{ MAIL_FROM: 'Seaberry' }, 'must hold an email address'],
    [{ SMS_URL: 'ftp://sms.example' }, 'begins with http:// or https://'],
    [{ MAIL_LANGUAGE: 'de' }, 'one of en, zh-cn, zh-tw'],
    [{ WELCOME_BERRIES: '-1' }, 'WELCOME_BERRIES'],
    [{ SM2_PRIVATE_KEY: 'abc' }, '64 hex digits'],
    [{ API_DOCS_USER: 'reader' }, 'go together'],
    [{ API_DOCS: 'yes' }, 'one of closed, open'],
    [{ API_DOCS: 'open', API_DOCS_USER: 'reader', API_DOCS_PASSWORD: 'x' }, 'contradicts'],
    [{ HOSTS: 'track.example:443' }, 'HOSTS names "track.example:443"'],
    [{ HOSTS: 'https://track.example' }, 'without port'],
    [{ DEV_MAILBOX: 'yes' }, 'DEV_MAILBOX has 3 characters'],
    [{ LOG_RETENTION_DAYS: '0' }, 'LOG_RETENTION_DAYS'],
    [{ PASSWORD_MIN_LENGTH: '7' }, 'PASSWORD_MIN_LENGTH is "7". It must be a whole number from 8 to 128'],
    [{ PASSWORD_CLASSES: 'letter,emoji' }, 'PASSWORD_CLASSES names "emoji"'],
    [{ PASSWORD_NOT_ACCOUNT: 'no' }, 'one of on, off'],
    [{ ADMIN_ACCOUNT: 'the boss' }, 'ADMIN_ACCOUNT is "the boss"'],
  ])('are rejected with a clear message when invalid: %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it('define the password policy', () => {
    expect(
      readConfig({ PASSWORD_MIN_LENGTH: '12', PASSWORD_CLASSES: 'symbol, upper,lower', PASSWORD_NOT_ACCOUNT: 'off' }).passwordPolicy,
    ).toEqual({ minLength: 12, maxLength: 128, classes: ['lower', 'upper', 'symbol'], notAccount: false });
  });

  it('are never repeated in an error if they may contain a password', () => {
    expect(() => readConfig({ SMTP_URL: 'smpt://me:hunter2@mail.example', MAIL_FROM: 'a@b.cd' })).toThrow(/^(?!.*hunter2)/u);
  });

  it('configure email and SMS', () => {
    expect(
      readConfig({
        SMTP_URL: 'smtps://me:x@mail.example',
        MAIL_FROM: 'Desk <desk@b.cd>',
        SMS_URL: 'https://sms.example/send',
        SMS_KEY: 'k',
      }),
    ).toMatchObject({
      smtpUrl: 'smtps://me:x@mail.example',
      mailFrom: 'Desk <desk@b.cd>',
      sms: { url: 'https://sms.example/send', key: 'k' },
      devMailbox: null,
    });
    expect(readConfig({})).toMatchObject({
      smtpUrl: null,
      sms: null,
      mailLanguage: 'en',
      publicUrl: null,
      welcomeBerries: 10,
      singleLogin: false,
      apiDocs: 'closed',
    });
  });

  it('name the address for links in mail, without a slash at the end', () => {
    expect(readConfig({ PUBLIC_URL: 'https://track.example/app/' }).publicUrl).toBe('https://track.example/app');
    expect(() => readConfig({ PUBLIC_URL: 'track.example' })).toThrow('PUBLIC_URL');
  });

  it('name the accepted hosts: by default those of this machine, any where other machines or a proxy reach the server', () => {
    expect(readConfig({}).hosts).toEqual([]);
    expect(readConfig({ PUBLIC_URL: 'https://track.example/app' }).hosts).toEqual(['track.example']);
    expect(readConfig({ HOST: '0.0.0.0' }).hosts).toBeNull();
    expect(readConfig({ TRUST_PROXY: '1', PUBLIC_URL: 'https://track.example' }).hosts).toBeNull();
    expect(readConfig({ HOST: '0.0.0.0', HOSTS: 'Track.example, 10.0.0.7' }).hosts).toEqual(['track.example', '10.0.0.7']);
  });

  it('configure carriers, with the carrier code in the URL', () => {
    const entry = { code: '*', baseUrl: 'https://carriers.example/{code}', apiKey: 'k' };
    expect(readConfig({ CARRIERS: JSON.stringify([entry]), DATABASE_URL: 'postgres://x', SECRET_KEY: SECRET }).carriers).toEqual([entry]);
  });
});
