import { get, post } from '../declare.js';

/** The menu is shared by all companies, so only administrators of the installation change it. */
export const sysMenu = {
  /** The menu tree of the signed-in user. Spec §7. */
  loginMenuTree: get('/api/sysMenu/loginMenuTree', {
    permission: 'signed-in',
  }),
  /** The button codes of the signed-in user. Spec §6, §7. */
  ownBtnPermList: get('/api/sysMenu/ownBtnPermList', {
    permission: 'signed-in',
  }),
  /** The tree with its buttons, limited to those that the caller may grant, or a flat list when filtered. Spec §7. */
  list: get('/api/sysMenu/list', {
    permission: ['sysMenu:list', 'sysRole:grantMenu', 'sysRole:add', 'sysRole:update', 'sysTenant:grantMenu'],
  }),
  /** Creates a directory (1), menu (2) or button (3). Spec §7; as in the previous backend. */
  add: post('/api/sysMenu/add', {
    permission: 'sysMenu:add',
    reach: 'platform',
    required: ['title', 'type'],
  }),
  /** Changes or moves a menu row, never below itself nor below a button. Spec §7. */
  update: post('/api/sysMenu/update', {
    permission: 'sysMenu:update',
    reach: 'platform',
    required: ['id', 'title', 'type'],
  }),
  /** Removes a menu row with its descendants, from the roles as well; built-in rows cannot be removed. Spec §7. */
  delete: post('/api/sysMenu/delete', {
    permission: 'sysMenu:delete',
    reach: 'platform',
    required: ['id'],
  }),
};
