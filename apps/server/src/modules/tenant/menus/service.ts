import type { Parsed } from '@seaberry/api-client/schemas';
import type { Db } from '../../../db/port.ts';
import { tenant } from '../../../db/schema/core.ts';
import { requireVersion } from '../../../db/versions.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import { writeCompany } from '../../company/repo.ts';
import { findTenant, tenantInList } from '../repo.ts';
import { isHomeOfPlatform, menuPlaces, menusFor, replaceMenus, type MenuPlace } from './repo.ts';

/** Adds the ancestors: a page without its directory would never be shown. */
function withParents(ids: ReadonlySet<string>, all: ReadonlyMap<string, MenuPlace>): Set<string> {
  const wanted = new Set(ids);
  for (const id of wanted) {
    const parent = all.get(id)?.parentId;
    // Platform menus are not granted to companies. The loop also visits the parents it adds.
    if (parent && all.get(parent)?.platform === false) wanted.add(parent);
  }
  return wanted;
}

/**
 * In a transaction of the system: sets the menus a company may use. A set of all available menus is stored as unrestricted, so that menus
 * of a later version are included.
 *
 * @throws BusinessError notFound, mayNotGrant for platform menus; Outdated
 */
export async function grantMenus(db: Db, { id, version, menuIdList, halfMenuIdList }: Parsed<'sysTenant', 'grantMenu'>): Promise<void> {
  await findTenant(db, id);
  await requireVersion(db, tenant, { id, version }, () => tenantInList(db, id));
  const rows = await menuPlaces(db);
  const all = new Map(rows.map((row) => [row.id, row]));
  const given = new Set([...menuIdList, ...(halfMenuIdList ?? [])]);
  for (const menuId of given) {
    const row = all.get(menuId);
    if (!row) throw new BusinessError(ERROR.notFound);
    if (row.platform) throw new BusinessError('mayNotGrant');
  }
  const granted = withParents(given, all);
  const limited = rows.some((row) => !row.platform && !granted.has(row.id));
  await writeCompany(db, id, { menusLimited: limited });
  if (!limited) {
    await replaceMenus(db, id, []);
    return;
  }
  // Half-checked: those that the form sends as such, and the ancestors added here.
  const half = new Set([...(halfMenuIdList ?? []), ...[...granted].filter((menuId) => !given.has(menuId))]);
  // Platform administrators keep the platform menus, also when the menus of their own company are limited.
  const platformMenus = (await isHomeOfPlatform(db, id)) ? rows.filter(({ platform }) => platform) : [];
  await replaceMenus(db, id, [
    ...[...granted].map((menuId) => ({ menuId, half: half.has(menuId) })),
    ...platformMenus.map((row) => ({ menuId: row.id, half: false })),
  ]);
}

/**
 * In a transaction of the system: ids of the menus that a company may use, including half-checked entries.
 * @throws BusinessError notFound
 */
export async function menusOf(db: Db, tenantId: string): Promise<string[]> {
  await findTenant(db, tenantId, 'read');
  return menusFor(db, tenantId);
}
