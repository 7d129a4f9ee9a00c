import { get } from '../declare.js';

export const sysConfig = {
  /** Title, logo, whether a captcha is required, capabilities of this back end, and its domain clock. Spec §7; capabilities are ours. */
  sysInfo: get('/api/sysConfig/sysInfo', {
    permission: 'public',
  }),
};
