import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { notice } from './fields.js';

/** Notices for their readers (calls of the origin); writing and publishing require a permission. */
export const sysNotice = {
  /** The caller's inbox, newest first. Compatible with the origin. */
  pageReceived: get('/api/sysNotice/pageReceived', {
    permission: 'signed-in',
  }),
  /** The caller's unread notices, newest first, at most 100. Compatible with the origin. */
  unReadList: get('/api/sysNotice/unReadList', {
    permission: 'signed-in',
  }),
  /** Marks a notice as read by the caller; `id` is that of the notice. Compatible with the origin. */
  setRead: post('/api/sysNotice/setRead', {
    permission: 'signed-in',
    required: ['id'],
    log: null,
  }),
  /** Marks all of the caller's notices as read. Not in the specification. */
  setAllRead: post('/api/sysNotice/setAllRead', {
    permission: 'signed-in',
    log: null,
  }),
  /** Alerts and e-mails about shipments that the caller has turned off. Not in the specification; listed in sysInfo. */
  muted: get('/api/sysNotice/muted', {
    permission: 'signed-in',
  }),
  /**
   * Replaces the alerts and e-mails that the caller has turned off; all others are on. With `changed` only these are turned on or off. Not in
   * the specification.
   */
  mute: post('/api/sysNotice/mute', {
    permission: 'signed-in',
    required: ['muted'],
    log: null,
  }),
  /** @add Creates a notice that is not published yet. Returns the id of the notice. Compatible with the origin. */
  ...crud(notice, { changes: ['add'] }),
  /** Publishes a notice to every user of the company; cannot be undone. Compatible with the origin. */
  public: post('/api/sysNotice/public', {
    permission: 'sysNotice:public',
    reach: 'company',
    required: ['id'],
  }),
};
