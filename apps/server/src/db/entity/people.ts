import { aliasedTable, sql, type SQL } from 'drizzle-orm';
import { appUser } from '../schema/core.ts';

const nameOf = (person: typeof appUser): SQL<string | null> => sql`coalesce(${person.realName}, ${person.account})`;

/** Who made a row, joined by `createdBy`, and who changed it, by `updatedBy`; null for somebody whom the reader does not see. */
export const creator = aliasedTable(appUser, 'creator');
export const editor = aliasedTable(appUser, 'editor');
export const creatorName = nameOf(creator);
export const editorName = nameOf(editor);
