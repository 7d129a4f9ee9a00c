import type { WechatUserRow } from '@seaberry/api-client/schemas';
import { callerOf, type CallContext } from '../../http/handlers.ts';
import { assertMayChangeUser } from '../access/rights/service.ts';
import type { Seal } from '../auth/factors/seal/rules.ts';
import { accountRows, SECRETS, writeSecrets, type Secrets } from './repo.ts';

type Values = Record<string, unknown>;
type Bound = Pick<WechatUserRow, 'userId' | 'platformType' | 'openId'>;

const NONE: Bound = { userId: null, platformType: null, openId: '' };

/** The given secrets, encrypted; an empty one is removed. */
function closed(seal: Seal, id: string, input: Values): Secrets {
  const given = SECRETS.flatMap((name) => {
    const value = input[name];
    if (value === undefined) return [];
    return [[name, typeof value === 'string' && value !== '' ? seal.close(value, id) : null] as const];
  });
  return Object.fromEntries(given);
}

const withChange = (before: Bound, input: Values): Bound => ({
  userId: input['userId'] === undefined ? before.userId : (input['userId'] as string | null) || null,
  platformType: (input['platformType'] ?? before.platformType) as Bound['platformType'],
  openId: typeof input['openId'] === 'string' ? input['openId'] : before.openId,
});

const isSameAccount = (one: Bound, other: Bound): boolean => one.platformType === other.platformType && one.openId === other.openId;

/**
 * An account signs in as the user that it is bound to, so both users need to be in the caller's data range and have no more rights than the
 * caller, and a new binding needs a recent proof of identity.
 *
 * @throws BusinessError notFound, aboveYou, proofNeeded
 */
async function assertMayBind(context: CallContext, before: Bound, after: Bound): Promise<void> {
  const { db } = context.deps;
  const caller = callerOf(context);
  if (before.userId) await assertMayChangeUser(db, caller, before.userId);
  if (!after.userId || (after.userId === before.userId && isSameAccount(before, after))) return;
  await assertMayChangeUser(db, caller, after.userId);
  await context.requireProof();
}

/** Third-party accounts of the company. */
export const accounts = (seal: Seal, context: CallContext) => {
  const { db } = context.deps;
  const rows = accountRows(db);
  return {
    ...rows,
    async insert(change: Parameters<typeof rows.insert>[0], input: Values): Promise<string> {
      await assertMayBind(context, NONE, withChange(NONE, input));
      const id = await rows.insert(change, input);
      await writeSecrets(db, id, closed(seal, id, input));
      return id;
    },
    async update(...[change, id, input]: Parameters<typeof rows.update>): Promise<void> {
      const before = await rows.find(id);
      const after = withChange(before, input);
      await assertMayBind(context, before, after);
      await rows.update(change, id, input);
      // Keys and tokens belong to one account.
      const kept = isSameAccount(before, after) ? {} : { sessionKey: null, accessToken: null, refreshToken: null };
      await writeSecrets(db, id, { ...kept, ...closed(seal, id, input) });
    },
    async remove(...[id, version]: Parameters<typeof rows.remove>): Promise<void> {
      await assertMayBind(context, await rows.find(id), NONE);
      await rows.remove(id, version);
    },
  };
};
