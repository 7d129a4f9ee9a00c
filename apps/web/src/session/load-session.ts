import type { App } from '../app-context.tsx';
import { readMenu, type MenuTree } from '../menu/menu-tree.ts';
import { staticMenu } from '../menu/static-menu.ts';
import { withUnlisted } from '../menu/unlisted.ts';
import { report } from '../shared/report.ts';
import { isOtherBackEnd } from './held-codes.ts';
import { sessionQueries, sysInfoQuery, type MenuRows, type SysInfo } from './session.ts';

/** The account signs in but holds no page at all (product specification §6). */
export class NoLoginPermission extends Error {
  constructor() {
    super('@seaberry/web: the signed-in account has no menu entry.');
    this.name = 'NoLoginPermission';
  }
}

const trees = new WeakMap<object, MenuTree>();

/** Menu of a response, parsed once, so that its problems are reported once. */
export function menuOf(answered: MenuRows, info: SysInfo | undefined): MenuTree {
  // Without a row of their own they may see no page at all.
  const rows = answered.length > 0 && isOtherBackEnd(info) ? withUnlisted(answered) : answered;
  let tree = trees.get(rows);
  if (!tree) {
    tree = readMenu(rows);
    for (const problem of tree.problems) report('menu', problem);
    trees.set(rows, tree);
  }
  return tree;
}

let unasked: { roles: readonly string[]; rows: MenuRows } | null = null;

/** The menu where the server keeps none; the same object for the same roles. */
export function staticRows(roles: readonly string[]): MenuRows {
  if (unasked?.roles.join() !== roles.join()) unasked = { roles, rows: staticMenu(roles) };
  return unasked.rows;
}

/**
 * User info, constants and menu tree (product specification §2); known answers are not asked for again.
 *
 * @throws ApiError as the calls do; NoLoginPermission when there is no page for this person
 */
export async function loadSession(app: App): Promise<MenuTree> {
  const { user, base, menu, constants } = sessionQueries(app.client);
  const info = sysInfoQuery(app.client);
  const [rows] = await Promise.all([
    app.preferences.getConfig()['isRequestRoutes'] === false ? staticRows([]) : app.queryClient.ensureQueryData(menu),
    app.queryClient.ensureQueryData(user),
    app.queryClient.ensureQueryData(base),
    app.queryClient.ensureQueryData(constants),
    // Which kind of back end it is; one that does not say so is no reason to stay outside.
    app.queryClient.getQueryData(info.queryKey) ?? app.queryClient.prefetchQuery(info),
  ]);
  const tree = menuOf(rows, app.queryClient.getQueryData(info.queryKey));
  if (tree.nodes.length === 0) throw new NoLoginPermission();
  return tree;
}
