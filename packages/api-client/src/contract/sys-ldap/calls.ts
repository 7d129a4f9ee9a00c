import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { ldapServer } from './fields.js';

/**
 * Directory servers of a company, from which people and departments are synchronized. A synchronization is a job: the call returns the id
 * of its run, whose progress and result `run` returns.
 */
export const sysLdap = {
  /**
   * One page of the directory servers. Compatible with the origin, with two differences: `bindPass` is not in the rows, and `version` is the
   * version of the row, since every server is asked by version 3 of the protocol.
   *
   * @list Every directory server. Compatible with the origin.
   *
   * @update An empty `bindPass` keeps the password; with another host, port or encryption it must be entered again. Compatible with the
   * origin.
   *
   * @delete People and departments that came from the server stay. Compatible with the origin.
   */
  ...crud(ldapServer, { list: 'page', further: ['list'], required: { add: ['host', 'baseDn', 'bindDn', 'bindPass'] } }),
  /** One directory server. Compatible with the origin. */
  detail: get('/api/sysLdap/detail', { permission: ['sysLdap:detail', 'sysLdap:page'], required: ['id'] }),
  /**
   * Connects, signs in with the stored password and reads some people; with `account` and `password` it also signs that person in, found by
   * `authFilter`. A failure is in the result. Not in the specification.
   */
  test: post('/api/sysLdap/test', { permission: 'sysLdap:update', required: ['id'] }),
  /** Starts a preview of a synchronization of people, which changes nothing. Not in the specification. */
  previewUser: post('/api/sysLdap/previewUser', { permission: 'sysLdap:syncUser', required: ['id'] }),
  /** Starts a preview of a synchronization of departments, which changes nothing. Not in the specification. */
  previewDept: post('/api/sysLdap/previewDept', { permission: 'sysLdap:syncDept', required: ['id'] }),
  /**
   * Starts a synchronization of people. With `previewId` it ends without a change if it would do anything else than that preview. Compatible
   * with the origin, which returns nothing.
   */
  syncUser: post('/api/sysLdap/syncUser', { permission: 'sysLdap:syncUser', required: ['id'], proof: true }),
  /** The same for departments. Compatible with the origin, which returns nothing. */
  syncDept: post('/api/sysLdap/syncDept', { permission: 'sysLdap:syncDept', required: ['id'], proof: true }),
  /** A preview or synchronization that the caller has started, for one day. Not in the specification. */
  run: get('/api/sysLdap/run', { permission: ['sysLdap:syncUser', 'sysLdap:syncDept'], required: ['id'] }),
};
