import { get, post } from '../declare.js';

/**
 * Caches of the process that responds, whose values it can compute again, for platform administrators. A deletion reaches every process and loses
 * nothing that was saved.
 */
export const sysCache = {
  /** Every key. Compatible with the origin. */
  keyList: get('/api/sysCache/keyList', {
    permission: 'sysCache:keyList',
    reach: 'platform',
  }),
  /** The keys that begin with a prefix. Compatible with the origin. */
  keysByPrefixKey: get('/api/sysCache/keysByPrefixKey/{prefixKey}', {
    permission: 'sysCache:keyList',
    reach: 'platform',
    required: ['prefixKey'],
  }),
  /** Value of a key without its secrets; null for an unknown key. Compatible with the origin. */
  value: get('/api/sysCache/value/{key}', {
    permission: 'sysCache:keyList',
    reach: 'platform',
    required: ['key'],
  }),
  /** Removes an entry; the number of removed ones. Compatible with the origin. */
  delete: post('/api/sysCache/delete/{key}', {
    permission: 'sysCache:delete',
    reach: 'platform',
    required: ['key'],
  }),
  /** Removes the entries whose keys begin with a prefix; the number of removed ones. Compatible with the origin. */
  deleteByPreKey: post('/api/sysCache/deleteByPreKey/{prefixKey}', {
    permission: 'sysCache:delete',
    reach: 'platform',
    required: ['prefixKey'],
  }),
  /** Removes every entry. Compatible with the origin. */
  clear: post('/api/sysCache/clear', {
    permission: 'sysCache:clear',
    reach: 'platform',
  }),
  /** The caches with the number of their entries. Not in the specification. */
  list: get('/api/sysCache/list', {
    permission: 'sysCache:keyList',
    reach: 'platform',
  }),
  /** One page of the entries of a cache. Not in the specification. */
  page: post('/api/sysCache/page', {
    permission: 'sysCache:keyList',
    reach: 'platform',
    log: null,
    required: ['prefix'],
  }),
};
