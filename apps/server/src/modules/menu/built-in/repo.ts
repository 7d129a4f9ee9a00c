import { and, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { lockTable } from '../../../db/locks.ts';
import type { Db } from '../../../db/port.ts';
import { menu, role, roleMenu } from '../../../db/schema/core.ts';
import { SCOPE } from '../../access/range/repo.ts';
import { writeDictionaries } from '../../dict/repo.ts';
import { writeStaticPages } from '../../static-page/repo.ts';
import { MENU, type Entry } from '../catalogue.ts';
import { heldBy, ROLES, type BuiltInRole } from '../../role/catalogue.ts';

/** Start-up blocks no requests, and of several processes each waits for the earlier ones. */
const START_LIMIT_MS = 60_000;

/**
 * Writes the built-in rows: menu and roles of this version; dictionaries and static pages only if missing, since they may be edited. Runs
 * at every start; idempotent.
 */
export async function writeCatalogue(db: Db): Promise<void> {
  await db.transaction('system', () => writeMenu(db), { limitMs: START_LIMIT_MS });
  await writeDictionaries(db);
  await writeStaticPages(db);
}

async function writeMenu(db: Db): Promise<void> {
  // Serialises processes that start together.
  await lockTable(db, menu);
  for (const [position, entry] of MENU.entries()) await writeEntry(db, entry, position);
  for (const one of ROLES) await writeRole(db, one);
}

async function writeRole(db: Db, built: BuiltInRole): Promise<void> {
  const { id: roleId, code, name } = built;
  const columns = { code, name, dataScope: SCOPE.all, orderNo: 0 };
  await db.orm
    .insert(role)
    .values({ id: roleId, tenantId: null, ...columns })
    .onConflictDoUpdate({ target: role.id, set: columns });
  const held = MENU.filter((entry) => heldBy(built, entry)).map(({ id }) => id);
  // Entries added by an installation keep their roles.
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
/** Keeps columns that a platform administrator has edited. */
const unlessEdited = (column: PgColumn): SQL => sql`case when ${menu.edited} then ${column} else ${excludedValue(column)} end`;

/** Code depends on kind, component, permission and platform, so those are always those of this version. */
async function writeEntry(db: Db, entry: Entry, index: number): Promise<void> {
  // Gaps for entries of an installation.
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
