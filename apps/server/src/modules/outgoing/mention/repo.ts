import type { MessageSetting } from '@seaberry/api-client/contract';
import { isLocale, type Locale } from '@seaberry/i18n';
import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { hasUuidIn } from '../../../db/ids.ts';
import type { Db } from '../../../db/port.ts';
import { appUser } from '../../../db/schema/core.ts';
import { notice } from '../../../db/schema/session.ts';
import { trackedOrder } from '../../../db/schema/tracking.ts';
import { orderFacts } from '../repo.ts';

/** The alert about a comment with the facts of its order; null if the order was deleted, or the alert is not about a comment. */
export async function findMention(db: Db, noticeId: string) {
  const [found] = await db.orm
    .select({ alert: notice.alert, tenantId: notice.tenantId, order: orderFacts })
    .from(notice)
    .innerJoin(trackedOrder, and(eq(trackedOrder.id, notice.billId), isNull(trackedOrder.deletedAt)))
    .where(eq(notice.id, noticeId));
  return found?.alert && 'author' in found.alert ? { ...found, alert: found.alert } : null;
}

const SETTINGS: readonly MessageSetting[] = ['mentions.email'];

/** Those of the users who can sign in, have an e-mail address and have not turned off e-mails about mentions. */
export async function findMailRecipients(
  db: Db,
  tenantId: string,
  people: readonly string[],
): Promise<{ id: string; email: string; language: Locale | null }[]> {
  const rows = await db.orm
    .select({ id: appUser.id, email: appUser.email, language: appUser.language })
    .from(appUser)
    .where(
      and(
        eq(appUser.tenantId, tenantId),
        hasUuidIn(appUser.id, people),
        eq(appUser.enabled, true),
        isNotNull(appUser.email),
        not(sql`${appUser.muted} @> ${JSON.stringify(SETTINGS)}::jsonb`),
      ),
    );
  return rows.flatMap(({ id, email, language }) => (email ? [{ id, email, language: isLocale(language) ? language : null }] : []));
}
