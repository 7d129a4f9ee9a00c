import { get, post } from '../declare.js';

/** Saved views of lists: one's own, and those that colleagues share. Not in the specification; listed in sysInfo. */
export const listView = {
  /** One's own views of a list, then the shared ones, each by name. */
  list: get('/api/listView/list', {
    permission: 'signed-in',
    required: ['list'],
  }),
  /** Saves a view of one's own and returns its id. */
  add: post('/api/listView/add', {
    permission: 'signed-in',
    required: ['list', 'name', 'view'],
  }),
  /** Changes name or content of one's own view. */
  update: post('/api/listView/update', {
    permission: 'signed-in',
    required: ['id'],
  }),
  /** Shares one's own view with the company, or stops sharing it. */
  share: post('/api/listView/share', {
    permission: 'listView:share',
    required: ['id'],
  }),
  /** Makes a view, one's own or a shared one, the one with which the list opens for the caller. */
  setDefault: post('/api/listView/setDefault', {
    permission: 'signed-in',
    required: ['id'],
  }),
  /** Deletes one's own view. */
  delete: post('/api/listView/delete', {
    permission: 'signed-in',
    required: ['id'],
  }),
};
