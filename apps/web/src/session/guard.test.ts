import { LOCALES, type Locale } from '@seaberry/i18n';
import { describe, expect, test } from 'vitest';

import { guard, LANDING_PATH, LOGIN_PATHS, PUBLIC_PATHS, signInSearch, TOKEN_ONLY_PATHS, returnPath } from './guard.ts';

const outcomeOf = (path: string, hasToken: boolean, locale: Locale = 'en', search: Record<string, string> = {}, loaded = true): string => {
  const answer = guard({ path, search, hasToken, locale, loaded });
  return answer.type !== 'redirect'
    ? answer.type
    : `${answer.to}${Object.keys(answer.search).length > 0 ? ` ${JSON.stringify(answer.search)}` : ''}`;
};

describe('without a token', () => {
  test.each<[string, Locale, string]>([
    ['/login', 'en', 'pass'],
    ['/login', 'zh-cn', '/login/cn'],
    ['/login', 'zh-tw', '/login/cn'],
    ['/login/cn', 'en', 'pass'],
    ['/login/cn', 'zh-cn', 'pass'],
    ['/login/en', 'zh-cn', 'pass'],
    ['/login/en', 'zh-tw', 'pass'],
    ['/login/en', 'en', '/login'],
    ['/register', 'en', 'pass'],
    ['/passwordReset', 'en', 'pass'],
    ['/contactUndo', 'en', 'pass'],
    ['/Map', 'en', 'pass'],
    ['/Map-app', 'zh-cn', 'pass'],
    ['/staticPage', 'en', 'pass'],
    ['/ShipSchedule', 'en', 'pass'],
    ['/truckTrajectory', 'en', 'pass'],
  ])('%s in %s: %s', (path, locale, expected) => {
    expect(outcomeOf(path, false, locale)).toBe(expected);
  });

  test.each(['/', '/tracking/oceanBill', '/testInterface', '/401', '/nowhere', '/map'])(
    '%s redirects to sign-in with the return path',
    (path) => {
      expect(outcomeOf(path, false)).toBe(`/login ${JSON.stringify({ redirect: path, params: '{}' })}`);
    },
  );

  test('remains of a session are cleared before sign-in', () => {
    expect(guard({ path: '/x', search: {}, hasToken: false, locale: 'en', loaded: true })).toMatchObject({ endSession: true });
  });

  test('the return path survives the redirect between sign-in URLs', () => {
    const search = signInSearch('/tracking/oceanBill/detail', { id: '12345678901234567890' });
    expect(guard({ path: '/login', search, hasToken: false, locale: 'zh-cn', loaded: false })).toMatchObject({ to: '/login/cn', search });
  });
});

describe('with a token', () => {
  test.each(['/login', '/login/cn', '/login/en'])('%s redirects to the landing page', (path) => {
    expect(outcomeOf(path, true, 'zh-cn')).toBe('/tracking/oceanBill');
  });

  test.each(['/', '/tracking/oceanBill', '/Map', '/testInterface', '/nowhere'])('%s is accessible', (path) => {
    expect(outcomeOf(path, true)).toBe('pass');
  });
});

describe('session loading', () => {
  test.each(['/', '/tracking/oceanBill', '/testInterface', '/nowhere', '/platform/job/dashboard', '/develop/database/visual', '/401'])(
    'precedes %s',
    (path) => {
      expect(outcomeOf(path, true, 'en', {}, false)).toBe('load');
      expect(outcomeOf(path, true, 'en', {}, true)).toBe('pass');
    },
  );

  test.each(['/register', '/passwordReset', '/Map', '/Map-app', '/staticPage', '/ShipSchedule', '/truckTrajectory'])(
    'is not required for %s',
    (path) => {
      expect(outcomeOf(path, true, 'en', {}, false)).toBe('pass');
    },
  );
});

test('every redirect ends after at most two steps', () => {
  const paths = [...LOGIN_PATHS, ...PUBLIC_PATHS, ...TOKEN_ONLY_PATHS, '/', LANDING_PATH, '/401', '/nowhere'];
  for (const locale of LOCALES)
    for (const hasToken of [true, false])
      for (const start of paths) {
        let path = start;
        let loaded = false;
        let search: Record<string, string> = {};
        let steps = 0;
        for (;;) {
          const answer = guard({ path, search, hasToken, locale, loaded });
          if (answer.type === 'pass') break;
          if (answer.type === 'load') loaded = true;
          else ({ to: path, search } = answer);
          steps += 1;
          expect(steps, `${start} ${locale} ${hasToken}`).toBeLessThan(3);
        }
      }
});

describe('the return path', () => {
  test('keeps 20-digit numbers', () => {
    expect(returnPath(signInSearch('/a', { id: '12345678901234567890' }))).toEqual({ path: '/a', search: { id: '12345678901234567890' } });
  });

  test.each(['', '/', '//evil.example', 'https://evil.example', '/login', '/login/cn'])('%j is invalid', (redirect) => {
    expect(returnPath({ redirect, params: '{}' })).toBeNull();
  });

  test.each(['/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/\n\\evil.example', '/.//evil.example', '///'])(
    '%j is another host to a browser',
    (redirect) => {
      expect(returnPath({ redirect, params: '{}' })).toBeNull();
    },
  );

  test('drops parameters that are not readable text', () => {
    expect(returnPath({ redirect: '/a', params: '{' })).toEqual({ path: '/a', search: {} });
    expect(returnPath({ redirect: '/a', params: '{"n":1,"t":"x"}' })).toEqual({ path: '/a', search: { t: 'x' } });
  });
});
