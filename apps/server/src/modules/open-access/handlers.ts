import type { openAccess as entity } from '@seaberry/api-client/contract';
import { HTTP_METHODS } from '@seaberry/api-client/schemas';
import { changeOf, crudOver } from '../../http/crud.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import { callerOf, type CallContext, type Handlers } from '../../http/handlers.ts';
import { assertMayChangeUser } from '../access/rights/service.ts';
import type { Auth } from '../auth/service.ts';
import { companyOf, holdKey, keyRows, peopleNamed, writeKey } from './repo.ts';
import { isSecret, MASK, newAccessKey, newSecret, signatureOf } from './rules.ts';

const rows = ({ deps }: CallContext) => keyRows(deps.db);

/** Company of the user of a key. @throws FieldErrors; BusinessError aboveYou */
async function boundCompany(
  context: CallContext,
  { bindUserId, bindTenantId }: { bindUserId: string; bindTenantId?: string | null | undefined },
): Promise<string> {
  const { db } = context.deps;
  const tenantId = await companyOf(db, bindUserId);
  if (tenantId === null) throw new FieldErrors({ bindUserId: [ERROR.notFound] });
  if (bindTenantId && bindTenantId !== tenantId) throw new FieldErrors({ bindTenantId: ['notOfCompany'] });
  await assertMayChangeUser(db, callerOf(context), bindUserId);
  return tenantId;
}

/** A secret that the caller has chosen; null for none. @throws FieldErrors */
function chosenSecret(given: string | null | undefined): string | null {
  if (!given || given === MASK) return null;
  if (!isSecret(given)) throw new FieldErrors({ accessSecret: ['secretWeak'] });
  return given;
}

/** Access keys of the installation. */
export function openAccessHandlers({ seal }: Pick<Auth, 'seal'>): Handlers['sysOpenAccess'] {
  const calls = crudOver<typeof entity>(rows);
  return {
    page: calls.page,
    delete: calls.delete,
    async setStatus(input, context) {
      if (input.status === 1) await context.requireProof();
      return calls.setStatus(input, context);
    },

    async add({ accessSecret, ...input }, context) {
      const { db } = context.deps;
      const secret = chosenSecret(accessSecret) ?? newSecret();
      const bindTenantId = await boundCompany(context, input);
      const accessKey = input.accessKey || newAccessKey();
      const id = await rows(context).insert(changeOf(context), { ...input, accessKey, bindTenantId });
      await writeKey(db, id, { secret: seal.close(secret, id) });
      return { id, accessKey, accessSecret: secret, previousUntil: null };
    },

    async update({ id, accessSecret, ...input }, context) {
      const { db } = context.deps;
      const secret = chosenSecret(accessSecret);
      const bindTenantId = await boundCompany(context, input);
      await rows(context).update(changeOf(context), id, { ...input, accessKey: input.accessKey || undefined, bindTenantId });
      if (secret !== null) await writeKey(db, id, { secret: seal.close(secret, id), previousSecret: null, previousUntil: null });
      return null;
    },

    async rotate({ id, keepMinutes }, context) {
      const { db } = context.deps;
      const row = await holdKey(db, id);
      if (!row) throw new BusinessError(ERROR.notFound);
      const { userId, now } = changeOf(context);
      const secret = newSecret();
      const previousUntil = keepMinutes ? new Date(Date.parse(now) + keepMinutes * 60_000).toISOString() : null;
      await writeKey(db, row.id, {
        secret: seal.close(secret, row.id),
        previousSecret: previousUntil && row.secret,
        previousUntil,
        updatedBy: userId,
        updateTime: now,
      });
      return { id: row.id, accessKey: row.accessKey, accessSecret: secret, previousUntil };
    },

    secret: () => Promise.resolve(newSecret()),

    generateSignature({ accessSecret, method = 0, timestamp, ...request }) {
      const name = typeof method === 'number' ? HTTP_METHODS[method] : method;
      return Promise.resolve(signatureOf(accessSecret, { ...request, method: name ?? 'GET', timestamp: String(timestamp) }));
    },

    users: ({ text }, { deps }) => peopleNamed(deps.db, text ?? ''),
  };
}
