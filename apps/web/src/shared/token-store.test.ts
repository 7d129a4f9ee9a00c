import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { browserTokenStore, type TokenStoreOptions } from './token-store.ts';

const HOST = 'b.seaberry.test';
const SHARED = 'seaberry.test';

/** Cookies of scripts, local storage and listeners of one browser; session storage is of one tab. */
const jar = new Map<string, string>();
const local = new Map<string, string>();
let ofTab = new Map<string, string>();
let listeners: ((event: StorageEvent) => void)[] = [];

const area = (entries: () => Map<string, string>) => ({
  getItem: (key: string) => entries().get(key) ?? null,
  setItem: (key: string, value: string) => void entries().set(key, value),
  removeItem: (key: string) => void entries().delete(key),
});

beforeEach(() => {
  vi.useFakeTimers();
  jar.clear();
  local.clear();
  ofTab = new Map();
  listeners = [];
  vi.stubGlobal('window', {
    location: { hostname: HOST, host: HOST, protocol: 'http:' },
    localStorage: area(() => local),
    sessionStorage: area(() => ofTab),
    addEventListener: (_: string, listener: (event: StorageEvent) => void) => void listeners.push(listener),
    removeEventListener: () => {},
  });
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
  for (const close of opened.splice(0)) close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const token = (claims: object): string => `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 900, ...claims }))}.s`;
const amy = (sid = 's1') => token({ sid, UserId: 'amy' });

const opened: (() => void)[] = [];

/** A page; `later` waits and returns each report of `watch`: whether a user is signed in. */
function page(options: Partial<TokenStoreOptions> = {}) {
  const tokens = browserTokenStore({ ownHost: true, sharedDomain: '', ...options });
  const states: boolean[] = [];
  opened.push(tokens.watch((signedIn) => states.push(signedIn)));
  return {
    tokens,
    later: () => {
      vi.advanceTimersByTime(5000);
      return states;
    },
  };
}

/** Runs in another tab; the pages that were open before receive its storage event. */
function inAnotherTab(work: () => void): void {
  const [openBefore, ownStorage] = [[...listeners], ofTab];
  ofTab = new Map();
  work();
  ofTab = ownStorage;
  for (const listener of openBefore) listener({ key: `${HOST}:session` } as StorageEvent);
}

it('with the refresh token in a cookie, neither storage nor a readable cookie has a token', () => {
  local.set(`${HOST}:access-token`, 'of an earlier version');
  local.set(`${HOST}:x-access-token`, 'of an earlier version');
  const { tokens } = page();
  const access = amy();
  tokens.set({ accessToken: access, refreshToken: null });
  expect(tokens.get()?.accessToken).toBe(access);
  expect([...local.values(), ...ofTab.values(), ...jar.values()]).toEqual([JSON.stringify({ id: 's1', owner: '|amy||' })]);
});

it('a reload keeps the session and its user, without a token', () => {
  page().tokens.set({ accessToken: amy(), refreshToken: null });
  const { tokens } = page();
  expect([tokens.get(), tokens.signedIn(), tokens.cookieSession?.(), tokens.owner()]).toEqual([null, true, 's1', '|amy||']);
});

it('a backend without the cookie leaves both tokens to the tab', () => {
  page().tokens.set({ accessToken: 'a', refreshToken: 'r' });
  expect(local.size + jar.size).toBe(0);
  const { tokens } = page();
  expect(tokens.get()).toEqual({ accessToken: 'a', refreshToken: 'r' });
  expect(tokens.cookieSession?.()).toBeNull();
  inAnotherTab(() => expect(page().tokens.signedIn()).toBe(false));
  tokens.clear();
  expect(ofTab.size).toBe(0);
});

it('a backend on another host is not asked for the cookie', () => {
  const { tokens } = page({ ownHost: false });
  tokens.set({ accessToken: amy(), refreshToken: null });
  expect(tokens.cookieSession).toBeUndefined();
  expect(local.size).toBe(0);
});

it('a duplicated tab takes the renewed tokens, and ends with the sign-out of the other', async () => {
  vi.useRealTimers();
  const first = page();
  first.tokens.set({ accessToken: 'a', refreshToken: 'r' });
  const copy = page();
  first.tokens.set({ accessToken: 'b', refreshToken: 's' });
  await expect.poll(() => copy.tokens.get()).toEqual({ accessToken: 'b', refreshToken: 's' });
  first.tokens.clear();
  await expect.poll(() => copy.tokens.signedIn()).toBe(false);
});

it('a sign-out and another user in another tab are reported, the same user signing in again is not', () => {
  const first = page();
  first.tokens.set({ accessToken: amy(), refreshToken: null });
  inAnotherTab(() => page().tokens.set({ accessToken: amy('s2'), refreshToken: null }));
  expect(first.later()).toEqual([]);
  expect([first.tokens.get(), first.tokens.cookieSession?.()]).toEqual([null, 's2']);
  inAnotherTab(() => page().tokens.set({ accessToken: token({ sid: 's3', UserId: 'ben' }), refreshToken: null }));
  expect(first.later()).toEqual([true]);
  inAnotherTab(() => page().tokens.clear());
  expect(first.later()).toEqual([true, false]);
  expect(first.tokens.signedIn()).toBe(false);
});

it('the end of a session does not end the session of a later sign-in', () => {
  const first = page();
  first.tokens.set({ accessToken: amy(), refreshToken: null });
  page().tokens.set({ accessToken: amy('s2'), refreshToken: null });
  first.tokens.clear();
  expect(page().tokens.cookieSession?.()).toBe('s2');
});

it('without a shared domain a cookie is no sign-in', () => {
  jar.set('token', amy());
  expect(page().tokens.signedIn()).toBe(false);
});

it('with a shared domain a sign-out on a neighbouring host is reported once, also on a host that has only the cookie', () => {
  jar.set('token', amy());
  const neighbour = page({ sharedDomain: SHARED });
  expect(neighbour.tokens.signedIn()).toBe(true);
  expect(neighbour.later()).toEqual([]);
  jar.delete('token');
  expect(neighbour.later()).toEqual([false]);

  const home = page({ sharedDomain: SHARED });
  home.tokens.set({ accessToken: amy(), refreshToken: null });
  expect(jar.size).toBe(1);
  jar.delete('token');
  expect(home.later()).toEqual([false]);
  expect(local.size).toBe(0);
});

it('with a shared domain neither a sign-out on this host nor an expired cookie counts as a sign-out on a neighbouring host', () => {
  const { tokens, later } = page({ sharedDomain: SHARED });
  tokens.set({ accessToken: amy(), refreshToken: null });
  vi.advanceTimersByTime(901_000);
  jar.delete('token');
  expect(later()).toEqual([]);
  tokens.set({ accessToken: amy(), refreshToken: null });
  inAnotherTab(() => page({ sharedDomain: SHARED }).tokens.clear());
  expect(later()).toEqual([false]);
  tokens.set({ accessToken: amy(), refreshToken: null });
  tokens.clear();
  expect(later()).toEqual([false]);
});
