import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { staticPage } from './fields.js';

export const sysStaticPage = {
  /** Terms, privacy policy or help in the language of the request, else in Simplified Chinese, else in English. Not in the specification. */
  detail: get('/api/sysStaticPage/detail', {
    permission: 'public',
    required: ['key'],
  }),
  /**
   * Every page in each language. Not in the specification.
   *
   * @update Publishes a new version; the earlier ones are kept. Not in the specification.
   */
  ...crud(staticPage, { list: 'list', changes: ['update'], reach: 'platform' }),
  /** Versions of a page, the newest first, without their texts. Not in the specification. */
  versions: get('/api/sysStaticPage/versions', {
    permission: 'sysStaticPage:list',
    reach: 'platform',
    required: ['id'],
  }),
  /** One version of a page. Not in the specification. */
  version: get('/api/sysStaticPage/version', {
    permission: 'sysStaticPage:list',
    reach: 'platform',
    required: ['id', 'number'],
  }),
  /** Publishes title and text of an earlier version as a new one. Not in the specification. */
  restore: post('/api/sysStaticPage/restore', {
    permission: 'sysStaticPage:update',
    reach: 'platform',
    required: ['id', 'number'],
  }),
};
