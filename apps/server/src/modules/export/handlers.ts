import { callerOf, outside, type Handlers } from '../../http/handlers.ts';
import { errorText } from '../../http/texts.ts';
import { SHEET_ROWS } from '../../spreadsheet/xlsx.ts';
import { filesOf } from './repo.ts';
import { openFile, removeExport, retryExport, startExport, wallNow } from './service.ts';

/** Export files of whole lists, each for the user who requested it. */
export const exportHandlers: Handlers['sysExport'] = {
  start: startExport,

  async mine(_, context) {
    const rows = await filesOf(context.deps.db, callerOf(context).userId, wallNow(context.deps));
    return rows.map(({ id, title, format, state, done, total, cursor, fault, createTime, expiresAt }) => ({
      id,
      title,
      format,
      state,
      done,
      total,
      fault,
      message: fault === null ? null : errorText(context.locale, fault, { limit: SHEET_ROWS - 1 }),
      createTime,
      size: state === 'ready' ? cursor.size : null,
      expireTime: expiresAt,
    }));
  },

  async retry({ id }, context) {
    await retryExport(id, context);
    return null;
  },

  async remove({ id }, context) {
    await removeExport(id, context);
    return null;
  },

  download: outside(({ id }, context) => openFile(id, context)),
};
