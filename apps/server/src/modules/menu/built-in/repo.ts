import { and, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { lockTable } from '../../../db/locks.ts';
import type { Db } from '../../../db/port.ts';
import { menu, role, roleMenu } from '../../../db/schema/core.ts';
import { SCOPE } from '../../access/range/repo.ts';
import { writeParameters } from '../../config/parameters/repo.ts';
import { writeSiteRow } from '../../config/site/repo.ts';
import { writeDictionaries } from '../../dict/repo.ts';
import { readPackage } from '../../region/catalogue.ts';
import { writeRegions } from '../../region/repo.ts';
import { writeStaticPages } from '../../static-page/repo.ts';
import { MENU, type Entry } from '../catalogue.ts';
import { heldBy, ROLES, type BuiltInRole } from '../../role/catalogue.ts';

/** Longer than for other transactions: at a start no requests wait, but each process waits for those that started before it. */
const START_LIMIT_MS = 60_000;

/**
 * Writes the built-in rows: menu and roles of this version; dictionaries, parameters and static pages only if missing, since they may be
 * edited; regions only into a new installation. Runs at every start; idempotent.
 */
export async function writeCatalogue(db: Db): Promise<void> {
  await db.transaction('system', () => writeMenu(db), { limitMs: START_LIMIT_MS });
  await writeDictionaries(db);
  await writeParameters(db);
  await writeSiteRow(db);
  await writeStaticPages(db);
  await writeRegions(db, readPackage);
}

async function writeMenu(db: Db): Promise<void> {
  // Processes that start at the same time do this one after the other.
  await lockTable(db, menu);
  for (const [position, entry] of MENU.entries()) await writeEntry(db, entry, position);
  for (const one of ROLES) await writeRole(db, one);
}

async function writeRole(db: Db, builtInRole: BuiltInRole): Promise<void> {
  const { id: roleId, code, name } = builtInRole;
  const columns = { code, name, dataScope: SCOPE.all, orderNo: 0 };
  await db.orm
    .insert(role)
    .values({ id: roleId, tenantId: null, ...columns })
    .onConflictDoUpdate({ target: role.id, set: columns });
  const held = MENU.filter((entry) => heldBy(builtInRole, entry)).map(({ id }) => id);
  // Roles keep entries that a platform administrator has added.
  const builtIn = db.orm.select({ id: menu.id }).from(menu).where(eq(menu.builtIn, true));
  await db.orm
    .delete(roleMenu)
    .where(and(eq(roleMenu.roleId, roleId), notInArray(roleMenu.menuId, held), inArray(roleMenu.menuId, builtIn)));
  await db.orm
    .insert(roleMenu)
    .values(held.map((menuId) => ({ roleId, menuId })))
    .onConflictDoNothing();
}

const excludedValue = (column: PgColumn): SQL => sql`excluded.${sql.identifier(column.name)}`;
/** The value of this version, unless a platform administrator has edited the row. */
const unlessEdited = (column: PgColumn): SQL => sql`case when ${menu.edited} then ${column} else ${excludedValue(column)} end`;

/** Writes an entry. Its kind, component, permission and `platform` are always those of this version, since code depends on them. */
async function writeEntry(db: Db, entry: Entry, index: number): Promise<void> {
  // Gaps leave room for entries that a platform administrator adds.
  const position = (index + 1) * 10;
  await db.orm
    .insert(menu)
    .values({ ...entry, position, builtIn: true })
    .onConflictDoUpdate({
      target: menu.id,
      set: {
        kind: excludedValue(menu.kind),
        component: excludedValue(menu.component),
        permission: excludedValue(menu.permission),
        platform: excludedValue(menu.platform),
        builtIn: true,
        parentId: unlessEdited(menu.parentId),
        titles: unlessEdited(menu.titles),
        path: unlessEdited(menu.path),
        name: unlessEdited(menu.name),
        redirect: unlessEdited(menu.redirect),
        icon: unlessEdited(menu.icon),
        hidden: unlessEdited(menu.hidden),
        pinned: unlessEdited(menu.pinned),
        position: unlessEdited(menu.position),
      },
    });
}
