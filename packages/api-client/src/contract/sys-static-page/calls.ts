import { get } from '../declare.js';

export const sysStaticPage = {
  /** Terms, privacy policy or help in the language of the request, else in Simplified Chinese, else in English. Not in the specification. */
  detail: get('/api/sysStaticPage/detail', {
    permission: 'public',
    required: ['key'],
  }),
};
