import type { SysInfo } from './session.ts';
import type { StoredConfig } from '../shared/preferences.ts';

export interface SiteNames {
  /** In the frame, and at the end of the document title. */
  title: string;
  /** Above the sign-in form; default: the site's name. */
  signIn: string;
  /** Slogan below it. */
  slogan: string;
  /** Undefined when no copyright is set. */
  copyright: string | undefined;
}

/** Built-in names, and the one of `/config.js`; '' for none. */
export interface OwnNames {
  title: string;
  slogan: string;
  configured: string;
}

const COPYRIGHT = 'Seaberry';
/** Former default slogan in stored settings and in the origin; replaced by that of the language. */
const DEFAULT_SLOGAN = '全球物流 · 全程掌控';

/**
 * Site names by priority: the user's settings, the operator's `/config.js`, the server, our own. A stored name that is blank or equal to
 * the default counts as unset.
 */
export function siteNames(stored: StoredConfig, info: SysInfo | undefined, own: OwnNames): SiteNames {
  const set = (field: string, ...delivered: string[]): string | undefined => {
    const value = stored[field];
    const text = typeof value === 'string' ? value.trim() : '';
    return delivered.includes(text) ? undefined : text || undefined;
  };
  const title = set('globalTitle', own.title) ?? (own.configured || info?.sysTitle || info?.title || own.title);
  const vice = info?.sysViceTitle || info?.viceTitle;
  const line = info?.sysViceDesc;
  const slogan = set('globalViceTitleMsg', own.slogan, DEFAULT_SLOGAN) ?? (line || vice);
  return {
    title,
    // A server with one line besides its title means the slogan.
    signIn: set('globalViceTitle', own.title) ?? ((line && !own.configured && vice) || title),
    slogan: slogan && slogan !== DEFAULT_SLOGAN ? slogan : own.slogan,
    copyright: set('copyright', COPYRIGHT) ?? (info?.sysCopyright || undefined),
  };
}
