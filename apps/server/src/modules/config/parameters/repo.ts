import { parameter as entity } from '@seaberry/api-client/contract';
import type { Locale } from '@seaberry/i18n';
import { constants as en } from '@seaberry/i18n/messages/en/constants';
import { constants as zhCn } from '@seaberry/i18n/messages/zh-CN/constants';
import { constants as zhTw } from '@seaberry/i18n/messages/zh-TW/constants';
import type { Translated } from '@seaberry/i18n/messages/translated';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { repository } from '../../../db/entity/repository.ts';
import type { Db } from '../../../db/port.ts';
import { parameter } from '../../../db/schema/session.ts';
import { builtIn, GROUPS, PARAMETERS, type Parameters } from './catalogue.ts';

const TEXTS: Readonly<Record<Locale, Translated<typeof en.parameters>>> = {
  en: en.parameters,
  'zh-cn': zhCn.parameters,
  'zh-tw': zhTw.parameters,
};
const none = sql`null`;

/** Parameters; built-in ones with name and effect in the language of the reader, and with the value that the product uses. */
export const parameterRows = (db: Db, locale: Locale, parameters: Parameters) =>
  repository(db, entity, parameter, {
    extra: { kind: none, min: none, max: none, fixedBy: none },
    order: [
      sql`array_position(array[${sql.join(
        GROUPS.map((group) => sql`${group}`),
        sql`, `,
      )}]::text[], ${parameter.groupCode})`,
    ],
    shown(row) {
      const known = builtIn(String(row['code']));
      if (!known) return { ...row, kind: 'text' };
      const { name, effect } = TEXTS[locale][known.code];
      const { kind, min = null, max = null } = known;
      const variable = parameters.fixedBy(known);
      const value = (variable === null ? row['value'] : null) ?? parameters.defaultOf(known);
      return { ...row, name, remark: effect, value, kind, min, max, fixedBy: variable };
    },
  });

/** Entered values of the built-in parameters, by code. */
export async function readStored(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.transaction('system', () =>
    db.orm.select({ code: parameter.code, value: parameter.value }).from(parameter).where(isNotNull(parameter.value)),
  );
  return new Map(rows.flatMap(({ code, value }) => (value === null ? [] : [[code, value] as const])));
}

/** Id of a parameter by its code; null for an unknown one. */
export async function idOfCode(db: Db, code: string): Promise<string | null> {
  const [row] = await db.orm.select({ id: parameter.id }).from(parameter).where(eq(parameter.code, code));
  return row?.id ?? null;
}

/** Writes the rows of the built-in parameters. Entered values are kept; a parameter of one's own with such a code becomes a built-in one. */
export async function writeParameters(db: Db): Promise<void> {
  await db.transaction('system', async () => {
    for (const [position, { code, group }] of PARAMETERS.entries()) {
      const columns = { name: en.parameters[code].name, groupCode: group, sysFlag: 1 };
      await db.orm
        .insert(parameter)
        .values({ id: uuid(), code, ...columns, orderNo: (position + 1) * 10, createTime: sql`now()`, updateTime: sql`now()` })
        .onConflictDoUpdate({ target: parameter.code, set: columns, setWhere: sql`${parameter.sysFlag} <> 1` });
    }
  });
}
