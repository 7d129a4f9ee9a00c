import { get, post } from '../declare.js';

/** A user's own shortcuts to pages of their menu. As the present back end; those of other users are neither visible nor editable. */
export const sysUserMenu = {
  /** Ids of the pages among the caller's shortcuts. As the present back end. */
  userMenuIdList: get('/api/sysUserMenu/userMenuIdList/{userId}', {
    permission: 'signed-in',
    required: ['userId'],
  }),
  /** The pages among the caller's shortcuts, as far as they are still held. As the present back end. */
  userMenuList: get('/api/sysUserMenu/userMenuList/{userId}', {
    permission: 'signed-in',
    required: ['userId'],
  }),
  /** Adds pages that the caller holds to the shortcuts; those that are there already stay. As the present back end. */
  add: post('/api/sysUserMenu/add', {
    permission: 'signed-in',
    required: ['userId', 'menuIdList'],
  }),
  /** Takes pages from the shortcuts. As the present back end. */
  delete: post('/api/sysUserMenu/delete', {
    permission: 'signed-in',
    required: ['userId', 'menuIdList'],
  }),
  /** Takes all pages from the shortcuts. As the present back end. */
  deleteByUserId: post('/api/sysUserMenu/deleteByUserId/{userId}', {
    permission: 'signed-in',
    required: ['userId'],
  }),
};
