import * as z from 'zod/mini';
import type { sysUserMenu } from './calls.js';
import { idInput, idsInput, idsResult } from '../inputs.js';
import { menuEntry } from '../menu-entry.js';
import { noResult, type SchemasOf } from '../parts.js';

// The "user menu" of the origin: a user's shortcuts to pages.

const ofUser = z.object({ userId: idInput });

const shortcuts = z.object({ userId: idInput, menuIdList: idsInput });

export const schemas = {
  userMenuIdList: { input: ofUser, result: idsResult },
  userMenuList: { input: ofUser, result: z.array(menuEntry) },
  add: { input: shortcuts, result: noResult },
  delete: { input: shortcuts, result: noResult },
  deleteByUserId: { input: ofUser, result: noResult },
} satisfies SchemasOf<typeof sysUserMenu>;
