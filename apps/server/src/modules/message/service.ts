import type { SentMessage } from '@seaberry/api-client/contract';
import type { Parsed } from '@seaberry/api-client/schemas';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { v7 as uuid } from 'uuid';
import type { Deps } from '../../deps.ts';
import { BusinessError, TooMany } from '../../http/errors.ts';
import type { SignedIn } from '../../http/handlers.ts';
import { onlineUserIds } from '../online/repo.ts';

/** Messages that a user may send in a minute, per process of the server. */
export const PER_MINUTE = 30;

/** Receivers named in one hint: a database notification has at most 8,000 bytes. */
const NAMED_IN_HINT = 50;

type Given = Pick<Parsed<'sysMessage', 'sendAllUser'>, 'title' | 'message' | 'messageType'>;

type Used = Pick<Deps, 'db' | 'live' | 'clock'>;

/** Messages to signed-in users, carried by live hints; only the operation log keeps them. */
export function createMessages() {
  const sent = new RateLimiterMemory({ points: PER_MINUTE, duration: 60 });

  async function count(userId: string): Promise<void> {
    try {
      await sent.consume(userId);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new TooMany(Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  }

  const messageOf = ({ clock }: Used, { realName, account }: SignedIn, { title, message, messageType }: Given): SentMessage => ({
    title: title ?? '',
    text: message,
    type: messageType ?? 0,
    // A user can choose the name, but not the account.
    sender: realName ? `${realName} (${account})` : account,
    time: new Date(clock.wallNow()).toISOString(),
  });

  async function publishTo({ live }: Used, tenantId: string, userIds: readonly string[], message: SentMessage): Promise<void> {
    const id = uuid();
    for (let at = 0; at < userIds.length; at += NAMED_IN_HINT)
      await live.publish({ tenantId, topic: 'message', id, userIds: userIds.slice(at, at + NAMED_IN_HINT), message });
  }

  return {
    /**
     * In a transaction: sends to those of the users who are signed in and in the caller's data range.
     *
     * @throws BusinessError notOnline if none is; TooMany
     */
    async toUsers(deps: Used, caller: SignedIn, userIds: readonly string[], given: Given): Promise<void> {
      await count(caller.userId);
      const online = await onlineUserIds(deps.db, caller, deps.clock.wallNow());
      const receivers = online.filter((id) => userIds.includes(id));
      if (receivers.length === 0) throw new BusinessError('notOnline');
      await publishTo(deps, caller.tenantId, receivers, messageOf(deps, caller, given));
    },

    /** In a transaction: sends to every signed-in user in the caller's data range, except some. @throws TooMany */
    async toAll(deps: Used, caller: SignedIn, except: readonly string[], given: Given): Promise<void> {
      await count(caller.userId);
      const message = messageOf(deps, caller, given);
      if (caller.orgs === null) {
        await deps.live.publish({ tenantId: caller.tenantId, topic: 'message', id: uuid(), except, message });
        return;
      }
      const online = await onlineUserIds(deps.db, caller, deps.clock.wallNow());
      await publishTo(
        deps,
        caller.tenantId,
        online.filter((id) => !except.includes(id)),
        message,
      );
    },
  };
}
