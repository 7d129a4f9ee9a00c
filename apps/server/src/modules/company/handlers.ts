import { tenant } from '../../db/schema/core.ts';
import { requireVersion } from '../../db/versions.ts';
import { FieldErrors, SignedOut } from '../../http/errors.ts';
import { createRateWindows } from '../../http/rate-windows.ts';
import { callerOf, outside, scopeOf, type CallContext, type Handlers } from '../../http/handlers.ts';
import { logoOf } from '../file/picture/service.ts';
import { newFileId, replacePicture } from '../file/picture/repo.ts';
import { makeKey } from './rules.ts';
import { companyNameReasons, lockCompanyName, readCompany, renameRoot, writeCompany } from './repo.ts';
import { countTakenName } from './taken/service.ts';
import { usageOf } from './usage/repo.ts';

const USAGE_DAYS = 30;

const wallNow = ({ deps }: CallContext): string => new Date(deps.clock.wallNow()).toISOString();
const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** The company of the caller; no call takes a company id. */
export const companyHandlers: Handlers['company'] = {
  async info(_, context) {
    const company = await readCompany(context.deps.db, callerOf(context).tenantId);
    if (!company) throw new SignedOut();
    return company;
  },

  update: outside(async ({ version, name, abbreviation, number }, context) => {
    const trimmed = name.trim();
    if (!trimmed) throw new FieldErrors({ name: ['required'] });
    const { tenantId } = callerOf(context);
    const { db, clock } = context.deps;
    const reasons = await db.transaction(scopeOf(context), async () => {
      // Locks the row and then the name, in the same order as the module `tenant`, which avoids deadlocks.
      const before = await lockCompanyName(db, tenantId);
      await requireVersion(db, tenant, { id: tenantId, version }, () => readCompany(db, tenantId), 'info');
      const taken = await companyNameReasons(db, trimmed, tenantId);
      if (taken.length > 0) return taken;
      if (before !== null) await renameRoot(db, tenantId, { before, after: trimmed }, wallNow(context));
      await writeCompany(db, tenantId, { name: trimmed, abbreviation: orNull(abbreviation), number: orNull(number) });
      context.writeAuditEntry();
      return taken;
    });
    if (reasons.length === 0) return null;
    await countTakenName(createRateWindows(db, clock.wallNow), tenantId);
    throw new FieldErrors({ name: reasons });
  }),

  async rotateKey(_, context) {
    const { key, hash, hint } = makeKey();
    const columns = { keyHash: hash, keyHint: hint, keyTime: wallNow(context) };
    await writeCompany(context.deps.db, callerOf(context).tenantId, columns);
    return { key, keyHint: hint };
  },

  uploadLogo: outside(async ({ file }, context) => {
    const { tenantId } = callerOf(context);
    const { db } = context.deps;
    const picture = await logoOf(file);
    const id = newFileId();
    await db.transaction(scopeOf(context), async () => {
      // This comes first since it locks the row: of two concurrent uploads, the second then removes the picture of the first.
      await writeCompany(db, tenantId, { logoFileId: id });
      await replacePicture(db, id, { tenantId, ownerId: tenantId, kind: 'logo' }, picture, wallNow(context));
      context.writeAuditEntry();
    });
    return { id };
  }),

  usage(input, context) {
    const { db, clock } = context.deps;
    return usageOf(db, callerOf(context).tenantId, input?.days ?? USAGE_DAYS, clock.domainNow());
  },
};
