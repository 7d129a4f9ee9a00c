import { get, post } from '../declare.js';
import { captcha, login } from './sign-in.js';

/** Sign-in and session (product specification §7, §4 "Session"). */
export const sysAuth = {
  captcha,
  login,
  /** Ends the session; responds with access-token: invalid_token. Spec §7. */
  logout: post('/api/sysAuth/logout', {
    log: 'visit',
    permission: 'signed-in',
  }),
  /**
   * New tokens for the refresh token in the cookie of this session, which changes each time. A sign-in with the header `X-Refresh-Cookie: 1`
   * sets it, and gives the refresh token in neither body nor header. Not in the specification.
   */
  renew: post('/api/sysAuth/renew', {
    permission: 'public',
    required: ['sessionId'],
    log: null,
  }),
  /** Signs in with a code; `phone` accepts a phone number or an e-mail address. Spec §7. */
  loginPhone: post('/api/sysAuth/loginPhone', {
    log: 'visit',
    permission: 'public',
    required: ['phone', 'code'],
  }),
  /** Sends a code by SMS or email; the response does not reveal whether the address exists. Spec §5, which has no such call. */
  sendCode: post('/api/sysAuth/sendCode', {
    permission: 'public',
    required: ['to', 'purpose'],
  }),
  /** Creates a company account with its first user. Not in the specification. */
  register: post('/api/sysAuth/register', {
    log: 'visit',
    permission: 'public',
    required: ['account', 'code', 'password'],
  }),
  /** Sets a new password with a code, and ends every session of the user. Not in the specification. */
  resetPassword: post('/api/sysAuth/resetPassword', {
    log: 'visit',
    permission: 'public',
    required: ['account', 'code', 'password'],
  }),
  /**
   * Restores the e-mail address and phone number from before a change, with the token that was sent there; ends every session of the user
   * and makes a new password necessary. Not in the specification.
   */
  undoContact: post('/api/sysAuth/undoContact', {
    log: 'visit',
    permission: 'public',
    required: ['token'],
  }),
  /** Starts a sign-in by scan: returns an id for the QR code and a secret for polling. Not in the specification. */
  scanCreate: post('/api/sysAuth/scanCreate', {
    permission: 'public',
    log: null,
  }),
  /** State of a sign-in by scan; after approval it returns the tokens once. Not in the specification. */
  scanState: post('/api/sysAuth/scanState', {
    permission: 'public',
    required: ['id', 'secret'],
    log: null,
  }),
  /** Report of the signed-in device: scanned, approved or rejected. Not in the specification. */
  scanConfirm: post('/api/sysAuth/scanConfirm', {
    log: 'visit',
    permission: 'signed-in',
    required: ['id', 'step'],
  }),
  /** Verifies the password of the signed-in user; failures count towards the lock. Spec §7. */
  unLockScreen: post('/api/sysAuth/unLockScreen', {
    permission: 'signed-in',
    required: ['password'],
    orQuery: true,
  }),
  /**
   * Proves again who the signed-in user is, for calls that need a recent proof: by password, or by second factor or recovery code for a user
   * who has one. Wrong ones count towards the lock. Not in the specification.
   */
  prove: post('/api/sysAuth/prove', {
    permission: 'signed-in',
  }),
  /** The caller's own open sessions, the newest activity first. Not in the specification. */
  sessions: get('/api/sysAuth/sessions', {
    permission: 'signed-in',
  }),
  /** Ends one of the caller's own sessions. Not in the specification. */
  endSession: post('/api/sysAuth/endSession', {
    permission: 'signed-in',
    required: ['id'],
  }),
  /** Ends the caller's own sessions except this one. Not in the specification. */
  endOtherSessions: post('/api/sysAuth/endOtherSessions', {
    permission: 'signed-in',
  }),
  /** A ticket for one path, valid once within 60 s (`?ticket=`), for requests without headers. Not in the specification. */
  ticket: post('/api/sysAuth/ticket', {
    permission: 'signed-in',
    required: ['path'],
    log: null,
  }),
  /** The refresh token of the session for the given access token; not when it is in a cookie. Spec §7. */
  refreshToken: get('/api/sysAuth/refreshToken', {
    permission: 'signed-in',
    required: ['accessToken'],
  }),
  /** The signed-in user, with the list of button codes. Spec §7. */
  userInfo: get('/api/sysAuth/userInfo', {
    log: 'visit',
    permission: 'signed-in',
  }),
};
