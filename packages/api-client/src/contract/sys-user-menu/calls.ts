import { get, post } from '../declare.js';

/** A user's own shortcuts to pages of their menu. As in the previous backend; those of other users are neither visible nor editable. */
export const sysUserMenu = {
  /** Ids of the pages among the caller's shortcuts. As in the previous backend. */
  userMenuIdList: get('/api/sysUserMenu/userMenuIdList/{userId}', {
    permission: 'signed-in',
    required: ['userId'],
  }),
  /** The pages among the caller's shortcuts, limited to those still permitted. As in the previous backend. */
  userMenuList: get('/api/sysUserMenu/userMenuList/{userId}', {
    permission: 'signed-in',
    required: ['userId'],
  }),
  /** Adds permitted pages to the caller's shortcuts; existing ones are kept. As in the previous backend. */
  add: post('/api/sysUserMenu/add', {
    permission: 'signed-in',
    required: ['userId', 'menuIdList'],
  }),
  /** Removes pages from the shortcuts. As in the previous backend. */
  delete: post('/api/sysUserMenu/delete', {
    permission: 'signed-in',
    required: ['userId', 'menuIdList'],
  }),
  /** Removes all pages from the shortcuts. As in the previous backend. */
  deleteByUserId: post('/api/sysUserMenu/deleteByUserId/{userId}', {
    permission: 'signed-in',
    required: ['userId'],
  }),
};
