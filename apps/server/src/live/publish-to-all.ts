import type { LiveTopic } from '@seaberry/api-client/contract';
import type { CallContext } from '../http/handlers.ts';
import { companiesOnline } from '../modules/auth/sessions/repo.ts';

/** In a transaction: a hint to the open pages of every company with signed-in users, after a change of what all companies share. */
export async function publishToAll({ deps: { db, live, clock } }: CallContext, topic: LiveTopic): Promise<void> {
  const companies = await companiesOnline(db, new Date(clock.wallNow()).toISOString());
  for (const tenantId of companies) await live.publish({ tenantId, topic });
}
