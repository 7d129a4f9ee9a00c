import { get, post } from '../declare.js';
import { captcha, login } from './sign-in.js';

/** Sign-in and session (product specification §7, §4 "Session"). */
export const sysAuth = {
  captcha,
  login,
  /** Ends the session; answers with access-token: invalid_token. Spec §7. */
  logout: post('/api/sysAuth/logout', {
    log: 'visit',
    permission: 'signed-in',
  }),
  /** Signs in by a code that was sent; `phone` takes a phone number or an e-mail address. Spec §7. */
  loginPhone: post('/api/sysAuth/loginPhone', {
    log: 'visit',
    permission: 'public',
    required: ['phone', 'code'],
  }),
  /** Sends a code by SMS or e-mail; answers the same whether the address is known or not. Spec §5; the call is ours. */
  sendCode: post('/api/sysAuth/sendCode', {
    permission: 'public',
    required: ['to', 'purpose'],
  }),
  /** Makes a company account with its first person. Spec §5 "Register"; the call is ours. */
  register: post('/api/sysAuth/register', {
    log: 'visit',
    permission: 'public',
    required: ['account', 'code', 'password'],
  }),
  /** Sets a new password by a code that was sent, and ends every session of the person. Spec §5; the call is ours. */
  resetPassword: post('/api/sysAuth/resetPassword', {
    log: 'visit',
    permission: 'public',
    required: ['account', 'code', 'password'],
  }),
  /** Begins a sign-in that another signed-in device allows: an id for the QR code, a secret for asking. Ours. */
  scanCreate: post('/api/sysAuth/scanCreate', {
    permission: 'public',
    log: null,
  }),
  /** How far a sign-in by scan is; with the tokens, once, when it was allowed. Ours. */
  scanState: post('/api/sysAuth/scanState', {
    permission: 'public',
    required: ['id', 'secret'],
    log: null,
  }),
  /** The signed-in device says that it has scanned, allows or refuses. Ours. */
  scanConfirm: post('/api/sysAuth/scanConfirm', {
    log: 'visit',
    permission: 'signed-in',
    required: ['id', 'step'],
  }),
  /** Whether this is the password of the person who is signed in; wrong tries count towards the lock. Spec §7. */
  unLockScreen: post('/api/sysAuth/unLockScreen', {
    permission: 'signed-in',
    required: ['password'],
    orQuery: true,
  }),
  /** A pass for one path, once, within 60 s (`?ticket=`), for what cannot send a header. Ours. */
  ticket: post('/api/sysAuth/ticket', {
    permission: 'signed-in',
    required: ['path'],
    log: null,
  }),
  /** A new refresh token for the given access token. Spec §7. */
  refreshToken: get('/api/sysAuth/refreshToken', {
    permission: 'signed-in',
    required: ['accessToken'],
  }),
  /** Who is signed in, with the list of button codes. Spec §7. */
  userInfo: get('/api/sysAuth/userInfo', {
    log: 'visit',
    permission: 'signed-in',
  }),
};
