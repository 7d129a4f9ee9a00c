import type { AnyCode } from './declare.js';

/**
 * Permission codes of the origin that differ from ours: its code → ours. Its other codes have no counterpart: exports, which are
 * made in the browser by any user who may read the page, and `sysDifflog:clear`, for which the origin has no call.
 */
export const ORIGIN_CODES: Readonly<Record<string, AnyCode>> = {
  'sysVislog:page': 'sysLogVis:page',
  'sysVislog:clear': 'sysLogVis:clear',
  'sysOplog:page': 'sysLogOp:page',
  'sysOplog:clear': 'sysLogOp:clear',
  'sysExlog:page': 'sysLogEx:page',
  'sysExlog:clear': 'sysLogEx:clear',
  'sysDifflog:page': 'sysLogDiff:page',
  'sysLdap:syncOrg': 'sysLdap:syncDept',
};

/** Codes of calls that the origin allows to every authenticated user: no role there can hold them. */
export const ORIGIN_UNGATED: readonly AnyCode[] = ['sysOnlineUser:page', 'sysOrg:list', 'sysMenu:list', 'sysConfig:saveSysInfo'];
