import { eq } from 'drizzle-orm';
import { isUuid } from '@seaberry/tracking/rules';
import { appUser } from '../../db/schema/core.ts';
import { changeOf } from '../../http/crud.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import { callerOf, outside, scopeOf, type Handlers } from '../../http/handlers.ts';
import { avatarOf } from './picture/service.ts';
import { newFileId, readFile, replacePicture } from './picture/repo.ts';
import { fileRows, filesOf, findFile } from './stored/repo.ts';
import { addressesOf, deleteFile, openAddress, openFile, relate, renamed, requireClean } from './stored/service.ts';
import {
  abandonUpload,
  beginUpload,
  finishUpload,
  limitsOf,
  relationOf,
  storePart,
  uploadProgress,
  uploadWhole,
} from './upload/service.ts';

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

  preview: outside(async ({ id }, context) => {
    const { db } = context.deps;
    const picture = isUuid(id) ? await db.transaction(scopeOf(context), () => readFile(db, id)) : null;
    if (picture) return { kind: 'file', ...picture, inline: true };
    if (!callerOf(context).buttons.has('sysFile:downloadFile')) throw new BusinessError(ERROR.notFound);
    return openFile(id, context, true);
  }),

  page: (input, context) => fileRows(context.deps.db).page(input),

  async relationFiles({ relationName, relationId }, context) {
    const { db } = context.deps;
    if (!isUuid(relationId)) return [];
    const found = await filesOf(db, relationName, relationId);
    return Promise.all(found.map(({ id }) => fileRows(db).find(id)));
  },

  async update({ id, ...input }, context) {
    const rows = fileRows(context.deps.db);
    const { suffix } = await rows.find(id);
    await rows.update(changeOf(context), id, { ...input, fileName: renamed(input.fileName, suffix ?? '') });
    return null;
  },

  async delete({ id, version }, context) {
    await deleteFile(context, id, version);
    return null;
  },

  async attach({ id, ...relation }, context) {
    await fileRows(context.deps.db).find(id);
    await relate(context, id, await relationOf(context, relation));
    return null;
  },

  async release({ id }, context) {
    await fileRows(context.deps.db).find(id);
    await relate(context, id, { relationName: null, relationId: null });
    return null;
  },

  limits: (_, context) => limitsOf(context),
  uploadFile: outside(uploadWhole),
  begin: beginUpload,
  part: outside(storePart),
  uploaded: ({ id }, context) => uploadProgress(id, context),
  finish: outside(({ id }, context) => finishUpload(id, context)),

  async abandon({ id }, context) {
    await abandonUpload(id, context);
    return null;
  },

  async address({ id }, context) {
    const { db } = context.deps;
    return addressesOf(context.deps, requireClean(isUuid(id) ? await findFile(db, id) : null));
  },

  content: outside(openAddress),
  downloadFile: outside(({ id }, context) => openFile(id, context, false)),
};
