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
  /**
   * One page of the notices of the company, drafts included. Compatible with the origin.
   *
   * @add Creates a notice that is not published yet. Returns the id of the notice. Compatible with the origin.
   *
   * @update Changes a draft; a published notice is refused (D7002). Compatible with the origin.
   *
   * @delete Removes a draft; a published notice is refused (D7001). Compatible with the origin.
   */
  ...crud(notice, { list: 'page' }),
  /** Publishes a notice to its audience in the caller's data range; cannot be undone (D7000). Compatible with the origin. */
  public: post('/api/sysNotice/public', {
    permission: 'sysNotice:public',
    required: ['id'],
  }),
  /** Organizations and people to whom a notice is addressed. Not in the specification. */
  audience: get('/api/sysNotice/audience', {
    permission: 'sysNotice:page',
    required: ['id'],
  }),
  /** Users who can receive a notice, at most 50, with a part of their name or account. Not in the specification. */
  people: post('/api/sysNotice/people', {
    permission: ['sysNotice:add', 'sysNotice:update'],
    log: null,
  }),
  /** One page of the receivers of a published notice, with the time at which they read it. Not in the specification. */
  readers: post('/api/sysNotice/readers', {
    permission: 'sysNotice:page',
    required: ['id'],
    log: null,
  }),
};
