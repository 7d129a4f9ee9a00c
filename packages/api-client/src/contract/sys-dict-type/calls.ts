import { get } from '../declare.js';

export const sysDictType = {
  /** Every dictionary: type code → its enabled values. As in the previous backend. */
  allDictList: get('/api/sysDictType/allDictList', {
    permission: 'signed-in',
  }),
};
