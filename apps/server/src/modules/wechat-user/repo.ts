import { wechatUser as entity } from '@seaberry/api-client/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { repository } from '../../db/entity/repository.ts';
import type { Db } from '../../db/port.ts';
import { wechatUser } from '../../db/schema/wechat.ts';

/** Null for a user outside of the caller's data range. */
const userName = sql`(select coalesce(u.real_name, u.account) from app_user u where u.id = ${wechatUser.userId})`;

export const accountRows = (db: Db) => repository(db, entity, wechatUser, { extra: { userName }, order: [desc(wechatUser.createTime)] });

export const SECRETS = ['sessionKey', 'accessToken', 'refreshToken'] as const;

export type Secrets = Partial<Record<(typeof SECRETS)[number], string | null>>;

/** Writes encrypted values; omitted ones are kept. */
export async function writeSecrets(db: Db, id: string, secrets: Secrets): Promise<void> {
  if (Object.keys(secrets).length === 0) return;
  await db.orm.update(wechatUser).set(secrets).where(eq(wechatUser.id, id));
}
