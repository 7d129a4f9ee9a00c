import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { constLists } from './catalogue.ts';

/** Lists of constants in the reader's language. As in the origin, `list` has the items of each under `data.result`. */
export const constHandlers: Handlers['sysConst'] = {
  list: (_, { locale }) => Promise.resolve(constLists(locale).map(({ code, name, items }) => ({ code, name, data: { result: items } }))),

  data({ typeName }, { locale }) {
    const list = constLists(locale).find(({ code }) => code.toLowerCase() === typeName.toLowerCase());
    if (!list) throw new BusinessError(ERROR.notFound);
    return Promise.resolve(list.items);
  },
};
