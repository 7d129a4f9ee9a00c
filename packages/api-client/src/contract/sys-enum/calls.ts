import { get } from '../declare.js';

/** Enumerations: numbers with a fixed meaning in the fields of the contract, read-only. */
export const sysEnum = {
  /** Every enumeration with its values. Compatible with the origin. */
  enumTypeList: get('/api/sysEnum/enumTypeList', {
    permission: 'signed-in',
  }),
  /** The values of one enumeration. Compatible with the origin. */
  enumDataList: get('/api/sysEnum/enumDataList', {
    permission: 'signed-in',
    required: ['enumName'],
  }),
};
