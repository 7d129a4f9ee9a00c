import type { App } from '../app-context.tsx';
import { readMenu, type MenuTree } from '../menu/menu-tree.ts';
import { staticMenu } from '../menu/static-menu.ts';
import { withUnlisted } from '../menu/unlisted.ts';
import { report } from '../shared/report.ts';
import { isOtherBackEnd } from './held-codes.ts';
import { openOwnStorage } from './own-storage.ts';
import { sessionQueries, sysInfoQuery, type MenuRows, type SysInfo } from './session.ts';

/** The account signed in but has no page (product specification §6). */
export class NoLoginPermission extends Error {
  constructor() {
    super('@seaberry/web: the signed-in account has no menu entry.');
    this.name = 'NoLoginPermission';
  }
}

const trees = new WeakMap<object, MenuTree>();

/** Menu of a response, parsed once, so that its problems are reported once. */
export function menuOf(menuRows: MenuRows, info: SysInfo | undefined): MenuTree {
  // Without these rows the user would have no page.
  const rows = menuRows.length > 0 && isOtherBackEnd(info) ? withUnlisted(menuRows) : menuRows;
  let tree = trees.get(rows);
  if (!tree) {
    tree = readMenu(rows);
    for (const problem of tree.problems) report('menu', problem);
    trees.set(rows, tree);
  }
  return tree;
}

let lastStatic: { roles: readonly string[]; rows: MenuRows } | null = null;

/** Menu without a server menu; the same object for the same roles. */
export function staticRows(roles: readonly string[]): MenuRows {
  if (lastStatic?.roles.join() !== roles.join()) lastStatic = { roles, rows: staticMenu(roles) };
  return lastStatic.rows;
}

/**
 * Loads user, constants and menu (product specification §2); cached data is reused.
 *
 * @throws ApiError as the calls do; NoLoginPermission when the user has no page
 */
export async function loadSession(app: App): Promise<MenuTree> {
  const { user, base, menu, constants } = sessionQueries(app.client);
  const info = sysInfoQuery(app.client);
  const [rows] = await Promise.all([
    app.preferences.getConfig()['isRequestRoutes'] === false ? staticRows([]) : app.queryClient.ensureQueryData(menu),
    app.queryClient.ensureQueryData(user).then(({ storageSecret }) => openOwnStorage(app, storageSecret ?? '')),
    app.queryClient.ensureQueryData(base),
    app.queryClient.ensureQueryData(constants),
    // Determines the kind of backend; a failure of sysInfo does not block the session.
    app.queryClient.getQueryData(info.queryKey) ?? app.queryClient.prefetchQuery(info),
  ]);
  const tree = menuOf(rows, app.queryClient.getQueryData(info.queryKey));
  if (tree.nodes.length === 0) throw new NoLoginPermission();
  return tree;
}
