import { post } from '../declare.js';

/** Guards the API document page of a back end that asks for a name and a password there. */
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
