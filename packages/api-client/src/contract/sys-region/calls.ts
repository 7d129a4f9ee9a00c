import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { region } from './fields.js';

/** Administrative regions. Platform administrators change them for all companies. */
export const sysRegion = {
  /**
   * One page of the regions; with `pid` those directly below it. Compatible with the origin.
   *
   * @add The code has 6, 9 or 12 digits (R2003) and is unique (R2002). Compatible with the origin.
   *
   * @update A region cannot be below itself (R2001) or below one of its own (R2004). Compatible with the origin.
   *
   * @delete Removes a region with all below it. Compatible with the origin.
   */
  ...crud(region, { list: 'page', reach: 'platform', further: ['detail'] }),
  /** Regions directly below one, by its id; `0` for the top. Compatible with the origin. */
  list: get('/api/sysRegion/list', {
    permission: 'signed-in',
    required: ['id'],
  }),
  /** Regions by a part of name, pinyin or code, each as the ids from the top to it; at most 50. Not in the specification. */
  search: get('/api/sysRegion/search', {
    permission: 'sysRegion:page',
    reach: 'platform',
    required: ['text'],
  }),
  /**
   * Starts a job that adds and renames regions by the data package of the server, without a network. Regions added or changed by hand are kept. While it
   * runs, another call has no effect. The origin reads a web site instead.
   */
  sync: post('/api/sysRegion/sync', {
    permission: 'sysRegion:sync',
    reach: 'platform',
  }),
  /** Progress and counts of the last synchronization. Not in the specification. */
  syncStatus: get('/api/sysRegion/syncStatus', {
    permission: ['sysRegion:page', 'sysRegion:sync'],
    reach: 'platform',
  }),
  /** Ends the synchronization after the province that it is at. Not in the specification. */
  cancelSync: post('/api/sysRegion/cancelSync', {
    permission: 'sysRegion:sync',
    reach: 'platform',
  }),
};
