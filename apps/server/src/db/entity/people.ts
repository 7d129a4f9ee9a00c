import { aliasedTable, sql, type SQL } from 'drizzle-orm';
import { appUser } from '../schema/core.ts';

export const nameOf = (person: typeof appUser): SQL<string | null> => sql`coalesce(${person.realName}, ${person.account})`;

/** Creator of a row, joined by `createdBy`, and last editor, by `updatedBy`; null for a user outside the reader's data range. */
export const creator = aliasedTable(appUser, 'creator');
export const editor = aliasedTable(appUser, 'editor');
export const creatorName = nameOf(creator);
export const editorName = nameOf(editor);
