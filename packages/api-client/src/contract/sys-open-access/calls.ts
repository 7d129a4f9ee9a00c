import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { openAccess } from './fields.js';

/**
 * Keys with which programs sign requests. A signed request has the headers `accessKey`, `timestamp` (seconds since 1970), `nonce` (used
 * once) and `sign`: base64 of HMAC-SHA256 with the secret over `METHOD&url&accessKey&timestamp&nonce`, where `url` is the path, with or
 * without the query; with it the query cannot be changed.
 */
export const sysOpenAccess = {
  /**
   * One page of the keys, with masked secrets. Compatible with the origin, which returns the secrets.
   *
   * @add Adds a key for a user and returns its secret this once; without `accessKey` or `accessSecret` the server makes them. Compatible
   * with the origin, which returns nothing.
   *
   * @update Changes key, user, status and note. Another `accessSecret` than the mask replaces the secret at once. Compatible with the
   * origin.
   *
   * @delete Removes a key; requests that it signs are refused from then on. Compatible with the origin.
   *
   * @setStatus Enables (1) or disables (2) a key. Not in the specification.
   */
  ...crud(openAccess, { list: 'page', reach: 'platform', further: ['setStatus'], proof: ['add', 'update', 'delete'] }),
  /** Replaces the secret and returns the new one this once. The old one is accepted further for `keepMinutes`. Not in the specification. */
  rotate: post('/api/sysOpenAccess/rotate', { permission: 'sysOpenAccess:update', reach: 'platform', required: ['id'], proof: true }),
  /** A new random secret, which is not stored. Compatible with the origin. */
  secret: post('/api/sysOpenAccess/secret', { permission: 'sysOpenAccess:add', reach: 'platform', log: null }),
  /**
   * Signature of a request with the secret in the input. Stored secrets are never used, so a caller signs only with a secret that they know.
   * Compatible with the origin, where every user may call it.
   */
  generateSignature: post('/api/sysOpenAccess/generateSignature', {
    permission: 'sysOpenAccess:page',
    reach: 'platform',
    required: ['accessKey', 'accessSecret', 'url', 'timestamp', 'nonce'],
    log: null,
  }),
  /** Enabled users of all companies whose account or name contains a text, at most 20. Not in the specification. */
  users: get('/api/sysOpenAccess/users', { permission: ['sysOpenAccess:add', 'sysOpenAccess:update'], reach: 'platform' }),
};
