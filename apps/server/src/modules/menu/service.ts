import type { menu as menuEntity } from '@seaberry/api-client/contract';
import type { Parsed } from '@seaberry/api-client/schemas';
import { v7 as uuid } from 'uuid';
import type { WrittenColumns } from '../../db/entity/columns.ts';
import { lockTable } from '../../db/locks.ts';
import type { Db } from '../../db/port.ts';
import { menu } from '../../db/schema/core.ts';
import { requireVersion } from '../../db/versions.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import type { CallContext } from '../../http/handlers.ts';
import { isUuid } from '@seaberry/tracking/rules';
import * as repo from './repo.ts';
import { kindOf, nodeOf, type MenuRow } from './rows.ts';
import { assertFits, descendantsOf } from './rules.ts';

export type MenuInput = Parsed<'sysMenu', 'add'>;

/** Distance between the positions of neighbours, so that rows can be inserted between them. */
const GAP = 10;

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;
/** Id of the parent; forms of the origin send 0 for the root of the tree. */
const parentOf = (pid: string | null | undefined): string | null => (!pid || pid === '0' ? null : pid);

const DEFAULTS: MenuRow = {
  id: '',
  version: 1,
  parentId: null,
  kind: 'menu',
  titles: {},
  path: null,
  name: null,
  component: null,
  redirect: null,
  icon: null,
  permission: null,
  hidden: false,
  keepAlive: true,
  pinned: false,
  outLink: null,
  iframe: false,
  remark: null,
  platform: false,
  builtIn: false,
  edited: false,
  position: 0,
  enabled: true,
  createTime: null,
  updateTime: null,
};

/** Columns that are empty for a button. */
const NO_ROUTE = {
  path: null,
  name: null,
  component: null,
  redirect: null,
  icon: null,
  outLink: null,
  iframe: false,
  hidden: false,
  keepAlive: true,
  pinned: false,
};

/** Titles after a change: omitted languages keep theirs, an empty title is removed. */
function titlesOf(before: MenuRow['titles'], { title, titles }: MenuInput, locale: string): Record<string, string> {
  const given = { ...before, ...titles, [locale]: title };
  return Object.fromEntries(Object.entries(given).flatMap(([language, text]) => (text.trim() ? [[language, text.trim()]] : [])));
}

/** Columns with another name than their field. */
const COLUMNS = {
  title: 'titles',
  type: 'kind',
  pid: 'parentId',
  isHide: 'hidden',
  isKeepAlive: 'keepAlive',
  isAffix: 'pinned',
  isIframe: 'iframe',
  orderNo: 'position',
} as const;

/** The row after a change. Of a built-in row, the values that code depends on stay. */
function mergedRow(before: MenuRow, input: MenuInput, locale: string): MenuRow {
  const kind = before.builtIn ? before.kind : kindOf(input.type);
  const entered = {
    kind,
    parentId: parentOf(input.pid),
    titles: titlesOf(before.titles, input, locale),
    path: orNull(input.path),
    name: orNull(input.name),
    component: before.builtIn ? before.component : orNull(input.component),
    redirect: orNull(input.redirect),
    icon: orNull(input.icon),
    permission: before.builtIn ? before.permission : orNull(input.permission),
    hidden: input.isHide ?? before.hidden,
    keepAlive: input.isKeepAlive ?? before.keepAlive,
    pinned: input.isAffix ?? before.pinned,
    outLink: orNull(input.outLink),
    iframe: input.isIframe ?? before.iframe,
    remark: orNull(input.remark),
    position: input.orderNo ?? before.position,
    enabled: input.status == null ? before.enabled : input.status === 1,
  } satisfies WrittenColumns<typeof menuEntity, 'add' | 'edit', never, typeof COLUMNS> & Partial<MenuRow>;
  const row: MenuRow = { ...before, ...entered };
  return kind === 'button' ? { ...row, ...NO_ROUTE } : { ...row, permission: null };
}

async function findMenu(db: Db, id: string): Promise<MenuRow> {
  const row = isUuid(id) ? await repo.readMenu(db, id) : undefined;
  if (!row) throw new BusinessError(ERROR.notFound);
  return row;
}

/**
 * In a transaction of the system. Platform administrators get the new entry, and so do company administrators unless it is reserved, so
 * that they can grant it.
 */
export async function addMenu(context: CallContext, input: MenuInput): Promise<string> {
  const { db, clock } = context.deps;
  await lockTable(db, menu);
  const row = mergedRow({ ...DEFAULTS, id: uuid() }, input, context.locale);
  const all = await repo.allMenus(db);
  row.platform = assertFits(row, null, all, context.locale);
  const last = Math.max(0, ...all.filter(({ parentId: parent }) => parent === row.parentId).map(({ position }) => position));
  row.position = input.orderNo ?? last + GAP;
  row.createTime = new Date(clock.wallNow()).toISOString();
  row.updateTime = row.createTime;
  await repo.insertMenu(db, row);
  await repo.grantToBuiltInRoles(db, [row.id]);
  return row.id;
}

/** In a transaction of the system. */
export async function updateMenu(context: CallContext, { id, version, ...input }: Parsed<'sysMenu', 'update'>): Promise<void> {
  const { db, clock } = context.deps;
  await lockTable(db, menu);
  const before = await findMenu(db, id);
  await requireVersion(db, menu, { id, version }, async () => nodeOf(before, context.locale));
  const row = mergedRow(before, input, context.locale);
  const all = await repo.allMenus(db);
  row.platform = assertFits(row, before, all, context.locale);
  await repo.writeMenu(db, { ...row, updateTime: new Date(clock.wallNow()).toISOString() });
  if (row.platform !== before.platform) await passOnPlatform(db, row, all);
}

/** Entries below a row that is not built in are reserved for platform administrators if the row is. */
async function passOnPlatform(db: Db, row: MenuRow, all: readonly MenuRow[]): Promise<void> {
  const ids = [row.id, ...descendantsOf(row.id, all)];
  await repo.writePlatform(db, ids, row.platform);
  await repo.grantToBuiltInRoles(db, ids);
}

/**
 * In a transaction of the system: removes the entry with its descendants, also from roles and companies.
 *
 * @param check Refuses to remove the row as it is.
 * @throws BusinessError notFound, builtIn; what `check` throws
 */
export async function deleteMenu(db: Db, id: string, check?: (row: MenuRow) => Promise<void>): Promise<void> {
  await lockTable(db, menu);
  const row = await findMenu(db, id);
  await check?.(row);
  const all = await repo.allMenus(db);
  const ids = [row.id, ...descendantsOf(row.id, all)];
  if (all.some((one) => one.builtIn && ids.includes(one.id))) throw new BusinessError('builtIn');
  await repo.lockHolders(db, ids);
  await repo.deleteMenus(db, ids);
}
