import { get } from '../declare.js';

/** Facts about the installation, for the page “About” of the menu. */
export const about = {
  /** Version of the server; for platform administrators also what it runs on. Not in the specification. */
  info: get('/api/about/info', {
    permission: 'signed-in',
  }),
};
