import { get, post } from '../declare.js';

/** Notices as their readers see them (calls of the present back end); writing and publishing are for who may. */
export const sysNotice = {
  /** The caller's inbox, newest first. As the present back end. */
  pageReceived: get('/api/sysNotice/pageReceived', {
    permission: 'signed-in',
  }),
  /** The caller's unread notices, newest first, at most 100. As the present back end. */
  unReadList: get('/api/sysNotice/unReadList', {
    permission: 'signed-in',
  }),
  /** Marks a notice as read by the caller; `id` is that of the notice. As the present back end. */
  setRead: post('/api/sysNotice/setRead', {
    permission: 'signed-in',
    required: ['id'],
    log: null,
  }),
  /** Marks all of the caller's notices as read. Ours. */
  setAllRead: post('/api/sysNotice/setAllRead', {
    permission: 'signed-in',
    log: null,
  }),
  /** Creates a notice that is not published yet. As the present back end; returns its id. */
  add: post('/api/sysNotice/add', {
    permission: 'sysNotice:add',
    required: ['title', 'type', 'content'],
  }),
  /** Publishes a notice to everyone in the company; cannot be undone. As the present back end. */
  public: post('/api/sysNotice/public', {
    permission: 'sysNotice:public',
    reach: 'company',
    required: ['id'],
  }),
};
