import { get, post } from '../declare.js';

/** Second factors of a user: authenticator app, passkeys, recovery codes. Not in the specification. */
export const sysFactor = {
  /** The caller's own second factors. */
  own: get('/api/sysFactor/own', {
    permission: 'signed-in',
  }),
  /** A new secret for an authenticator app; it is used once `confirmTotp` has accepted a code of the app. */
  beginTotp: post('/api/sysFactor/beginTotp', {
    permission: 'signed-in',
    proof: true,
  }),
  /**
   * Takes the authenticator app into use, in place of a former one, and ends the caller's other sessions. With the first second factor of
   * the user it returns recovery codes, once.
   */
  confirmTotp: post('/api/sysFactor/confirmTotp', {
    permission: 'signed-in',
    required: ['code'],
    proof: true,
  }),
  /** Removes the authenticator app; with the last second factor the recovery codes go too. Ends the caller's other sessions. */
  removeTotp: post('/api/sysFactor/removeTotp', {
    permission: 'signed-in',
    proof: true,
  }),
  /** Ten new recovery codes, returned once; the former ones are invalid. */
  renewRecoveryCodes: post('/api/sysFactor/renewRecoveryCodes', {
    permission: 'signed-in',
    proof: true,
  }),
  /** Options for `navigator.credentials.create`, with a challenge that is valid once within five minutes. */
  passkeyOptions: post('/api/sysFactor/passkeyOptions', {
    permission: 'signed-in',
    proof: true,
    log: null,
  }),
  /**
   * Adds the passkey that a browser has made with `passkeyOptions`, and ends the caller's other sessions. With the first second factor of the
   * user it returns recovery codes, once.
   */
  addPasskey: post('/api/sysFactor/addPasskey', {
    permission: 'signed-in',
    required: ['name', 'passkey'],
    proof: true,
  }),
  /** Renames one of the caller's passkeys. */
  renamePasskey: post('/api/sysFactor/renamePasskey', {
    permission: 'signed-in',
    required: ['id', 'name'],
    proof: true,
  }),
  /** Removes one of the caller's passkeys; with the last second factor the recovery codes go too. Ends the caller's other sessions. */
  removePasskey: post('/api/sysFactor/removePasskey', {
    permission: 'signed-in',
    required: ['id'],
    proof: true,
  }),
  /** Options for `navigator.credentials.get`, for `sysAuth.prove` by passkey. */
  proveOptions: post('/api/sysFactor/proveOptions', {
    permission: 'signed-in',
    log: null,
  }),
  /** The same for the second step of a sign-in. */
  stepOptions: post('/api/sysFactor/stepOptions', {
    permission: 'public',
    required: ['token'],
    log: null,
  }),
  /** The same for a sign-in by passkey alone. */
  signInOptions: post('/api/sysFactor/signInOptions', {
    permission: 'public',
    log: null,
  }),
  /**
   * Signs in by passkey alone, which must verify its user (PIN, fingerprint) and so counts as both steps. Returns tokens as `sysAuth.login`
   * does.
   */
  signInByPasskey: post('/api/sysFactor/signInByPasskey', {
    log: 'visit',
    permission: 'public',
    required: ['passkey'],
  }),
  /**
   * Second step of a sign-in: `token` of the first one, with a code of the app, a recovery code or a passkey. Returns tokens as `sysAuth.login`
   * does.
   */
  signIn: post('/api/sysFactor/signIn', {
    log: 'visit',
    permission: 'public',
    required: ['token'],
  }),
};
