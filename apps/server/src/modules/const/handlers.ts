import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { constLists } from './catalogue.ts';

/** Lists of constants in the reader's language (product specification §3, §7): `list` has the items under `data.result`, `data` returns them. */
export const constHandlers: Handlers['sysConst'] = {
  list: (_, { locale }) => Promise.resolve(constLists(locale).map(({ code, name, items }) => ({ code, name, data: { result: items } }))),

  data({ typeName }, { locale }) {
    const list = constLists(locale).find(({ code }) => code.toLowerCase() === typeName.toLowerCase());
    if (!list) throw new BusinessError(ERROR.notFound);
    return Promise.resolve(list.items);
  },
};
