import { get } from '../declare.js';

export const sysConfig = {
  /** Title, logo, whether a captcha is required, domain clock (spec §7), and capabilities (not in the specification). */
  sysInfo: get('/api/sysConfig/sysInfo', {
    permission: 'public',
  }),
};
