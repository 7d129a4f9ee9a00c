import { crud } from '../crud.js';
import { get } from '../declare.js';
import { menu } from './fields.js';

/** The menu is shared by all companies, so only platform administrators change it. */
export const sysMenu = {
  /** The menu tree of the signed-in user. Spec §7. */
  loginMenuTree: get('/api/sysMenu/loginMenuTree', {
    permission: 'signed-in',
  }),
  /** The button codes of the signed-in user. Spec §6, §7. */
  ownBtnPermList: get('/api/sysMenu/ownBtnPermList', {
    permission: 'signed-in',
  }),
  /**
   * The tree with its buttons, limited to those that the caller may grant, or a flat list when filtered. Spec §7.
   *
   * @add Creates a directory (1), menu (2) or button (3). Spec §7; compatible with the origin.
   *
   * @update Changes or moves a menu row, never below itself nor below a button. Spec §7.
   *
   * @delete Removes a menu row with its descendants, from the roles as well; built-in rows cannot be removed. Spec §7.
   */
  ...crud(menu, {
    list: 'list',
    alsoFor: ['sysRole:grantMenu', 'sysRole:add', 'sysRole:update', 'sysTenant:grantMenu'],
    reach: 'platform',
    listReach: 'range',
  }),
};
