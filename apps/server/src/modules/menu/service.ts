import type { Parsed } from '@seaberry/api-client/schemas';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/port.ts';
import { BusinessError } from '../../http/errors.ts';
import type { CallContext } from '../../http/handlers.ts';
import { isUuid } from '@seaberry/tracking/rules';
import { roleId } from './catalogue.ts';
import { assertFits, familyOf, rowsToCheck } from './rules.ts';
import { kindOf, MENU_COLUMNS, type MenuRow } from './rows.ts';

export type MenuInput = Parsed<'sysMenu', 'add'>;

/** Between two neighbours, so that a row can be put between them. */
const GAP = 10;

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;
/** The root of the tree, as forms of this kind write it. */
const parentOf = (pid: string | null | undefined): string | null => (!pid || pid === '0' ? null : pid);

const NEW: MenuRow = {
  id: '',
  parent_id: null,
  kind: 'menu',
  titles: {},
  path: null,
  name: null,
  component: null,
  redirect: null,
  icon: null,
  permission: null,
  hidden: false,
  keep_alive: true,
  affix: false,
  out_link: null,
  iframe: false,
  remark: null,
  platform: false,
  built_in: false,
  position: 0,
  enabled: true,
  create_time: null,
  update_time: null,
};

/** What a button has none of. */
const NO_ROUTE = {
  path: null,
  name: null,
  component: null,
  redirect: null,
  icon: null,
  out_link: null,
  iframe: false,
  hidden: false,
  keep_alive: true,
  affix: false,
};

/** Titles in other languages stay as they are unless they are given; an empty one is taken away. */
function titlesOf(was: MenuRow['titles'], { title, titles }: MenuInput, locale: string): Record<string, string> {
  const given = { ...was, ...titles, [locale]: title };
  return Object.fromEntries(Object.entries(given).flatMap(([language, text]) => (text.trim() ? [[language, text.trim()]] : [])));
}

/** The row as it is to be: what the form says, except for what the program goes by in a row that came with the product. */
function merged(was: MenuRow, input: MenuInput, locale: string): MenuRow {
  const kind = was.built_in ? was.kind : kindOf(input.type);
  const row: MenuRow = {
    ...was,
    kind,
    parent_id: parentOf(input.pid),
    titles: titlesOf(was.titles, input, locale),
    path: orNull(input.path),
    name: orNull(input.name),
    component: was.built_in ? was.component : orNull(input.component),
    redirect: orNull(input.redirect),
    icon: orNull(input.icon),
    permission: was.built_in ? was.permission : orNull(input.permission),
    hidden: input.isHide ?? was.hidden,
    keep_alive: input.isKeepAlive ?? was.keep_alive,
    affix: input.isAffix ?? was.affix,
    out_link: orNull(input.outLink),
    iframe: input.isIframe ?? was.iframe,
    remark: orNull(input.remark),
    position: input.orderNo ?? was.position,
    enabled: input.status == null ? was.enabled : input.status === 1,
  };
  return kind === 'button' ? { ...row, ...NO_ROUTE } : { ...row, permission: null };
}

/** In a unit of the system: of two changes of the tree at once, one after the other. */
const hold = (db: Db): Promise<unknown> => db.sql('lock table menu in share row exclusive mode');

async function findMenu(db: Db, id: string): Promise<MenuRow> {
  const [row] = isUuid(id) ? await db.sql<MenuRow>(`select ${MENU_COLUMNS} from menu m where m.id = $1`, [id]) : [];
  if (!row) throw new BusinessError('D1002');
  return row;
}

/**
 * In a unit of the system. The roles that came with the product hold what is new like everything else: administrators of companies what
 * companies may have, so that they can grant it further.
 */
export async function addMenu(context: CallContext, input: MenuInput): Promise<string> {
  const { db, clock } = context.deps;
  await hold(db);
  const row = merged({ ...NEW, id: uuid() }, input, context.locale);
  const all = await rowsToCheck(db);
  row.platform = assertFits(row, null, all, context.locale);
  const last = Math.max(0, ...all.filter(({ parent_id: parent }) => parent === row.parent_id).map(({ position }) => position));
  row.position = input.orderNo ?? last + GAP;
  row.create_time = new Date(clock.wallNow()).toISOString();
  row.update_time = row.create_time;
  await db.sql(
    `insert into menu (id, parent_id, kind, titles, path, name, component, redirect, icon, permission, hidden, keep_alive, affix, out_link, iframe,
       remark, platform, position, enabled, create_time, update_time)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
    [...valuesOf(row), row.create_time, row.update_time],
  );
  await holdByBuiltIn(db, [row.id]);
  return row.id;
}

const valuesOf = (row: MenuRow): unknown[] => [
  row.id,
  row.parent_id,
  row.kind,
  JSON.stringify(row.titles),
  row.path,
  row.name,
  row.component,
  row.redirect,
  row.icon,
  row.permission,
  row.hidden,
  row.keep_alive,
  row.affix,
  row.out_link,
  row.iframe,
  row.remark,
  row.platform,
  row.position,
  row.enabled,
];

/** Who holds what is not built in: administrators of the installation everything, those of companies what is not the installation's. */
async function holdByBuiltIn(db: Db, menuIds: readonly string[]): Promise<void> {
  await db.sql(
    `insert into role_menu (role_id, menu_id)
     select r.id, m.id from menu m cross join (values ($1::uuid, true), ($2::uuid, false)) as r(id, platform)
     where m.id::text in (select value from jsonb_array_elements_text($3::jsonb)) and not m.built_in and (r.platform or not m.platform)
     on conflict do nothing`,
    [roleId('platform'), roleId('admin'), JSON.stringify(menuIds)],
  );
}

/** In a unit of the system. */
export async function updateMenu(context: CallContext, { id, ...input }: Parsed<'sysMenu', 'update'>): Promise<void> {
  const { db, clock } = context.deps;
  await hold(db);
  const was = await findMenu(db, id);
  const row = merged(was, input, context.locale);
  const all = await rowsToCheck(db);
  row.platform = assertFits(row, was, all, context.locale);
  await db.sql(
    `update menu set parent_id = $2, kind = $3, titles = $4::jsonb, path = $5, name = $6, component = $7, redirect = $8, icon = $9,
       permission = $10, hidden = $11, keep_alive = $12, affix = $13, out_link = $14, iframe = $15, remark = $16, platform = $17, position = $18,
       enabled = $19, update_time = $20, edited = built_in where id = $1`,
    [...valuesOf(row), new Date(clock.wallNow()).toISOString()],
  );
  if (row.platform !== was.platform) await passOn(db, row, all);
}

/** What lies below a row of an installation's own is for the same people as the row. */
async function passOn(db: Db, row: MenuRow, all: readonly MenuRow[]): Promise<void> {
  const ids = [row.id, ...familyOf(row.id, all)];
  await db.sql(
    'update menu set platform = $1 where not built_in and id::text in (select value from jsonb_array_elements_text($2::jsonb))',
    [row.platform, JSON.stringify(ids)],
  );
  await holdByBuiltIn(db, ids);
}

/** In a unit of the system: with all below it; roles and companies lose it. @throws BusinessError D1002, builtIn */
export async function deleteMenu(db: Db, id: string): Promise<void> {
  await hold(db);
  const row = await findMenu(db, id);
  const all = await rowsToCheck(db);
  const ids = [row.id, ...familyOf(row.id, all)];
  if (all.some((one) => one.built_in && ids.includes(one.id))) throw new BusinessError('builtIn');
  await db.sql('delete from menu where id::text in (select value from jsonb_array_elements_text($1::jsonb))', [JSON.stringify(ids)]);
}
