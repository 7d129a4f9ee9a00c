import { get, post } from '../declare.js';

/** Company of the signed-in user (product specification §3 "Company"). */
export const company = {
  /** Name, abbreviation, number, the start of the key, logo, balance in berries, tier. Not in the specification. */
  info: get('/api/company/info', {
    permission: 'signed-in',
  }),
  /** Changes name, abbreviation and number. Not in the specification. */
  update: post('/api/company/update', {
    permission: 'company:update',
    required: ['name'],
  }),
  /** Creates a new key and returns it once; the old one becomes invalid. Not in the specification. */
  rotateKey: post('/api/company/rotateKey', {
    permission: 'company:rotateKey',
    proof: true,
  }),
  /** PNG, JPEG or WebP of at most 1 MB, detected by content; 275x99 px suggested. Not in the specification. */
  uploadLogo: post('/api/company/uploadLogo', {
    permission: 'company:update',
    in: 'form',
    required: ['file'],
  }),
  /** Berries used per day, and the newest rows of the ledger. Not in the specification. */
  usage: get('/api/company/usage', {
    permission: 'signed-in',
  }),
};
