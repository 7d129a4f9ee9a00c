import { crud } from '../crud.js';
import { post } from '../declare.js';
import { wechatUser } from './fields.js';

/** Accounts of users at WeChat and other platforms. */
export const sysWechatUser = {
  /**
   * One page of the third-party accounts, without their keys and tokens. Compatible with the origin.
   *
   * @add Adds a third-party account. Binding it to a user needs a recent proof of identity. Compatible with the origin.
   *
   * @update Changes a third-party account, or the user that it is bound to. Omitted keys and tokens are kept, unless the account is now
   * another one. Compatible with the origin.
   */
  ...crud(wechatUser, { list: 'page' }),
  /** Ends the binding to a user. Not in the specification. */
  unbind: post('/api/sysWechatUser/unbind', {
    permission: 'sysWechatUser:update',
    required: ['id'],
  }),
};
