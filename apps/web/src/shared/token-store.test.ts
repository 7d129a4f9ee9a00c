import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { browserTokenStore } from './token-store.ts';

/** Cookies shared by the hosts of one domain. */
const jar = new Map<string, string>();
let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  jar.clear();
  stored = new Map();
  vi.stubGlobal('window', {
    location: { hostname: 'b.seaberry.test', host: 'b.seaberry.test', protocol: 'http:' },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(text) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Storage events of a page during some seconds. */
function page() {
  const tokens = browserTokenStore();
  const states: boolean[] = [];
  tokens.watch((signedIn) => states.push(signedIn));
  return {
    tokens,
    later: () => {
      vi.advanceTimersByTime(5000);
      return states;
    },
  };
}

it('a sign-out on a neighbouring host is reported once on a host with only the cookie', () => {
  jar.set('token', 'a.b.c');
  const { tokens, later } = page();
  expect(tokens.get()).toEqual({ accessToken: 'a.b.c', refreshToken: null });
  expect(later()).toEqual([]);
  jar.delete('token');
  expect(later()).toEqual([false]);
  expect(tokens.get()).toBeNull();
});

it('a sign-out on a neighbouring host is reported once on the host of the sign-in, and clears its storage', () => {
  const { tokens, later } = page();
  tokens.set({ accessToken: 'a.b.c', refreshToken: 'd.e.f' });
  expect(later()).toEqual([]);
  jar.delete('token');
  expect(later()).toEqual([false]);
  expect(tokens.get()).toBeNull();
  expect(stored.size).toBe(0);
});

it('a removal by the page itself is not reported', () => {
  jar.set('token', 'a.b.c');
  const { tokens, later } = page();
  expect(later()).toEqual([]);
  tokens.clear();
  expect(later()).toEqual([]);
});

it('a change by another tab of the same host is left to the storage event', () => {
  const { tokens, later } = page();
  tokens.set({ accessToken: 'a.b.c', refreshToken: null });
  expect(later()).toEqual([]);
  // The other tab clears both.
  stored.clear();
  jar.clear();
  expect(later()).toEqual([]);
});
