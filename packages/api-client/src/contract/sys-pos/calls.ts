import { get, post } from '../declare.js';

export const sysPos = {
  /** All positions of the company. As the present back end. */
  list: get('/api/sysPos/list', {
    permission: ['sysPos:list', 'sysUser:page'],
  }),
  /** Makes a position. Spec §5; as the present back end. */
  add: post('/api/sysPos/add', {
    permission: 'sysPos:add',
    required: ['name', 'code'],
  }),
  /** Changes a position. As the present back end. */
  update: post('/api/sysPos/update', {
    permission: 'sysPos:update',
    required: ['id', 'name', 'code'],
  }),
  /** Removes a position that nobody has. As the present back end. */
  delete: post('/api/sysPos/delete', {
    permission: 'sysPos:delete',
    required: ['id'],
  }),
};
