import { get } from '../declare.js';

export const sysDictType = {
  /** Every dictionary: type code → its enabled values. As the present back end. */
  allDictList: get('/api/sysDictType/allDictList', {
    permission: 'signed-in',
  }),
};
