import { get } from '../declare.js';

export const sysConst = {
  /** Every list of constants: items with code and data.result. Spec §7. */
  list: get('/api/sysConst/list', {
    permission: 'signed-in',
  }),
  /** One list of constants. Spec §7. */
  data: get('/api/sysConst/data/{typeName}', {
    permission: 'signed-in',
    required: ['typeName'],
  }),
};
