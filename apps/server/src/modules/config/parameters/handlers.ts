import { parameter } from '@seaberry/api-client/contract';
import type { ParameterRow } from '@seaberry/api-client/schemas';
import { rowMatcher } from '../../../db/entity/matching.ts';
import { pageOfRows } from '../../../db/entity/page-of.ts';
import { changeOf, crudOver } from '../../../http/crud.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError, FieldErrors, type Reason } from '../../../http/errors.ts';
import type { CallContext, Handlers } from '../../../http/handlers.ts';
import { publishToAll } from '../../../live/publish-to-all.ts';
import type { Auth } from '../../auth/service.ts';
import { compareIn } from '../../dict/repo.ts';
import { builtIn, GROUPS } from './catalogue.ts';
import { idOfCode, parameterRows } from './repo.ts';
import { readValue } from './rules.ts';

type Values = Record<string, unknown>;

const rowsOf = ({ deps, locale }: CallContext) => parameterRows(deps.db, locale, deps.parameters);

/** Value of a built-in parameter as it is stored; null restores the default. @param field Name of the field in errors. @throws FieldErrors */
function takenValue(row: ParameterRow, given: unknown, field: string): string | null | undefined {
  const known = builtIn(row.code ?? '');
  if (given === undefined || given === row.value || !known) return undefined;
  const refuse = (reason: Reason): never => {
    throw new FieldErrors({ [field]: [reason] });
  };
  if (row.fixedBy) return refuse({ code: 'setByOperator', params: { name: row.fixedBy } });
  const text = typeof given === 'string' ? given.trim() : '';
  if (text === '') return null;
  const taken = readValue(known, text);
  return 'reason' in taken ? refuse(taken.reason) : taken.value;
}

/** The product finds a built-in parameter by its code; name, group and remark are its own. */
function written(row: ParameterRow, input: Values): Values {
  if (row.sysFlag !== 1) return input;
  if (input['code'] !== row.code) throw new FieldErrors({ code: ['builtInCode'] });
  return { version: input['version'], value: takenValue(row, input['value'], 'value'), orderNo: input['orderNo'] };
}

/** In the transaction of a change: every process reads the parameters, and the rights that depend on them. Open pages fetch them again. */
export async function parametersChanged(auth: Auth, context: CallContext): Promise<void> {
  await context.deps.parameters.changed();
  await auth.sessions.changed(null);
  await publishToAll(context, 'settings');
}

/** In a transaction: sets values by code. @throws BusinessError for an unknown code; FieldErrors; Outdated */
export async function setValues(
  context: CallContext,
  items: readonly { code: string; value?: string | null | undefined; version?: number | null | undefined }[],
): Promise<void> {
  const rows = rowsOf(context);
  const refused: Record<string, readonly Reason[]> = {};
  for (const { code, value = null, version } of items) {
    const id = await idOfCode(context.deps.db, code);
    if (id === null) throw new BusinessError(ERROR.notFound);
    const row = await rows.find(id);
    try {
      const taken = row.sysFlag === 1 ? takenValue(row, value, code) : value;
      await rows.update(changeOf(context), id, { version, value: taken });
    } catch (error) {
      if (!(error instanceof FieldErrors)) throw error;
      Object.assign(refused, error.fields);
    }
  }
  if (Object.keys(refused).length > 0) throw new FieldErrors(refused);
}

type ParameterCalls = Omit<Handlers['sysSettings'], 'siteInfo' | 'saveSysInfo' | 'logo'>;

/** Parameters of the installation. */
export function parameterHandlers(auth: Auth): ParameterCalls {
  const changed = (context: CallContext) => parametersChanged(auth, context);
  const deletable = ({ sysFlag }: ParameterRow): void => {
    if (sysFlag === 1) throw new BusinessError('D9001');
  };
  return {
    ...crudOver<typeof parameter>(rowsOf, { written, deletable, changed }),
    page: async (input, context) => pageOfRows(parameter, await rowsOf(context).list(), input, compareIn(context.locale)),

    async list(input, context) {
      const matches = rowMatcher(parameter, input ?? {});
      const rows = await rowsOf(context).list();
      // Safe cast: a row has a value for each field of its entity.
      return matches ? rows.filter((row) => matches(row as Parameters<typeof matches>[0])) : rows;
    },

    async groupList(_, context) {
      const groups = (await rowsOf(context).list()).flatMap(({ groupCode }) => groupCode ?? []);
      return [...new Set([...GROUPS, ...groups])];
    },

    async batchUpdate(items, context) {
      await setValues(context, items);
      await changed(context);
      return null;
    },

    async batchDelete(ids, context) {
      const rows = rowsOf(context);
      for (const id of new Set(ids)) {
        if ((await rows.find(id)).sysFlag !== 1) await rows.remove(id);
      }
      await changed(context);
      return null;
    },
  };
}
