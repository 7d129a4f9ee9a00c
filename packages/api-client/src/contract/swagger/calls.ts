import { post } from '../declare.js';

/** Access to the API document of a backend that protects it with a name and a password. */
export const swagger = {
  /** Whether the API document may be opened: 200 or 401 as a bare number. Spec §7. */
  checkUrl: post('/api/swagger/checkUrl', {
    permission: 'public',
    answer: 'bare',
    log: null,
  }),
  /** Opens the API document for this browser: 200 or 401 as a bare number. Spec §7. */
  submitUrl: post('/api/swagger/submitUrl', {
    permission: 'public',
    in: 'form',
    answer: 'bare',
    required: ['UserName', 'Password'],
  }),
};
