import { eq } from 'drizzle-orm';
import { appUser } from '../../db/schema/core.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import { callerOf, outside, scopeOf, type Handlers } from '../../http/handlers.ts';
import { isUuid } from '@seaberry/tracking/rules';
import { avatarOf } from './service.ts';
import { newFileId, readFile, replacePicture } from './repo.ts';

export const fileHandlers: Handlers['sysFile'] = {
  uploadAvatar: outside(async ({ file }, context) => {
    const { tenantId, userId } = callerOf(context);
    const { db, clock } = context.deps;
    const picture = await avatarOf(file);
    const id = newFileId();
    const now = new Date(clock.wallNow()).toISOString();
    await db.transaction(scopeOf(context), async () => {
      // This comes first since it locks the row: of two concurrent uploads, the second then removes the picture of the first.
      await db.orm.update(appUser).set({ avatar: id, updateTime: now }).where(eq(appUser.id, userId));
      await replacePicture(db, id, { tenantId, ownerId: userId, kind: 'avatar' }, picture, now);
      context.writeAuditEntry();
    });
    return { id, url: `/api/sysFile/preview/${id}` };
  }),

  async preview({ id }, { deps }) {
    const file = isUuid(id) ? await readFile(deps.db, id) : null;
    if (!file) throw new BusinessError(ERROR.notFound);
    return { kind: 'file', ...file, inline: true };
  },
};
