import { ERROR } from '../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import { originOf } from '../../http/frame-hosts.ts';
import { titleOf, type MenuRow } from './rows.ts';

/** `controller:call`; codes of entries that are not built in may have more parts. */
const PERMISSION = /^[\w.-]+(?::[\w.-]+)+$/u;
/** A path of this site. Browsers read `//` and `/\` as the beginning of another host. */
const INNER = /^\/(?![/\\])\S*$/u;
/** Permissions that must stay reachable, since with them an administrator can repair the rest of the menu. */
const ALWAYS_REACHABLE: ReadonlySet<string | null> = new Set(['sysMenu:list', 'sysMenu:update']);

/** Ids of the rows below a row, at any depth. */
export function descendantsOf(id: string, all: readonly MenuRow[]): string[] {
  const children = all.filter(({ parentId: parent }) => parent === id);
  return children.flatMap((child) => [child.id, ...descendantsOf(child.id, all)]);
}

/** Whether a link is http, https, or a path of this site. A script URL would run in other users' sessions. */
function isSafeLink(link: string): boolean {
  if (INNER.test(link)) return true;
  return /^https?:\/\//iu.test(link) && originOf(link) !== null;
}

type Reasons = Record<string, string[]>;

/**
 * Checks a row before it is written. @param before The row before the change; null for a new row.
 * @returns whether the row is reserved for platform administrators
 * @throws BusinessError notFound for an invalid parent; FieldErrors menuTitleTaken, permissionMissing, permissionMalformed, menuOwnParent,
 * routeNameTaken, buttonWithChildren and others, all at once
 */
export function assertFits(row: MenuRow, before: MenuRow | null, all: readonly MenuRow[], locale: string): boolean {
  const parent = row.parentId === null ? null : all.find(({ id }) => id === row.parentId);
  if (parent === undefined) throw new BusinessError(ERROR.notFound);
  const reasons: Reasons = {};
  const others = all.filter(({ id }) => id !== row.id);
  if (row.kind === 'button') checkButton(row, parent, others, reasons);
  else checkPage(row, others, locale, reasons);
  checkPlace(row, before, parent, all, reasons);
  if (before && (!row.enabled || row.hidden) && isNeeded(row, all)) reasons[row.enabled ? 'isHide' : 'status'] = ['menuNeeded'];
  if (Object.keys(reasons).length > 0) throw new FieldErrors(reasons);
  return row.builtIn ? row.platform : (parent?.platform ?? false);
}

function checkButton(row: MenuRow, parent: MenuRow | null, others: readonly MenuRow[], reasons: Reasons): void {
  if (parent === null) reasons['pid'] = ['required'];
  if (row.permission === null) reasons['permission'] = [ERROR.permissionMissing];
  else if (!PERMISSION.test(row.permission)) reasons['permission'] = [ERROR.permissionMalformed];
  // Codes are unique among buttons: a role with one of two buttons with the same code would have the rights of both.
  else if (others.some(({ permission }) => permission === row.permission)) reasons['permission'] = ['codeTaken'];
}

function checkPage(row: MenuRow, others: readonly MenuRow[], locale: string, reasons: Reasons): void {
  const title = titleOf(row, locale);
  const siblings = others.filter(({ parentId: parent, kind }) => parent === row.parentId && kind !== 'button');
  if (siblings.some((one) => titleOf(one, locale) === title)) reasons['title'] = [ERROR.menuTitleTaken];
  if (row.name !== null && others.some(({ name }) => name === row.name)) reasons['name'] = [ERROR.routeNameTaken];
  if (row.path === null) reasons['path'] = ['required'];
  else if (!INNER.test(row.path)) reasons['path'] = ['path'];
  if (row.redirect !== null && !INNER.test(row.redirect)) reasons['redirect'] = ['path'];
  if (row.outLink !== null && !isSafeLink(row.outLink)) reasons['outLink'] = ['invalid'];
}

function checkPlace(row: MenuRow, before: MenuRow | null, parent: MenuRow | null, all: readonly MenuRow[], reasons: Reasons): void {
  if (parent?.kind === 'button') reasons['pid'] = [ERROR.buttonWithChildren];
  else if (before && parent && (parent.id === row.id || descendantsOf(row.id, all).includes(parent.id)))
    reasons['pid'] = [ERROR.menuOwnParent];
  // Below a platform entry, companies could not reach a built-in entry that is made for them.
  else if (row.builtIn && !row.platform && parent?.platform) reasons['pid'] = ['invalid'];
  else if (before && hidesEntries(parent, all) && isNeeded(row, all)) reasons['pid'] = ['menuNeeded'];
  if (before && row.kind === 'button' && before.kind !== 'button' && descendantsOf(row.id, all).length > 0)
    reasons['type'] = [ERROR.buttonWithChildren];
}

/** Whether entries below this row cannot be reached, because it or a row above it is disabled or hidden. */
function hidesEntries(row: MenuRow | null, all: readonly MenuRow[]): boolean {
  if (row === null) return false;
  return !row.enabled || row.hidden || hidesEntries(all.find(({ id }) => id === row.parentId) ?? null, all);
}

/** Whether the row contains a permission that must stay reachable. */
function isNeeded(row: MenuRow, all: readonly MenuRow[]): boolean {
  const ids = new Set([row.id, ...descendantsOf(row.id, all)]);
  return all.some(({ id, permission }) => ids.has(id) && ALWAYS_REACHABLE.has(permission));
}
