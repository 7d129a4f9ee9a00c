import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { parameter } from './fields.js';

/**
 * Parameters and site settings, in the origin a part of `sysConfig`: the sign-in page reads that one, and does not load these. They belong to the installation, so
 * only platform administrators change them.
 */
export const sysSettings = {
  /**
   * One page of the parameters; a built-in one says in `remark` what it does. Compatible with the origin.
   *
   * @add Creates a parameter of one's own; name and code are unique (D9000). Compatible with the origin.
   *
   * @update Changes a parameter; of a built-in one the value and the order, and an empty value restores the default. Compatible with the
   * origin.
   *
   * @delete Removes a parameter; a built-in one cannot be removed (D9001). Compatible with the origin.
   *
   * @detail One parameter. Compatible with the origin.
   */
  ...crud(parameter, { list: 'page', reach: 'platform', further: ['detail'], path: 'sysConfig', codes: 'sysConfig', proof: ['update'] }),
  /** Every parameter that matches the filters. Compatible with the origin. */
  list: post('/api/sysConfig/list', {
    permission: 'sysConfig:page',
    reach: 'platform',
    log: null,
  }),
  /** The groups of the parameters, each once. Compatible with the origin. */
  groupList: get('/api/sysConfig/groupList', {
    permission: 'sysConfig:page',
    reach: 'platform',
  }),
  /** Sets the values of several parameters by their codes, all or none. Compatible with the origin, which has no versions. */
  batchUpdate: post('/api/sysConfig/batchUpdate', {
    permission: 'sysConfig:update',
    reach: 'platform',
    proof: true,
  }),
  /** Removes parameters by their ids; built-in ones stay. Compatible with the origin. */
  batchDelete: post('/api/sysConfig/batchDelete', {
    permission: 'sysConfig:delete',
    reach: 'platform',
  }),
  /** The site settings as entered, for their form: without defaults, the slogan in each language. Not in the specification. */
  siteInfo: get('/api/sysConfig/siteInfo', {
    permission: 'sysConfig:saveSysInfo',
    reach: 'platform',
  }),
  /**
   * Changes the site settings: a field that is left out stays, an empty one is the default again. Compatible with the origin; its
   * `sysViceDesc` is the slogan in the language of the request. `sysCaptcha` and `sysSecondVer` change parameters, for which it takes the
   * permission `sysConfig:update`; with a `version`, which the origin does not have, they are ignored.
   */
  saveSysInfo: post('/api/sysConfig/saveSysInfo', {
    permission: 'sysConfig:saveSysInfo',
    reach: 'platform',
    proof: true,
  }),
  /** The logo of the site; `sysInfo` has its address. Not in the specification. */
  logo: get('/api/sysConfig/logo', {
    permission: 'public',
    answer: 'file',
  }),
};
