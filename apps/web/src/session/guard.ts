import type { Locale } from '@seaberry/i18n';

import type { RawSearch } from '../shared/search.ts';
import { FACTOR_PATH, PASSWORD_CHANGE_PATH } from './required-page.ts';

/** Landing page after sign-in (product specification §9). */
export const LANDING_PATH = '/tracking/oceanBill';

export const LOGIN_PATHS: readonly string[] = ['/login', '/login/cn', '/login/en'];

/** Product specification §9, and pages that are shown without a loaded session. Accessible with and without a token. */
export const PUBLIC_PATHS: readonly string[] = [
  '/register',
  '/passwordReset',
  '/contactUndo',
  PASSWORD_CHANGE_PATH,
  FACTOR_PATH,
  '/Map',
  '/Map-app',
  '/staticPage',
  '/share',
  '/ShipSchedule',
  '/truckTrajectory',
];

/** For authenticated users, without a menu row (product specification §9). */
export const TOKEN_ONLY_PATHS: readonly string[] = ['/testInterface'];

export interface GuardInput {
  path: string;
  search: RawSearch;
  hasToken: boolean;
  locale: Locale;
  /** User, constants and menu are loaded. */
  loaded: boolean;
}

export type GuardAnswer =
  | { type: 'pass' }
  /** The session must be loaded first; then the guard runs again. */
  | { type: 'load' }
  /** `endSession`: clears an incomplete session first. */
  | { type: 'redirect'; to: string; search: RawSearch; endSession: boolean };

const PASS: GuardAnswer = { type: 'pass' };
const redirect = (to: string, search: RawSearch = {}, endSession = false): GuardAnswer => ({ type: 'redirect', to, search, endSession });

/**
 * Navigation guard of product specification §2. For convenience: the server enforces permissions.
 *
 * Without a token, `/login` in Chinese redirects to `/login/cn`, and `/login/en` to `/login` when the language is English; otherwise all
 * three show the sign-in screen. `?redirect=&params=` are kept. With a token the first entry loads the session.
 */
export function guard({ path, search, hasToken, locale, loaded }: GuardInput): GuardAnswer {
  if (LOGIN_PATHS.includes(path)) {
    if (hasToken) return redirect(LANDING_PATH);
    if (path === '/login' && locale !== 'en') return redirect('/login/cn', search);
    if (path === '/login/en' && locale === 'en') return redirect('/login', search);
    return PASS;
  }
  if (PUBLIC_PATHS.includes(path)) return PASS;
  if (hasToken) return loaded ? PASS : { type: 'load' };
  return redirect('/login', signInSearch(path, search), true);
}

/** Return path as parameters of the sign-in URL. */
export function signInSearch(path: string, search: RawSearch): RawSearch {
  return { redirect: path, params: JSON.stringify(search) };
}

/** Return path in the sign-in URL; null when missing, external, or the sign-in page itself. */
export function returnPath(search: RawSearch): { path: string; search: RawSearch } | null {
  const path = search['redirect'];
  if (!path || !isOwnPath(path) || path === '/' || LOGIN_PATHS.includes(path)) return null;
  return { path, search: readParams(search['params']) };
}

/** Browsers read `/\host`, and `//host` with a tab or line break inside, as another host; so the browser's own reading decides. */
function isOwnPath(path: string): boolean {
  const own = 'https://own.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, own)) return false;
  const { origin, pathname } = new URL(path, own);
  return origin === own && !pathname.startsWith('//');
}

function readParams(text: string | undefined): RawSearch {
  try {
    const params: unknown = JSON.parse(text ?? '{}');
    if (typeof params !== 'object' || params === null) return {};
    return Object.fromEntries(Object.entries(params).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
  } catch {
    return {};
  }
}
