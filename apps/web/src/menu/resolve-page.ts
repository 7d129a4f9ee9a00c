import type { RawSearch } from '../shared/search.ts';
import { normalPath, type MenuNode, type MenuTree, type Target } from './menu-tree.ts';
import { SCREENS, type KnownScreen } from './screens.ts';

/** Page at a path for authenticated users. */
export type Page =
  | { type: 'screen'; screen: KnownScreen; node: MenuNode | null; params: RawSearch }
  | { type: 'frame'; src: string; node: MenuNode | null }
  | { type: 'external'; href: string; node: MenuNode }
  | { type: 'redirect'; to: string }
  | { type: 'unknown'; component: string; node: MenuNode | null }
  /** The app has it, the user's menu does not. */
  | { type: 'closed' }
  | { type: 'noPermission' }
  | { type: 'nowhere' };

/** Page to which a closed one redirects (product specification §9). */
export const NO_PERMISSION_PATH = '/401';

/** Resolves a path: to a menu row, to a screen below one, to a screen whose row is elsewhere in the menu, or to one without a row. */
export function resolvePage(requested: string, { nodes }: MenuTree): Page {
  // `/tracking/oceanBill/` is the same page.
  const path = normalPath(requested) || requested;
  if (path === NO_PERMISSION_PATH) return { type: 'noPermission' };
  const found = nodeAt(path, nodes);
  if (found) return pageOf(found.node, found.params, nodes);
  const rows = allNodes(nodes);
  for (const screen of SCREENS) {
    const home = matchPath(screen.alsoAt === path ? path : screen.path, path);
    if (!home && !screen.parent) continue;
    const row = rows.find((node) => node.target.type === 'screen' && node.target.screen === screen) ?? null;
    if (home && (row || screen.always)) return { type: 'screen', screen, node: row, params: home };
    if (screen.parent) {
      const parents = rows.filter((node) => node.target.type === 'screen' && node.target.screen.key === screen.parent);
      const own = screen.path.slice(screen.parent.length);
      const parent = parents.find((node) => `${node.path}${own}` === path) ?? (home ? parents[0] : undefined);
      if (parent) return { type: 'screen', screen, node: null, params: {} };
    }
    if (home) return { type: 'closed' };
  }
  return { type: 'nowhere' };
}

function pageOf(node: MenuNode, params: RawSearch, nodes: readonly MenuNode[]): Page {
  const { target } = node;
  if (node.redirect && node.redirect !== node.path && target.type === 'group') return { type: 'redirect', to: node.redirect };
  switch (target.type) {
    case 'screen':
      return { type: 'screen', screen: target.screen, node, params };
    case 'frame':
      return { type: 'frame', src: target.src, node };
    case 'external':
      return { type: 'external', href: target.href, node };
    case 'inner':
      return target.path === node.path ? { type: 'nowhere' } : { type: 'redirect', to: target.path };
    case 'unknown':
      return { type: 'unknown', component: target.component, node };
    case 'group': {
      const first = firstPage(node.children) ?? firstOther(node.children, nodes);
      return first === null ? { type: 'nowhere' } : { type: 'redirect', to: first };
    }
  }
}

/** Path that the menu highlights for a page: that of its row, where the page has another path too. */
export const menuPathOf = (page: Page, path: string): string =>
  page.type === 'screen' && page.screen.alsoAt === path ? (page.node?.path ?? path) : path;

/** Row at a path: a literal path before one with parameters. */
function nodeAt(path: string, nodes: readonly MenuNode[]): { node: MenuNode; params: RawSearch } | null {
  const rows = allNodes(nodes);
  const exact = rows.find((node) => node.path === path);
  if (exact) return { node: exact, params: {} };
  for (const node of rows) {
    const params = node.path.includes('/:') ? matchPath(node.path, path) : null;
    if (params) return { node, params };
  }
  return null;
}

/** Parameters of a path by a pattern such as `/a/:id`; null without a match. */
function matchPath(pattern: string, path: string): RawSearch | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const params: RawSearch = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1).replace(/\?$/, '')] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

/** Every row, parents before children. */
export const allNodes = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...allNodes(node.children)]);

/** Path of the first row below with one of these targets; hidden rows and rows with parameters are skipped. */
const firstOf = (nodes: readonly MenuNode[], types: readonly Target['type'][]): string | null =>
  allNodes(nodes).find((node) => !node.hidden && types.includes(node.target.type) && node.path !== '' && !node.path.includes('/:'))?.path ??
  null;

/** Path of the first page below, in this app or in a frame. */
export const firstPage = (nodes: readonly MenuNode[]): string | null => firstOf(nodes, ['screen', 'frame']);

/** Path for a group without a page: its first link, else the row that explains why it cannot be shown. */
const firstOther = (below: readonly MenuNode[], nodes: readonly MenuNode[]): string | null =>
  firstOf(below, ['external']) ??
  // A link to another group could lead back here.
  firstOf(
    below.filter(({ target }) => target.type === 'inner' && nodeAt(target.path, nodes)?.node.target.type === 'screen'),
    ['inner'],
  ) ??
  firstOf(below, ['unknown']);

/** `/tracking/oceanBill` if the menu has that screen, at any path; else the first page; null without any. */
export function landingPath({ nodes }: MenuTree, wanted: string): string | null {
  const row = allNodes(nodes).find((node) => node.target.type === 'screen' && node.target.screen.path === wanted);
  return row ? row.path : firstPage(nodes);
}

/** Whether a page keeps its state while hidden; below a row, the row decides. */
export function keepsAlive(path: string, { nodes }: MenuTree): boolean {
  const rows = allNodes(nodes).filter((node) => node.path !== '' && (path === node.path || path.startsWith(`${node.path}/`)));
  const nearest = rows.toSorted((a, b) => b.path.length - a.path.length)[0];
  return nearest?.keepAlive ?? true;
}
