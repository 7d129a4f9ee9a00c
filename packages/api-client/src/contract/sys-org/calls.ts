import { crud } from '../crud.js';
import { get } from '../declare.js';
import { org } from './fields.js';

export const sysOrg = {
  ...crud(org, { list: 'list' }),
  /** The tree below `id`, or a flat list when filtered; organizations outside the data range are disabled. As in the previous backend. */
  list: get('/api/sysOrg/list', {
    permission: ['sysOrg:list', 'sysUser:page', 'sysRole:grantDataScope'],
  }),
};
