import { dictData as dataEntity, dictType as typeEntity } from '@seaberry/api-client/contract';
import { BCP47, type Locale } from '@seaberry/i18n';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { repository } from '../../db/entity/repository.ts';
import type { Db } from '../../db/port.ts';
import { dictData, dictType } from '../../db/schema/session.ts';
import { isBuiltIn, isWritten, labelOf, nameOf, TYPES, VALUES } from './catalogue.ts';

const columns = { orderNo: 'position' } as const;
const none = sql`null`;

/** Dictionaries, named in the language of the reader. */
export const typeRows = (db: Db, locale: Locale) =>
  repository(db, typeEntity, dictType, {
    columns,
    unknown: 'dictionaryNotFound',
    extra: { builtIn: none },
    shown: (row) => {
      const code = String(row['code']);
      return { ...row, name: nameOf(locale, code, String(row['name'])), builtIn: isBuiltIn(code) };
    },
  });

/** Values of dictionaries, labelled in the language of the reader. */
export async function valueRows(db: Db, locale: Locale) {
  const types = await db.orm.select({ id: dictType.id, code: dictType.code }).from(dictType);
  const codes = new Map(types.map(({ id, code }) => [id, code]));
  return repository(db, dataEntity, dictData, {
    columns,
    unknown: 'dictionaryValueNotFound',
    extra: { name: none, builtIn: none },
    shown: (row) => {
      const typeCode = codes.get(String(row['dictTypeId'])) ?? '';
      const code = String(row['code']);
      const label = labelOf(locale, typeCode, code, String(row['value']));
      return { ...row, value: label, name: label, builtIn: isWritten(typeCode, code) };
    },
  });
}

/** Order of labels in a language. */
export const compareIn = (locale: Locale): ((a: string, b: string) => number) => {
  const collator = new Intl.Collator(BCP47[locale], { numeric: true });
  return (a, b) => collator.compare(a, b);
};

/** Id of a dictionary, by its code; a disabled one has no values to choose from. */
export async function enabledType(db: Db, code: string): Promise<string | null> {
  const [type] = await db.orm
    .select({ id: dictType.id })
    .from(dictType)
    .where(and(eq(dictType.code, code), eq(dictType.enabled, true)));
  return type?.id ?? null;
}

/** The enabled values of the enabled dictionaries, in their order. */
export const readDictionaries = (db: Db) =>
  db.orm
    .select({
      type: dictType.code,
      code: dictData.code,
      value: dictData.value,
      tagType: dictData.tagType,
      remark: dictData.remark,
      extData: dictData.extData,
      position: dictData.position,
    })
    .from(dictData)
    .innerJoin(dictType, eq(dictType.id, dictData.dictTypeId))
    .where(and(eq(dictType.enabled, true), eq(dictData.enabled, true)))
    .orderBy(dictType.position, dictType.code, dictData.position, dictData.createTime, dictData.code);

const STEP = 10;

/** In a transaction: puts the values of a dictionary into this order; rows that stay where they are do not change. */
export async function writeOrder(db: Db, ids: readonly string[], { userId, now }: { userId: string; now: string }): Promise<void> {
  const wanted = ids.map((id, at) => ({ id, position: (at + 1) * STEP }));
  await db.sql(
    `update dict_data d set position = o.position, updated_by = $2, update_time = $3
     from jsonb_to_recordset($1::jsonb) as o(id uuid, position int) where d.id = o.id and d.position <> o.position`,
    [JSON.stringify(wanted), userId, now],
  );
}

/** Writes missing dictionaries with their values. Existing ones are unchanged, since administrators may have edited or removed values. */
export async function writeDictionaries(db: Db): Promise<void> {
  await db.transaction('system', async () => {
    const written = { createTime: sql`now()`, updateTime: sql`now()` };
    const types = TYPES.map((type) => ({ id: uuid(), ...type, ...written }));
    const inserted = await db.orm.insert(dictType).values(types).onConflictDoNothing().returning({ id: dictType.id, code: dictType.code });
    const newTypes = new Map(inserted.map(({ id, code }) => [code, id]));
    const values = VALUES.flatMap(({ typeCode, ...value }) => {
      const dictTypeId = newTypes.get(typeCode);
      return dictTypeId ? [{ id: uuid(), dictTypeId, ...value, ...written }] : [];
    });
    if (values.length > 0) await db.orm.insert(dictData).values(values).onConflictDoNothing();
  });
}
