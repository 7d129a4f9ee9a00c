import { get, post } from './declare.js';

/** People. Those of spec §7; what a caller may do to somebody never goes beyond what they may do themselves. */
export const sysUser = {
  baseInfo: get('/api/sysUser/baseInfo', {
    permission: 'signed-in',
    doc: 'Sex, account type, nickname, company, tenant; with us also tier and balance in berries. Spec §7.',
  }),
  updateBaseInfo: post('/api/sysUser/baseInfo', {
    permission: 'signed-in',
    doc: "Changes the caller's own particulars, and nothing but what the form offers; a new phone number or e-mail address with the code that was sent there. Spec §5, §7; the codes are ours.",
  }),
  changePwd: post('/api/sysUser/changePwd', {
    permission: 'signed-in',
    required: ['passwordOld', 'passwordNew'],
    doc: "Changes the caller's own password and ends their other sessions. Spec §7.",
  }),
  page: post('/api/sysUser/page', {
    permission: 'sysUser:page',
    log: null,
    doc: 'One page of the people in the data range of the caller; `orgId` takes in what lies below it. Spec §7.',
  }),
  add: post('/api/sysUser/add', {
    permission: 'sysUser:add',
    required: ['account', 'realName'],
    doc: 'Makes a person; answers the id. Account, e-mail and phone are unique over all companies. Spec §5, §7.',
  }),
  update: post('/api/sysUser/update', {
    permission: 'sysUser:update',
    required: ['id'],
    doc: 'Changes what the form offers, not password and status; sessions of the person see new rights at once. Spec §7.',
  }),
  delete: post('/api/sysUser/delete', {
    permission: 'sysUser:delete',
    required: ['id'],
    doc: 'Removes a person, but neither oneself nor the first administrator of a company. Spec §7.',
  }),
  setStatus: post('/api/sysUser/setStatus', {
    permission: 'sysUser:setStatus',
    required: ['id', 'status'],
    doc: 'Enables (1) or disables (2) a person; disabling ends their sessions. Spec §7.',
  }),
  resetPwd: post('/api/sysUser/resetPwd', {
    permission: 'sysUser:resetPwd',
    required: ['id'],
    doc: 'Makes a new password and answers it this once; ends the sessions of the person. Spec §7.',
  }),
  unlockLogin: post('/api/sysUser/unlockLogin', {
    permission: 'sysUser:unlockLogin',
    required: ['id'],
    doc: 'Lifts the lock that wrong passwords put on an account. Spec §7.',
  }),
  grantRole: post('/api/sysUser/grantRole', {
    permission: 'sysUser:grantRole',
    required: ['userId', 'roleIdList'],
    doc: 'Sets the roles of a person. Spec §7.',
  }),
  ownRoleList: get('/api/sysUser/ownRoleList/{userId}', {
    permission: ['sysUser:grantRole', 'sysUser:update', 'sysUser:page'],
    required: ['userId'],
    doc: 'Ids of the roles of a person. Spec §5, §7.',
  }),
  ownExtOrgList: get('/api/sysUser/ownExtOrgList/{userId}', {
    permission: ['sysUser:update', 'sysUser:page'],
    required: ['userId'],
    doc: 'The affiliated organizations of a person. Spec §5, §7.',
  }),
};

/** A person's own shortcuts to pages of their menu. As the present back end; nobody sees or changes those of somebody else. */
export const sysUserMenu = {
  userMenuIdList: get('/api/sysUserMenu/userMenuIdList/{userId}', {
    permission: 'signed-in',
    required: ['userId'],
    doc: "Ids of the pages among the caller's shortcuts. As the present back end.",
  }),
  userMenuList: get('/api/sysUserMenu/userMenuList/{userId}', {
    permission: 'signed-in',
    required: ['userId'],
    doc: "The pages among the caller's shortcuts, as far as they are still held. As the present back end.",
  }),
  add: post('/api/sysUserMenu/add', {
    permission: 'signed-in',
    required: ['userId', 'menuIdList'],
    doc: 'Adds pages that the caller holds to the shortcuts; those that are there already stay. As the present back end.',
  }),
  delete: post('/api/sysUserMenu/delete', {
    permission: 'signed-in',
    required: ['userId', 'menuIdList'],
    doc: 'Takes pages from the shortcuts. As the present back end.',
  }),
  deleteByUserId: post('/api/sysUserMenu/deleteByUserId/{userId}', {
    permission: 'signed-in',
    required: ['userId'],
    doc: 'Takes all pages from the shortcuts. As the present back end.',
  }),
};

