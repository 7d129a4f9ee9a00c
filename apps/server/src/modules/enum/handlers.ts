import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { enumerations } from './catalogue.ts';

/** Enumerations in the reader's language. */
export const enumHandlers: Handlers['sysEnum'] = {
  enumTypeList: (_, { locale }) => Promise.resolve(enumerations(locale)),

  enumDataList({ enumName }, { locale }) {
    const found = enumerations(locale).find(({ typeName }) => typeName.toLowerCase() === enumName.toLowerCase());
    if (!found) throw new BusinessError(ERROR.notFound);
    return Promise.resolve(found.enumEntities);
  },
};
