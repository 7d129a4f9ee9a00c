import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { user } from './fields.js';

/** Users. Calls of spec §7; actions on another user never exceed the caller's own permissions. */
export const sysUser = {
  /** Sex, account type, nickname, company, tenant; with us also tier and balance in berries. Spec §7. */
  baseInfo: get('/api/sysUser/baseInfo', {
    permission: 'signed-in',
  }),
  /**
   * Changes the caller's own base info, limited to the fields of the form; a new phone number or e-mail address requires the code sent to
   * it. Follows spec §5 and §7, which have no codes.
   */
  updateBaseInfo: post('/api/sysUser/baseInfo', {
    permission: 'signed-in',
  }),
  /** Changes the caller's own password and ends their other sessions. Spec §7. */
  changePwd: post('/api/sysUser/changePwd', {
    permission: 'signed-in',
    required: ['passwordOld', 'passwordNew'],
  }),
  /**
   * One page of the users in the caller's data range; `orgId` includes its descendants. Spec §7.
   *
   * @add Creates a user; returns the id. Account, e-mail and phone are unique across all companies. Spec §5, §7.
   *
   * @update Changes the fields of the form, except password and status; open sessions of the user get new permissions at once. Spec §7.
   *
   * @delete Removes a user, but neither oneself nor the first administrator of a company. Spec §7.
   */
  ...crud(user, { list: 'page', required: { add: ['account', 'realName'], update: [] }, proof: ['add'] }),
  /** Enables (1) or disables (2) a user; disabling ends their sessions. Spec §7. */
  setStatus: post('/api/sysUser/setStatus', {
    permission: 'sysUser:setStatus',
    required: ['id', 'status'],
  }),
  /** Generates a new password and returns it once; ends the sessions of the user. Spec §7. */
  resetPwd: post('/api/sysUser/resetPwd', {
    permission: 'sysUser:resetPwd',
    required: ['id'],
    proof: true,
  }),
  /** Unlocks an account that wrong passwords or wrong codes of a second factor have locked. Spec §7. */
  unlockLogin: post('/api/sysUser/unlockLogin', {
    permission: 'sysUser:unlockLogin',
    required: ['id'],
  }),
  /**
   * Removes all second factors of a user who has lost them, and ends their sessions; the user gets a message. Not in the specification, like
   * second factors.
   */
  removeFactors: post('/api/sysUser/removeFactors', {
    permission: 'sysUser:removeFactors',
    required: ['id'],
    proof: true,
  }),
  /** Sets the roles of a user. Spec §7. */
  grantRole: post('/api/sysUser/grantRole', {
    permission: 'sysUser:grantRole',
    required: ['userId', 'roleIdList'],
    proof: true,
  }),
  /** Ids of the roles of a user. Spec §5, §7. */
  ownRoleList: get('/api/sysUser/ownRoleList/{userId}', {
    permission: ['sysUser:grantRole', 'sysUser:update', 'sysUser:page'],
    required: ['userId'],
  }),
  /** The affiliated organizations of a user. Spec §5, §7. */
  ownExtOrgList: get('/api/sysUser/ownExtOrgList/{userId}', {
    permission: ['sysUser:update', 'sysUser:page'],
    required: ['userId'],
  }),
};