export const sysRole = {
  page: post('/api/sysRole/page', {
    permission: 'sysRole:page',
    log: null,
    doc: 'One page of the roles of the company, the built-in ones among them. As the present back end.',
  }),
  list: get('/api/sysRole/list', {
    permission: ['sysRole:page', 'sysUser:add', 'sysUser:update', 'sysUser:grantRole'],
    doc: 'Id, name and code of the enabled roles. As the present back end.',
  }),
  add: post('/api/sysRole/add', {
    permission: 'sysRole:add',
    required: ['name', 'code'],
    doc: 'Makes a role; answers its id. Spec §5; as the present back end.',
  }),
  update: post('/api/sysRole/update', {
    permission: 'sysRole:update',
    required: ['id', 'name', 'code'],
    doc: 'Changes name, code, sort, note, status and, where it is given, the menus. As the present back end.',
  }),
  delete: post('/api/sysRole/delete', {
    permission: 'sysRole:delete',
    required: ['id'],
    doc: 'Removes a role that nobody has. As the present back end.',
  }),
  setStatus: post('/api/sysRole/setStatus', {
    permission: 'sysRole:setStatus',
    required: ['id', 'status'],
    doc: 'Enables (1) or disables (2) a role. As the present back end.',
  }),
  grantMenu: post('/api/sysRole/grantMenu', {
    permission: 'sysRole:grantMenu',
    required: ['id', 'menuIdList'],
    doc: 'Sets the menus and buttons of a role; nobody grants what they do not hold. As the present back end.',
  }),
  grantDataScope: post('/api/sysRole/grantDataScope', {
    permission: 'sysRole:grantDataScope',
    required: ['id', 'dataScope'],
    doc: 'Sets the data range of a role, with its organizations where it is a custom one. As the present back end.',
  }),
  ownMenuList: get('/api/sysRole/ownMenuList', {
    permission: ['sysRole:grantMenu', 'sysRole:update', 'sysRole:page'],
    required: ['id'],
    doc: 'Ids of the menus and buttons of a role, the half-checked ones among them. As the present back end.',
  }),
  ownOrgList: get('/api/sysRole/ownOrgList', {
    permission: ['sysRole:grantDataScope', 'sysRole:page'],
    required: ['id'],
    doc: 'Ids of the organizations of a custom data range. As the present back end.',
  }),
};

export const sysOrg = {
  list: get('/api/sysOrg/list', {
    permission: ['sysOrg:list', 'sysUser:page', 'sysRole:grantDataScope'],
    doc: 'The tree below `id`, or a flat list when it is filtered; what lies outside of the data range is disabled. As the present back end.',
  }),
  add: post('/api/sysOrg/add', {
    permission: 'sysOrg:add',
    required: ['name', 'code'],
    doc: 'Makes an organization; answers its id. Spec §5; as the present back end.',
  }),
  update: post('/api/sysOrg/update', {
    permission: 'sysOrg:update',
    required: ['id', 'name', 'code'],
    doc: 'Changes or moves an organization, never below itself. As the present back end.',
  }),
  delete: post('/api/sysOrg/delete', {
    permission: 'sysOrg:delete',
    required: ['id'],
    doc: 'Removes an organization and what lies below it, unless somebody belongs there. As the present back end.',
  }),
};

export const sysPos = {
  list: get('/api/sysPos/list', {
    permission: ['sysPos:list', 'sysUser:page'],
    doc: 'All positions of the company. As the present back end.',
  }),
  add: post('/api/sysPos/add', {
    permission: 'sysPos:add',
    required: ['name', 'code'],
    doc: 'Makes a position. Spec §5; as the present back end.',
  }),
  update: post('/api/sysPos/update', {
    permission: 'sysPos:update',
    required: ['id', 'name', 'code'],
    doc: 'Changes a position. As the present back end.',
  }),
  delete: post('/api/sysPos/delete', {
    permission: 'sysPos:delete',
    required: ['id'],
    doc: 'Removes a position that nobody has. As the present back end.',
  }),
};

