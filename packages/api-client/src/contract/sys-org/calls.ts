import { crud } from '../crud.js';
import { org } from './fields.js';

export const sysOrg = {
  /** The tree below `id`, or a flat list when filtered; organizations outside the data range are disabled. Compatible with the origin. */
  ...crud(org, { list: 'list', alsoFor: ['sysUser:page', 'sysRole:grantDataScope', 'sysNotice:add', 'sysNotice:update'] }),
};
