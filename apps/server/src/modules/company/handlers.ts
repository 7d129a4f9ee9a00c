import type { TIERS } from '@seaberry/api-client/schemas';
import { FieldErrors, SignedOut } from '../../http/errors.ts';
import { callerOf, outside, scopeOf, type CallContext, type Handlers } from '../../http/handlers.ts';
import { logoOf } from '../file/service.ts';
import { newFileId, replacePicture } from '../file/repo.ts';
import { makeKey } from './rules.ts';
import { companyNameReasons, renameRoot } from './repo.ts';
import { usageOf } from './usage/repo.ts';

const USAGE_DAYS = 30;

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  abbreviation: string | null;
  number: string | null;
  key_hint: string | null;
  key_time: string | null;
  logo_file_id: string | null;
  berry_balance: number;
  tier: (typeof TIERS)[number];
}

const wallNow = ({ deps }: CallContext): string => new Date(deps.clock.wallNow()).toISOString();
const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** The company of the person who calls; no call takes the id of one. */
export const companyHandlers: Handlers['company'] = {
  async info(_, context) {
    const [row] = await context.deps.db.sql<Row>(
      'select id, name, abbreviation, number, key_hint, key_time, logo_file_id, berry_balance, tier from tenant where id = $1',
      [callerOf(context).tenantId],
    );
    if (!row) throw new SignedOut();
    const { key_hint: keyHint, key_time: keyTime, logo_file_id: logo, berry_balance: berries, ...rest } = row;
    return { ...rest, keyHint, keyTime, logo, berries };
  },

  async update({ name, abbreviation, number }, context) {
    const trimmed = name.trim();
    if (!trimmed) throw new FieldErrors({ name: ['required'] });
    const { tenantId } = callerOf(context);
    const { db } = context.deps;
    // The row before the name, as whoever administers the installation takes them: two at once do not wait for each other.
    const [before] = await db.sql<{ name: string }>('select name from tenant where id = $1 for no key update', [tenantId]);
    const reasons = await companyNameReasons(db, trimmed, tenantId);
    if (reasons.length > 0) throw new FieldErrors({ name: reasons });
    if (before) await renameRoot(db, tenantId, { before: before.name, after: trimmed }, wallNow(context));
    await db.sql('update tenant set name = $2, abbreviation = $3, number = $4 where id = $1', [
      tenantId,
      trimmed,
      orNull(abbreviation),
      orNull(number),
    ]);
    return null;
  },

  async rotateKey(_, context) {
    const { key, hash, hint } = makeKey();
    await context.deps.db.sql('update tenant set key_hash = $2, key_hint = $3, key_time = $4 where id = $1', [
      callerOf(context).tenantId,
      hash,
      hint,
      wallNow(context),
    ]);
    return { key, keyHint: hint };
  },

  uploadLogo: outside(async ({ file }, context) => {
    const { tenantId } = callerOf(context);
    const { db } = context.deps;
    const picture = await logoOf(file);
    const id = newFileId();
    await db.unit(scopeOf(context), async () => {
      // First: it holds the row, so that of two uploads at once the second finds the picture of the first.
      await db.sql('update tenant set logo_file_id = $2 where id = $1', [tenantId, id]);
      await replacePicture(db, id, { tenantId, ownerId: tenantId, kind: 'logo' }, picture, wallNow(context));
      context.tell();
    });
    return { id };
  }),

  usage(input, context) {
    const { db, clock } = context.deps;
    return usageOf(db, callerOf(context).tenantId, input?.days ?? USAGE_DAYS, clock.domainNow());
  },
};
