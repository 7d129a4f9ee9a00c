import { get, post } from '../declare.js';

/** Users. Calls of spec §7; actions on another user never exceed the caller's own permissions. */
export const sysUser = {
  /** Sex, account type, nickname, company, tenant; with us also tier and balance in berries. Spec §7. */
  baseInfo: get('/api/sysUser/baseInfo', {
    permission: 'signed-in',
  }),
  /**
   * Changes the caller's own particulars, and nothing but what the form offers; a new phone number or e-mail address with the code that was
   * sent there. Spec §5, §7; the codes are ours.
   */
  updateBaseInfo: post('/api/sysUser/baseInfo', {
    permission: 'signed-in',
  }),
  /** Changes the caller's own password and ends their other sessions. Spec §7. */
  changePwd: post('/api/sysUser/changePwd', {
    permission: 'signed-in',
    required: ['passwordOld', 'passwordNew'],
  }),
  /** One page of the people in the data range of the caller; `orgId` takes in what lies below it. Spec §7. */
  page: post('/api/sysUser/page', {
    permission: 'sysUser:page',
    log: null,
    exports: true,
  }),
  /** Makes a person; answers the id. Account, e-mail and phone are unique over all companies. Spec §5, §7. */
  add: post('/api/sysUser/add', {
    permission: 'sysUser:add',
    required: ['account', 'realName'],
  }),
  /** Changes what the form offers, not password and status; sessions of the person see new rights at once. Spec §7. */
  update: post('/api/sysUser/update', {
    permission: 'sysUser:update',
    required: ['id'],
  }),
  /** Removes a person, but neither oneself nor the first administrator of a company. Spec §7. */
  delete: post('/api/sysUser/delete', {
    permission: 'sysUser:delete',
    required: ['id'],
  }),
  /** Enables (1) or disables (2) a person; disabling ends their sessions. Spec §7. */
  setStatus: post('/api/sysUser/setStatus', {
    permission: 'sysUser:setStatus',
    required: ['id', 'status'],
  }),
  /** Makes a new password and answers it this once; ends the sessions of the person. Spec §7. */
  resetPwd: post('/api/sysUser/resetPwd', {
    permission: 'sysUser:resetPwd',
    required: ['id'],
  }),
  /** Lifts the lock that wrong passwords put on an account. Spec §7. */
  unlockLogin: post('/api/sysUser/unlockLogin', {
    permission: 'sysUser:unlockLogin',
    required: ['id'],
  }),
  /** Sets the roles of a person. Spec §7. */
  grantRole: post('/api/sysUser/grantRole', {
    permission: 'sysUser:grantRole',
    required: ['userId', 'roleIdList'],
  }),
  /** Ids of the roles of a person. Spec §5, §7. */
  ownRoleList: get('/api/sysUser/ownRoleList/{userId}', {
    permission: ['sysUser:grantRole', 'sysUser:update', 'sysUser:page'],
    required: ['userId'],
  }),
  /** The affiliated organizations of a person. Spec §5, §7. */
  ownExtOrgList: get('/api/sysUser/ownExtOrgList/{userId}', {
    permission: ['sysUser:update', 'sysUser:page'],
    required: ['userId'],
  }),
};
