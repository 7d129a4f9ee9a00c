import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { role } from './fields.js';

export const sysRole = {
  ...crud(role, { list: 'page' }),
  /** Id, name and code of the enabled roles. Compatible with the origin. */
  list: get('/api/sysRole/list', {
    permission: ['sysRole:page', 'sysUser:add', 'sysUser:update', 'sysUser:grantRole', 'sysLdap:add', 'sysLdap:update'],
  }),
  /** Enables (1) or disables (2) a role. Compatible with the origin. */
  setStatus: post('/api/sysRole/setStatus', {
    permission: 'sysRole:setStatus',
    required: ['id', 'status'],
  }),
  /** Sets the menus and buttons of a role; users can only grant what they hold. Compatible with the origin. */
  grantMenu: post('/api/sysRole/grantMenu', {
    permission: 'sysRole:grantMenu',
    required: ['id', 'menuIdList'],
    proof: true,
  }),
  /** Sets the data range of a role, with its organizations for a custom range. Compatible with the origin. */
  grantDataScope: post('/api/sysRole/grantDataScope', {
    permission: 'sysRole:grantDataScope',
    required: ['id', 'dataScope'],
    proof: true,
  }),
  /** Ids of the menus and buttons of a role, including half-checked ones. Compatible with the origin. */
  ownMenuList: get('/api/sysRole/ownMenuList', {
    permission: ['sysRole:grantMenu', 'sysRole:update', 'sysRole:page'],
    required: ['id'],
  }),
  /** Ids of the organizations of a custom data range. Compatible with the origin. */
  ownOrgList: get('/api/sysRole/ownOrgList', {
    permission: ['sysRole:grantDataScope', 'sysRole:page'],
    required: ['id'],
  }),
};
