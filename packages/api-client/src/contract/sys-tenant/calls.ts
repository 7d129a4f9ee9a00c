import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { tenant } from './fields.js';

/** Companies on this installation: for its administrators alone. */
export const sysTenant = {
  ...crud(tenant, { list: 'page', reach: 'platform' }),
  /** Creates a company with its root organization, a position and its first administrator. As the present back end; returns both ids. */
  add: post('/api/sysTenant/add', {
    permission: 'sysTenant:add',
    reach: 'platform',
    required: ['name', 'adminAccount'],
  }),
  /** Enables (1) or disables (2) a company; disabling ends the sessions of its users. As the present back end. */
  setStatus: post('/api/sysTenant/setStatus', {
    permission: 'sysTenant:setStatus',
    reach: 'platform',
    required: ['id', 'status'],
  }),
  /** Generates a new password for the first administrator of a company, returned once. As the present back end. */
  resetPwd: post('/api/sysTenant/resetPwd', {
    permission: 'sysTenant:resetPwd',
    reach: 'platform',
    required: ['userId'],
  }),
  /** Sets the menus and buttons that a company may use at all. As the present back end. */
  grantMenu: post('/api/sysTenant/grantMenu', {
    permission: 'sysTenant:grantMenu',
    reach: 'platform',
    required: ['id', 'menuIdList'],
  }),
  /** Ids of the menus and buttons that a company may use. As the present back end, which identifies it by `userId`. */
  ownMenuList: get('/api/sysTenant/ownMenuList', {
    permission: ['sysTenant:grantMenu', 'sysTenant:page'],
    reach: 'platform',
    required: ['id'],
  }),
  /** The users of a company. As the present back end. */
  userList: post('/api/sysTenant/userList', {
    permission: 'sysTenant:page',
    reach: 'platform',
    log: null,
    required: ['tenantId'],
  }),
  /** Creates a dedicated database for a company, where a back end supports it; ours separates companies by rows and refuses. */
  createDb: post('/api/sysTenant/createDb', {
    permission: ['sysTenant:add', 'sysTenant:update'],
    reach: 'platform',
    required: ['id'],
  }),
  /** Sets the tier of the company account. Spec §1; the call is ours. */
  setTier: post('/api/sysTenant/setTier', {
    permission: 'sysTenant:setTier',
    reach: 'platform',
    required: ['id', 'tier'],
  }),
  /** Adds berries with a ledger row, once per requestId; returns the balance. Spec §1; the call is ours. */
  creditBerries: post('/api/sysTenant/creditBerries', {
    permission: 'sysTenant:creditBerries',
    reach: 'platform',
    required: ['id', 'amount', 'requestId'],
  }),
};
