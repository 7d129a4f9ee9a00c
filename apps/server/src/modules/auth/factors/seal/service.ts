import { and, eq, isNotNull, notLike, or } from 'drizzle-orm';
import type { Db } from '../../../../db/port.ts';
import { totpFactor } from '../../../../db/schema/factor.ts';
import { job } from '../../../../db/schema/job.ts';
import { ldapServer } from '../../../../db/schema/ldap.ts';
import { plugin } from '../../../../db/schema/plugin.ts';
import { openAccess } from '../../../../db/schema/open-access.ts';
import { shareLink } from '../../../../db/schema/share.ts';
import { wechatUser } from '../../../../db/schema/wechat.ts';
import type { Seal } from './rules.ts';

/**
 * At the start of the server: encrypts anew, with the present key, what was encrypted with a former one. Former secrets can then be removed
 * from the settings.
 *
 * @returns how many values no known key decrypts
 */
export function renewSeals(db: Db, seal: Seal): Promise<number> {
  const { userId, secret } = totpFactor;
  return db.transaction('system', async () => {
    const outdated = await db.orm
      .select({ userId, secret })
      .from(totpFactor)
      .where(notLike(secret, `${seal.prefix}%`))
      .for('update');
    let unreadable = 0;
    for (const row of outdated) {
      const text = row.secret === null ? null : seal.open(row.secret, row.userId);
      if (text === null) unreadable += 1;
      else
        await db.orm
          .update(totpFactor)
          .set({ secret: seal.close(text, row.userId) })
          .where(eq(userId, row.userId));
    }
    const others = [renewHeaders, renewKeys, renewPlugins, renewThirdParty, renewBindPasswords, renewTokens];
    for (const renew of others) unreadable += await renew(db, seal);
    return unreadable;
  });
}

/** The same for the headers of HTTP jobs. */
async function renewHeaders(db: Db, seal: Seal): Promise<number> {
  const outdated = await db.orm
    .select({ id: job.id, headers: job.headers })
    .from(job)
    .where(and(isNotNull(job.headers), notLike(job.headers, `${seal.prefix}%`)))
    .for('update');
  let unreadable = 0;
  for (const { id, headers } of outdated) {
    const text = headers === null ? null : seal.open(headers, id);
    if (text === null) unreadable += 1;
    else
      await db.orm
        .update(job)
        .set({ headers: seal.close(text, id) })
        .where(eq(job.id, id));
  }
  return unreadable;
}

/** The same for the secrets of access keys. */
async function renewKeys(db: Db, seal: Seal): Promise<number> {
  const { id, secret, previousSecret } = openAccess;
  const former = `${seal.prefix}%`;
  const outdated = await db.orm
    .select({ id, secret, previousSecret })
    .from(openAccess)
    .where(or(notLike(secret, former), notLike(previousSecret, former)))
    .for('update');
  let unreadable = 0;
  for (const row of outdated) {
    const text = seal.open(row.secret, row.id);
    if (text === null) {
      unreadable += 1;
      continue;
    }
    const previous = row.previousSecret === null ? null : seal.open(row.previousSecret, row.id);
    await db.orm
      .update(openAccess)
      .set({ secret: seal.close(text, row.id), previousSecret: previous === null ? null : seal.close(previous, row.id) })
      .where(eq(id, row.id));
  }
  return unreadable;
}

/** The same for the secrets of plugins. */
async function renewPlugins(db: Db, seal: Seal): Promise<number> {
  const { id, secret, previousSecret } = plugin;
  const present = `${seal.prefix}%`;
  const outdated = await db.orm
    .select({ id, secret, previousSecret })
    .from(plugin)
    .where(or(notLike(secret, present), notLike(previousSecret, present)))
    .for('update');
  let unreadable = 0;
  for (const row of outdated) {
    const text = seal.open(row.secret, row.id);
    if (text === null) {
      unreadable += 1;
      continue;
    }
    const previous = row.previousSecret === null ? null : seal.open(row.previousSecret, row.id);
    await db.orm
      .update(plugin)
      .set({ secret: seal.close(text, row.id), previousSecret: previous === null ? null : seal.close(previous, row.id) })
      .where(eq(id, row.id));
  }
  return unreadable;
}

/** The same for keys and tokens of third-party accounts. */
async function renewThirdParty(db: Db, seal: Seal): Promise<number> {
  const { id, sessionKey, accessToken, refreshToken } = wechatUser;
  const columns = { sessionKey, accessToken, refreshToken };
  const outdated = await db.orm
    .select({ id, ...columns })
    .from(wechatUser)
    .where(or(...Object.values(columns).map((column) => notLike(column, `${seal.prefix}%`))))
    .for('update');
  let unreadable = 0;
  for (const { id: owner, ...stored } of outdated) {
    const renewed: Record<string, string> = {};
    for (const [name, sealed] of Object.entries(stored)) {
      if (sealed === null || sealed.startsWith(seal.prefix)) continue;
      const text = seal.open(sealed, owner);
      if (text === null) unreadable += 1;
      else renewed[name] = seal.close(text, owner);
    }
    if (Object.keys(renewed).length > 0) await db.orm.update(wechatUser).set(renewed).where(eq(id, owner));
  }
  return unreadable;
}

/** The same for the passwords of directory servers. */
async function renewBindPasswords(db: Db, seal: Seal): Promise<number> {
  const outdated = await db.orm
    .select({ id: ldapServer.id, bindPass: ldapServer.bindPass })
    .from(ldapServer)
    .where(and(isNotNull(ldapServer.bindPass), notLike(ldapServer.bindPass, `${seal.prefix}%`)))
    .for('update');
  let unreadable = 0;
  for (const { id, bindPass } of outdated) {
    const text = bindPass === null ? null : seal.open(bindPass, id);
    if (text === null) unreadable += 1;
    else
      await db.orm
        .update(ldapServer)
        .set({ bindPass: seal.close(text, id) })
        .where(eq(ldapServer.id, id));
  }
  return unreadable;
}

/** The same for the tokens of share links. */
async function renewTokens(db: Db, seal: Seal): Promise<number> {
  const outdated = await db.orm
    .select({ id: shareLink.id, token: shareLink.token })
    .from(shareLink)
    .where(notLike(shareLink.token, `${seal.prefix}%`))
    .for('update');
  let unreadable = 0;
  for (const { id, token } of outdated) {
    const text = seal.open(token, id);
    if (text === null) unreadable += 1;
    else
      await db.orm
        .update(shareLink)
        .set({ token: seal.close(text, id) })
        .where(eq(shareLink.id, id));
  }
  return unreadable;
}
