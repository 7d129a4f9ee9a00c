import type { DoubleHandlers } from '@seaberry/api-client/doubles';

import { PASSWORD_POLICY } from '../../testing/session-answers.ts';

/** A server with codes, scans and public static pages. */
export const ableInfo = {
  sysInfo: () => ({
    sysTitle: 'Seaberry Tracking',
    capabilities: ['sysAuth.code', 'sysAuth.scan', 'sysStaticPage'],
    passwordPolicy: PASSWORD_POLICY,
  }),
} satisfies DoubleHandlers['sysConfig'];

/** Captcha picture in the format of the server. */
export const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="white"/><text x="30" y="28" font-size="22">7 + 2</text></svg>';