/** The menu is one for all companies, so that changing it is for the administrators of the installation. */
export const sysMenu = {
  loginMenuTree: get('/api/sysMenu/loginMenuTree', {
    permission: 'signed-in',
    doc: 'The menu tree of the person who is signed in. Spec §7.',
  }),
  ownBtnPermList: get('/api/sysMenu/ownBtnPermList', {
    permission: 'signed-in',
    doc: 'The button codes of the person who is signed in. Spec §6, §7.',
  }),
  list: get('/api/sysMenu/list', {
    permission: ['sysMenu:list', 'sysRole:grantMenu', 'sysRole:add', 'sysRole:update', 'sysTenant:grantMenu'],
    doc: 'The tree with its buttons as far as the caller may grant it, or a flat list when it is filtered. Spec §7.',
  }),
  add: post('/api/sysMenu/add', {
    permission: 'sysMenu:add',
    reach: 'platform',
    required: ['title', 'type'],
    doc: 'Makes a directory (1), menu (2) or button (3). Spec §7; as the present back end.',
  }),
  update: post('/api/sysMenu/update', {
    permission: 'sysMenu:update',
    reach: 'platform',
    required: ['id', 'title', 'type'],
    doc: 'Changes or moves a menu row, never below itself nor below a button. Spec §7.',
  }),
  delete: post('/api/sysMenu/delete', {
    permission: 'sysMenu:delete',
    reach: 'platform',
    required: ['id'],
    doc: 'Removes a menu row with all below it, from the roles as well; rows that came with the product stay. Spec §7.',
  }),
};

/** Companies on this installation: for its administrators alone. */
export const sysTenant = {
  page: post('/api/sysTenant/page', {
    permission: 'sysTenant:page',
    reach: 'platform',
    log: null,
    doc: 'One page of the companies with their first administrator, tier and balance. As the present back end; tier and berries are ours.',
  }),
  add: post('/api/sysTenant/add', {
    permission: 'sysTenant:add',
    reach: 'platform',
    required: ['name', 'adminAccount'],
    doc: 'Makes a company with its root organization, a position and its first administrator. As the present back end; answers both ids.',
  }),
  update: post('/api/sysTenant/update', {
    permission: 'sysTenant:update',
    reach: 'platform',
    required: ['id', 'name'],
    doc: 'Changes name, contact, sort and note. As the present back end, which can also give a company a database of its own.',
  }),
  delete: post('/api/sysTenant/delete', {
    permission: 'sysTenant:delete',
    reach: 'platform',
    required: ['id'],
    doc: 'Removes a company that has never tracked an order, with its people; never the own one. As the present back end.',
  }),
  setStatus: post('/api/sysTenant/setStatus', {
    permission: 'sysTenant:setStatus',
    reach: 'platform',
    required: ['id', 'status'],
    doc: 'Enables (1) or disables (2) a company; disabling ends the sessions of its people. As the present back end.',
  }),
  resetPwd: post('/api/sysTenant/resetPwd', {
    permission: 'sysTenant:resetPwd',
    reach: 'platform',
    required: ['userId'],
    doc: 'A new password for the first administrator of a company, answered this once. As the present back end.',
  }),
  grantMenu: post('/api/sysTenant/grantMenu', {
    permission: 'sysTenant:grantMenu',
    reach: 'platform',
    required: ['id', 'menuIdList'],
    doc: 'Sets which menus and buttons a company may use at all. As the present back end.',
  }),
  ownMenuList: get('/api/sysTenant/ownMenuList', {
    permission: ['sysTenant:grantMenu', 'sysTenant:page'],
    reach: 'platform',
    required: ['id'],
    doc: 'Ids of the menus and buttons that a company may use. As the present back end, which asks by `userId`.',
  }),
  userList: post('/api/sysTenant/userList', {
    permission: 'sysTenant:page',
    reach: 'platform',
    log: null,
    required: ['tenantId'],
    doc: 'The people of a company. As the present back end.',
  }),
  createDb: post('/api/sysTenant/createDb', {
    permission: ['sysTenant:add', 'sysTenant:update'],
    reach: 'platform',
    required: ['id'],
    doc: 'Makes a database of its own for a company, where a back end keeps companies so; ours keeps them apart by rows and says so.',
  }),
  setTier: post('/api/sysTenant/setTier', {
    permission: 'sysTenant:setTier',
    reach: 'platform',
    required: ['id', 'tier'],
    doc: 'Sets the tier of the company account. Spec §1; the call is ours.',
  }),
  creditBerries: post('/api/sysTenant/creditBerries', {
    permission: 'sysTenant:creditBerries',
    reach: 'platform',
    required: ['id', 'amount', 'requestId'],
    doc: 'Adds berries with a ledger row, once for each requestId; answers the balance. Spec §1; the call is ours.',
  }),
};

export const sysOnlineUser = {
  page: post('/api/sysOnlineUser/page', {
    permission: 'sysOnlineUser:page',
    log: null,
    doc: 'Who is signed in and was seen a moment ago, one row a session. As the present back end.',
  }),
  forceOffline: post('/api/sysOnlineUser/forceOffline', {
    permission: 'sysOnlineUser:forceOffline',
    required: ['connectionId'],
    doc: 'Ends a session; its pages leave at once. As the present back end.',
  }),
};
