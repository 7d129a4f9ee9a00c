import { get, post } from '../declare.js';

export const sysOrg = {
  /** The tree below `id`, or a flat list when it is filtered; what lies outside of the data range is disabled. As the present back end. */
  list: get('/api/sysOrg/list', {
    permission: ['sysOrg:list', 'sysUser:page', 'sysRole:grantDataScope'],
  }),
  /** Makes an organization; answers its id. Spec §5; as the present back end. */
  add: post('/api/sysOrg/add', {
    permission: 'sysOrg:add',
    required: ['name', 'code'],
  }),
  /** Changes or moves an organization, never below itself. As the present back end. */
  update: post('/api/sysOrg/update', {
    permission: 'sysOrg:update',
    required: ['id', 'name', 'code'],
  }),
  /** Removes an organization and what lies below it, unless somebody belongs there. As the present back end. */
  delete: post('/api/sysOrg/delete', {
    permission: 'sysOrg:delete',
    required: ['id'],
  }),
};
