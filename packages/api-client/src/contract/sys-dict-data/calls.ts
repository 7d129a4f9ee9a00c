import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { dictData } from './fields.js';

/** Values of dictionaries. A change of them is one of their dictionary, with its permission codes. */
export const sysDictData = {
  /**
   * One page of the values of a dictionary. Compatible with the origin.
   *
   * @add Adds a value to a dictionary, in which its code is unique (D3003). Compatible with the origin.
   *
   * @update Changes a value; a built-in one keeps its code. Compatible with the origin.
   *
   * @delete Removes a value, unless the product itself writes its code. Compatible with the origin.
   *
   * @list Every value of a dictionary, by its id. Compatible with the origin.
   *
   * @detail One value. Compatible with the origin.
   *
   * @setStatus Enables (1) or disables (2) a value. Compatible with the origin.
   */
  ...crud(dictData, {
    list: 'page',
    reach: 'platform',
    codes: 'sysDictType',
    further: ['list', 'detail', 'setStatus'],
    required: { list: ['dictTypeId'] },
  }),
  /** Puts the values of a dictionary into the order of `ids`; the others follow. Not in the specification. */
  order: post('/api/sysDictData/order', {
    permission: 'sysDictType:update',
    reach: 'platform',
    required: ['dictTypeId', 'ids'],
  }),
  /** The values of a dictionary by its code, all or those of one status. Compatible with the origin. */
  dataList: get('/api/sysDictData/dataList', {
    permission: 'signed-in',
    required: ['code'],
  }),
  /** The enabled values of a dictionary, by its code in the path. Compatible with the origin. */
  dataListOf: get('/api/sysDictData/dataList/{code}', {
    permission: 'signed-in',
    required: ['code'],
  }),
};
