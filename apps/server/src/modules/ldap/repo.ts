import { ldapServer as entity } from '@seaberry/api-client/contract';
import { eq, ilike, or, type SQL } from 'drizzle-orm';
import { repository } from '../../db/entity/repository.ts';
import { hasId } from '../../db/ids.ts';
import type { Db } from '../../db/port.ts';
import { ldapServer } from '../../db/schema/ldap.ts';
import type { ServerRow } from './directory/rules.ts';

/** @param search A part of host, base or account. */
export const serverRows = (db: Db, search?: string | null) => {
  const text = search ? `%${search.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%` : null;
  const visible: SQL | undefined =
    text === null ? undefined : or(ilike(ldapServer.host, text), ilike(ldapServer.baseDn, text), ilike(ldapServer.bindDn, text));
  return repository(db, entity, ldapServer, visible ? { visible } : {});
};

/** With the encrypted password, which no row of the API has. */
export async function findServer(db: Db, id: string): Promise<ServerRow | null> {
  const [row] = await db.orm.select().from(ldapServer).where(hasId(ldapServer.id, id));
  return row ?? null;
}

export const writePassword = (db: Db, id: string, bindPass: string): Promise<unknown> =>
  db.orm.update(ldapServer).set({ bindPass }).where(eq(ldapServer.id, id));
