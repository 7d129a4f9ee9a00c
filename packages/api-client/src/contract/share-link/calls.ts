import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { shareLink as link } from './fields.js';

/** Links with which people without an account see shipments. Not in the specification; listed in sysInfo. */
export const shareLink = {
  /**
   * One page of the links. Not in the specification.
   *
   * @add Makes a link to chosen shipments that the caller may see, or to all of a customer. Returns its token. Not in the specification.
   *
   * @update Changes name, note, parts, end and password; a password that is absent stays, an empty one is removed. Not in the
   * specification.
   *
   * @delete Removes a link, which then shows nothing. Not in the specification.
   *
   * @setStatus Ends (2) a link, or opens it again (1). Not in the specification.
   */
  ...crud(link, { list: 'page', further: ['setStatus'] }),
  /** Token of a link, for its address `/share#<token>`. Not in the specification. */
  token: get('/api/shareLink/token', { permission: 'shareLink:page', required: ['id'] }),
  /**
   * Sends a link to e-mail addresses, with the outlook of its shipments in the given language; of a link with a password, the link alone.
   * Refused with `linkEnded`, `linkLost`, `noEmail` and `noPublicUrl`. Not in the specification.
   */
  send: post('/api/shareLink/send', { permission: 'shareLink:add', required: ['id', 'to', 'language'] }),
  /**
   * The page of a link for its visitor: company of its author and its shipments, at most 200. A link that has ended answers `linkEnded`, an
   * unknown one `linkUnknown`. Not in the specification.
   */
  open: post('/api/shareLink/open', { permission: 'public', log: null, required: ['token'] }),
  /** One shipment of an opened link. Not in the specification. */
  shipment: post('/api/shareLink/shipment', { permission: 'public', log: null, required: ['pass', 'id'] }),
};
