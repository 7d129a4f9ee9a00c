import { BusinessError } from '../../../http/errors.ts';
import { callerOf, type CallContext, type Handlers } from '../../../http/handlers.ts';
import { entriesOf, MENU_COLUMNS, type MenuRow } from '../rows.ts';

/** More are no shortcuts any more. */
const MOST = 100;

/** @returns the caller's id. @throws BusinessError D1002 for somebody else's: they do not exist for the caller. */
function own(context: CallContext, userId: string): string {
  const caller = callerOf(context);
  if (userId.toLowerCase() !== caller.userId) throw new BusinessError('D1002');
  return caller.userId;
}

const LIST = '(select value from jsonb_array_elements_text($2::jsonb))';

/** A person's shortcuts to pages: what they no longer hold is not answered, and comes back with the right. */
export const shortcutHandlers: Handlers['sysUserMenu'] = {
  async userMenuIdList({ userId }, context) {
    const rows = await context.deps.db.sql<{ menu_id: string }>(
      `select s.menu_id from user_menu s join held_menu h on h.user_id = s.user_id and h.menu_id = s.menu_id
       where s.user_id = $1 order by s.create_time, s.menu_id`,
      [own(context, userId)],
    );
    return rows.map(({ menu_id: id }) => id);
  },

  async userMenuList({ userId }, context) {
    const rows = await context.deps.db.sql<MenuRow>(
      `select ${MENU_COLUMNS} from user_menu s join held_menu h on h.user_id = s.user_id and h.menu_id = s.menu_id
       join menu m on m.id = s.menu_id where s.user_id = $1 order by s.create_time, s.menu_id`,
      [own(context, userId)],
    );
    // A list, not a tree: what a page lies below is not among the shortcuts.
    return entriesOf(
      rows.map((row) => ({ ...row, parent_id: null })),
      context.locale,
    );
  },

  async add({ userId, menuIdList }, context) {
    const id = own(context, userId);
    const { db, clock } = context.deps;
    const [kept] = await db.sql<{ n: number }>('select count(*)::int as n from user_menu where user_id = $1', [id]);
    if ((kept?.n ?? 0) + menuIdList.length > MOST) throw new BusinessError('tooMany');
    const held = await db.sql<{ id: string }>(
      `select m.id from held_menu h join menu m on m.id = h.menu_id and m.kind = 'menu' where h.user_id = $1 and m.id::text in ${LIST}`,
      [id, JSON.stringify(menuIdList)],
    );
    if (held.length < new Set(menuIdList).size) throw new BusinessError('D1002');
    // Each a millisecond after the one before: their time is their order.
    await db.sql(
      `insert into user_menu (tenant_id, user_id, menu_id, create_time)
       select $3, $1, value::uuid, greatest($4::timestamptz, (select max(create_time) from user_menu where user_id = $1)) + nth * interval '1 ms'
       from jsonb_array_elements_text($2::jsonb) with ordinality as given (value, nth) on conflict do nothing`,
      [id, JSON.stringify(menuIdList), callerOf(context).tenantId, new Date(clock.wallNow()).toISOString()],
    );
    return null;
  },

  async delete({ userId, menuIdList }, context) {
    await context.deps.db.sql(`delete from user_menu where user_id = $1 and menu_id::text in ${LIST}`, [
      own(context, userId),
      JSON.stringify(menuIdList),
    ]);
    return null;
  },

  async deleteByUserId({ userId }, context) {
    await context.deps.db.sql('delete from user_menu where user_id = $1', [own(context, userId)]);
    return null;
  },
};
