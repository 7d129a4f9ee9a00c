import { get } from '../declare.js';

export const sysDictType = {
  /** Every dictionary: type code → its enabled values. Compatible with the origin. */
  allDictList: get('/api/sysDictType/allDictList', {
    permission: 'signed-in',
  }),
};
