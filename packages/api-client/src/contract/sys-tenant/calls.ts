import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { tenant } from './fields.js';

/** Companies of this installation, for its administrators only. */
export const sysTenant = {
  /**
   * @add Creates a company with its root organization, a position and its first administrator. Compatible with the origin; returns both
   * ids.
   */
  ...crud(tenant, { list: 'page', reach: 'platform', proof: ['add'] }),
  /** Enables (1) or disables (2) a company; disabling ends the sessions of its users. Compatible with the origin. */
  setStatus: post('/api/sysTenant/setStatus', {
    permission: 'sysTenant:setStatus',
    reach: 'platform',
    required: ['id', 'status'],
  }),
  /** Generates a new password for the first administrator of a company, returned once. Compatible with the origin. */
  resetPwd: post('/api/sysTenant/resetPwd', {
    permission: 'sysTenant:resetPwd',
    reach: 'platform',
    required: ['userId'],
    proof: true,
  }),
  /** Sets the menus and buttons that a company may use at all. Compatible with the origin. */
  grantMenu: post('/api/sysTenant/grantMenu', {
    permission: 'sysTenant:grantMenu',
    reach: 'platform',
    required: ['id', 'menuIdList'],
    proof: true,
  }),
  /** Ids of the menus and buttons that a company may use. Compatible with the origin, which identifies it by `userId`. */
  ownMenuList: get('/api/sysTenant/ownMenuList', {
    permission: ['sysTenant:grantMenu', 'sysTenant:page'],
    reach: 'platform',
  }),
  /** The users of a company. Compatible with the origin. */
  userList: post('/api/sysTenant/userList', {
    permission: 'sysTenant:page',
    reach: 'platform',
    log: null,
    required: ['tenantId'],
  }),
  /** Creates a dedicated database for a company, where a backend supports it; ours separates companies by rows and refuses. */
  createDb: post('/api/sysTenant/createDb', {
    permission: ['sysTenant:add', 'sysTenant:update'],
    reach: 'platform',
    required: ['id'],
  }),
  /** Sets the tier of the company account. Not in the specification. */
  setTier: post('/api/sysTenant/setTier', {
    permission: 'sysTenant:setTier',
    reach: 'platform',
    required: ['id', 'tier'],
    proof: true,
  }),
  /** Adds berries with a ledger row, once per requestId; returns the balance. Not in the specification. */
  creditBerries: post('/api/sysTenant/creditBerries', {
    permission: 'sysTenant:creditBerries',
    reach: 'platform',
    required: ['id', 'amount', 'requestId'],
    proof: true,
  }),
};
