import { get, post } from '../declare.js';

/** A user's own shortcuts to pages of their menu. As the present back end; those of other users are neither visible nor editable. */
export const sysUserMenu = {
  /** Ids of the pages among the caller's shortcuts. As the present back end. */
  userMenuIdList: get('/api/sysUserMenu/userMenuIdList/{userId}', {
    permission: 'signed-in',
    required: ['userId'],
  }),
  /** The pages among the caller's shortcuts, limited to those still permitted. As the present back end. */
  userMenuList: get('/api/sysUserMenu/userMenuList/{userId}', {
    permission: 'signed-in',
    required: ['userId'],
  }),
  /** Adds permitted pages to the caller's shortcuts; existing ones are kept. As the present back end. */
  add: post('/api/sysUserMenu/add', {
    permission: 'signed-in',
    required: ['userId', 'menuIdList'],
  }),
  /** Removes pages from the shortcuts. As the present back end. */
  delete: post('/api/sysUserMenu/delete', {
    permission: 'signed-in',
    required: ['userId', 'menuIdList'],
  }),
  /** Removes all pages from the shortcuts. As the present back end. */
  deleteByUserId: post('/api/sysUserMenu/deleteByUserId/{userId}', {
    permission: 'signed-in',
    required: ['userId'],
  }),
};
