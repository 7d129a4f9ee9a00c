import type { SysInfo } from './session.ts';
import type { StoredConfig } from '../shared/preferences.ts';

/** Names of the site. */
export interface SiteNames {
  /** In the frame, and at the end of the document's title. */
  title: string;
  /** Over the sign-in form; the site's own name unless there is another. */
  signIn: string;
  /** The line under it. */
  slogan: string;
  /** Undefined when no copyright is set. */
  copyright: string | undefined;
}

/** The built-in names, and the one of `/config.js`; '' for none. */
export interface OwnNames {
  title: string;
  slogan: string;
  configured: string;
}

const COPYRIGHT = 'Seaberry';
/** Former default slogan of stored settings and of the present back end; the slogan of the language replaces it. */
const DEFAULT_SLOGAN = '全球物流 · 全程掌控';

/**
 * Site names by priority: the user's settings, then the operator's `/config.js`, then the server, then our own.
 * A stored name that is blank, or equal to the delivered default, does not count as set.
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
    // A server with one line more than its title means the slogan by it.
    signIn: set('globalViceTitle', own.title) ?? ((line && !own.configured && vice) || title),
    slogan: slogan && slogan !== DEFAULT_SLOGAN ? slogan : own.slogan,
    copyright: set('copyright', COPYRIGHT) ?? (info?.sysCopyright || undefined),
  };
}
