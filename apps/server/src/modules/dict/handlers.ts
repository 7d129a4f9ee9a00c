import { dictData, dictType } from '@seaberry/api-client/contract';
import type { Answered, DictDataRow, DictTypeRow } from '@seaberry/api-client/schemas';
import { pageOfRows } from '../../db/entity/page-of.ts';
import { lockKey } from '../../db/locks.ts';
import { changeOf, crudOver } from '../../http/crud.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import type { CallContext, Handlers } from '../../http/handlers.ts';
import { publishToAll } from '../../live/publish-to-all.ts';
import { labelOf } from './catalogue.ts';
import { compareIn, enabledType, readDictionaries, typeRows, valueRows, writeOrder } from './repo.ts';

type Dictionaries = Answered<'sysDictType', 'allDictList'>;

const types = ({ deps, locale }: CallContext) => typeRows(deps.db, locale);
const values = ({ deps, locale }: CallContext) => valueRows(deps.db, locale);

/** After a change: open pages fetch the dictionaries again. */
async function changed(context: CallContext): Promise<null> {
  await publishToAll(context, 'dictionary');
  return null;
}

/** A row that the product finds by its code keeps the code. @throws FieldErrors */
function keepsCode({ builtIn, code }: DictTypeRow | DictDataRow, given: unknown): void {
  if (builtIn && given !== code) throw new FieldErrors({ code: ['builtInCode'] });
}

/** The values with this status in a dictionary; of a disabled or unknown dictionary none. */
async function valuesOf(context: CallContext, code: string, status?: number | null): Promise<DictDataRow[]> {
  const dictTypeId = await enabledType(context.deps.db, code);
  return dictTypeId ? (await values(context)).list({ dictTypeId, status }) : [];
}

/** Dictionaries of the installation; every company has the same. */
export const dictTypeHandlers: Handlers['sysDictType'] = {
  ...crudOver<typeof dictType>(types, {
    changed,
    written(row, input) {
      keepsCode(row, input['code']);
      return input['name'] === row.name ? { ...input, name: undefined } : input;
    },
    deletable({ builtIn }) {
      if (builtIn) throw new BusinessError('builtInDictionary');
    },
  }),
  page: async (input, context) => pageOfRows(dictType, await types(context).list(), input, compareIn(context.locale)),
  dataList: ({ code }, context) => valuesOf(context, code, 1),

  /**
   * `code` is the stored value; `value` and `name` are both the label. The origin has the label in `value` for dictionaries made by
   * administrators and in `name` for those made from constants, so its clients read either.
   */
  async allDictList(_, { deps, locale }) {
    const rows = await readDictionaries(deps.db);
    const all: Dictionaries = {};
    for (const { type, code, value, position, ...more } of rows) {
      const label = labelOf(locale, type, code, value);
      const filled = Object.fromEntries(Object.entries(more).filter(([, one]) => one !== null));
      (all[type] ??= []).push({ typeCode: type, code, value: label, name: label, ...filled, orderNo: position });
    }
    return all;
  },
};

const valueCalls = crudOver<typeof dictData>(values, {
  changed,
  written(row, input) {
    keepsCode(row, input['code']);
    return input['value'] === row.value ? { ...input, value: undefined } : input;
  },
  deletable({ builtIn }) {
    if (builtIn) throw new BusinessError('builtInValue');
  },
});

export const dictDataHandlers: Handlers['sysDictData'] = {
  ...valueCalls,
  async page(input, context) {
    const rows = await (await values(context)).list({ dictTypeId: input.dictTypeId });
    return pageOfRows(dictData, rows, input, compareIn(context.locale));
  },
  dataList: ({ code, status }, context) => valuesOf(context, code, status),
  dataListOf: ({ code }, context) => valuesOf(context, code, 1),

  async add(input, context) {
    await types(context).find(input.dictTypeId);
    return valueCalls.add(input, context);
  },

  async order({ dictTypeId, ids }, context) {
    const { db } = context.deps;
    await types(context).find(dictTypeId);
    await lockKey(db, `order:dict_data:${dictTypeId}`);
    const present = (await (await values(context)).list({ dictTypeId })).map(({ id }) => id);
    if (ids.some((id) => !present.includes(id))) throw new BusinessError(ERROR.dictionaryValueNotFound);
    await writeOrder(db, [...new Set([...ids, ...present])], changeOf(context));
    return changed(context);
  },
};
