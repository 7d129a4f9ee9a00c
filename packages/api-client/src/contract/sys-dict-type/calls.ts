import { crud } from '../crud.js';
import { get } from '../declare.js';
import { dictType } from './fields.js';

/** Dictionaries belong to the installation, so only platform administrators change them. */
export const sysDictType = {
  /**
   * One page of the dictionaries. Compatible with the origin.
   *
   * @add Creates a dictionary; its code is unique (D3001). Compatible with the origin.
   *
   * @update Changes a dictionary; a built-in one keeps its code. Compatible with the origin.
   *
   * @delete Removes a dictionary with its values; a built-in one cannot be removed. Compatible with the origin.
   *
   * @list Every dictionary. Compatible with the origin.
   *
   * @detail One dictionary. Compatible with the origin.
   *
   * @setStatus Enables (1) or disables (2) a dictionary. Compatible with the origin.
   */
  ...crud(dictType, { list: 'page', reach: 'platform', further: ['list', 'detail', 'setStatus'] }),
  /** The enabled values of a dictionary, by its code. Compatible with the origin. */
  dataList: get('/api/sysDictType/dataList', {
    permission: 'signed-in',
    required: ['code'],
  }),
  /** Every dictionary: type code → its enabled values. Compatible with the origin. */
  allDictList: get('/api/sysDictType/allDictList', {
    permission: 'signed-in',
  }),
};
