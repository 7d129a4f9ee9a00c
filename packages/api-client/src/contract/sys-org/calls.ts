import { crud } from '../crud.js';
import { org } from './fields.js';

export const sysOrg = {
  /** The tree below `id`, or a flat list when filtered; organizations outside the data range are disabled. As in the previous backend. */
  ...crud(org, { list: 'list', alsoFor: ['sysUser:page', 'sysRole:grantDataScope'] }),
};
