import { get } from '../declare.js';

export const sysConst = {
  /**
   * Every list of constants: choices that are fixed in the program, unlike a dictionary. Each has its code, and its items in `data.result`.
   * Spec §7.
   */
  list: get('/api/sysConst/list', {
    permission: 'signed-in',
  }),
  /** One list of constants. Spec §7. */
  data: get('/api/sysConst/data/{typeName}', {
    permission: 'signed-in',
    required: ['typeName'],
  }),
};
