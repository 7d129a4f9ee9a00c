import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/port.ts';
import { dictData, dictType } from '../../db/schema/session.ts';
import { TYPES, VALUES } from './catalogue.ts';

/** The enabled values of the enabled dictionaries, in their order. */
export const readDictionaries = (db: Db) =>
  db.orm
    .select({
      type: dictData.typeCode,
      code: dictData.code,
      value: dictData.value,
      tagType: dictData.tagType,
      position: dictData.position,
    })
    .from(dictData)
    .innerJoin(dictType, eq(dictType.code, dictData.typeCode))
    .where(and(eq(dictType.enabled, true), eq(dictData.enabled, true)))
    .orderBy(dictType.position, dictType.code, dictData.position, dictData.code);

/** Writes missing dictionaries with their values. Existing ones are unchanged, since administrators may have edited or removed values. */
export async function writeDictionaries(db: Db): Promise<void> {
  await db.transaction('system', async () => {
    const inserted = await db.orm.insert(dictType).values(TYPES).onConflictDoNothing().returning({ code: dictType.code });
    const newTypes = new Set(inserted.map(({ code }) => code));
    const values = VALUES.filter(({ typeCode }) => newTypes.has(typeCode)).map((value) => ({ id: uuid(), ...value }));
    if (values.length > 0) await db.orm.insert(dictData).values(values).onConflictDoNothing();
  });
}
