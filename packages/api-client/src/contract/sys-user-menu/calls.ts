import { get, post } from '../declare.js';

/** A user's own shortcuts to pages of their menu. The shortcuts of other users are neither visible nor editable. Compatible with the origin. */
export const sysUserMenu = {
  /** Ids of the pages among the caller's shortcuts. Compatible with the origin. */
  userMenuIdList: get('/api/sysUserMenu/userMenuIdList/{userId}', {
    permission: 'signed-in',
    required: ['userId'],
  }),
  /** The pages among the caller's shortcuts, limited to those still permitted. Compatible with the origin. */
  userMenuList: get('/api/sysUserMenu/userMenuList/{userId}', {
    permission: 'signed-in',
    required: ['userId'],
  }),
  /** Adds permitted pages to the caller's shortcuts; existing ones are kept. Compatible with the origin. */
  add: post('/api/sysUserMenu/add', {
    permission: 'signed-in',
    required: ['userId', 'menuIdList'],
  }),
  /** Removes pages from the shortcuts. Compatible with the origin. */
  delete: post('/api/sysUserMenu/delete', {
    permission: 'signed-in',
    required: ['userId', 'menuIdList'],
  }),
  /** Removes all pages from the shortcuts. Compatible with the origin. */
  deleteByUserId: post('/api/sysUserMenu/deleteByUserId/{userId}', {
    permission: 'signed-in',
    required: ['userId'],
  }),
};
