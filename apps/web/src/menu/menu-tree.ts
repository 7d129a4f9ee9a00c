import type { MenuEntry } from '@seaberry/api-client';

import { screenByKey, type KnownScreen, type TitleKey } from './screens.ts';

/** Target of a menu entry. */
export type Target =
  | { type: 'screen'; screen: KnownScreen }
  /** A page inside the frame: a URL, or a path on the host of the API such as `/swagger`. */
  | { type: 'frame'; src: string }
  /** Opens a new window and adds no page. */
  | { type: 'external'; href: string }
  /** Another page of this app. */
  | { type: 'inner'; path: string }
  | { type: 'group' }
  /** The menu names an unknown component. */
  | { type: 'unknown'; component: string };

/** A valid row of the server's menu. */
export interface MenuNode {
  /** Id of the row; null if the backend sends none. */
  id: string | null;
  path: string;
  /** Plain, or JSON keyed by language; empty for a row with one of our own titles. */
  title: string;
  titleKey: TitleKey | null;
  icon: string | null;
  target: Target;
  redirect: string | null;
  hidden: boolean;
  keepAlive: boolean;
  /** Pinned in the strip of open pages. */
  pinned: boolean;
  children: readonly MenuNode[];
}

export interface MenuTree {
  nodes: readonly MenuNode[];
  /** Problems in the rows of the menu, for developers. */
  problems: readonly string[];
}

/** Maximum depth: a deeper tree is circular. */
const DEEPEST = 12;
/** Path of the one directory in our own menu. */
export const TRACKING = '/tracking';
const GROUP = /^\/?Layout$/i;

/** Parses the server's menu. An invalid row is dropped, never the whole menu. */
export function readMenu(entries: readonly MenuEntry[]): MenuTree {
  const problems: string[] = [];
  const paths = new Set<string>();
  const read = (rows: readonly MenuEntry[], above: readonly string[]): MenuNode[] =>
    rows.flatMap((row) => {
      const name = row.meta?.title ?? row.name ?? row.id ?? '?';
      const id = row.id ?? null;
      if (above.length >= DEEPEST || (id !== null && above.includes(id))) {
        problems.push(`menu row "${name}" is below itself`);
        return [];
      }
      const children = read(row.children ?? [], id === null ? [...above, ''] : [...above, id]);
      const path = normalPath(row.path);
      const target = targetOf(row, children.length > 0);
      const titleKey = target.type === 'screen' ? target.screen.title : path === TRACKING ? 'tracking' : null;
      if (path === '' && children.length === 0 && target.type !== 'external') {
        problems.push(`menu row "${name}" has no path`);
        return [];
      }
      if (path !== '' && paths.has(path)) problems.push(`two menu rows have the path ${path}`);
      paths.add(path);
      if (target.type === 'unknown') problems.push(`menu row "${name}" names the component ${target.component}, which is not in this app`);
      return [
        {
          id,
          path,
          title: row.meta?.title ?? (titleKey ? '' : (row.name ?? row.path ?? '')),
          titleKey,
          icon: row.meta?.icon ?? null,
          target,
          redirect: row.redirect ? normalPath(row.redirect) : null,
          hidden: row.meta?.isHide ?? false,
          keepAlive: row.meta?.isKeepAlive ?? true,
          pinned: row.meta?.isAffix ?? false,
          children,
        },
      ];
    });
  return { nodes: read(entries, []), problems };
}

/** With one leading slash and no trailing one; '' for none. */
export function normalPath(path: string | null | undefined): string {
  const plain = (path ?? '').trim().replace(/\/+$/, '');
  return plain === '' ? '' : `/${plain.replace(/^\/+/, '')}`;
}

function targetOf(row: MenuEntry, hasChildren: boolean): Target {
  const link = row.meta?.isLink?.trim();
  if (link) {
    const href = webAddress(link);
    const framed = row.meta?.isIframe ?? false;
    if (href === null)
      return framed && ownPath(link) ? { type: 'frame', src: link } : { type: 'inner', path: normalPath(link.replace(/^#/, '')) };
    // Browsers do not show FTP in a frame.
    return framed && !/^ftp:/i.test(href) ? { type: 'frame', src: href } : { type: 'external', href };
  }
  const screen = screenByKey(row.component);
  if (screen) return { type: 'screen', screen };
  const component = row.component?.trim() ?? '';
  if (component === '' || GROUP.test(component)) {
    // A row without a component at the path of a screen opens that screen.
    const home = component === '' && !hasChildren ? screenByKey(normalPath(row.path)) : undefined;
    return home ? { type: 'screen', screen: home } : { type: 'group' };
  }
  return { type: 'unknown', component };
}

/** URL with http, https or ftp (product specification §5), including single-label hosts and private addresses. Null for anything else. */
function webAddress(text: string): string | null {
  if (!/^(?:https?|ftp):\/\//i.test(text) || !URL.canParse(text)) return null;
  return text;
}

/** A path on the host of the API: not the start of another host, as in `//example.com` or `/\\example.com`. */
const ownPath = (link: string): boolean => /^\/(?![/\\])/.test(link);
