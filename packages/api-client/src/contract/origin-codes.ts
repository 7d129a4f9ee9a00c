import type { AnyCode } from './declare.js';

/**
 * Permission codes of the present back end that differ from ours: its code → ours. It has more codes, which grant nothing here: exports,
 * because ours are made in the browser by any user who may read the page, and clearing the difference log, which has no call.
 */
export const ORIGIN_CODES: Readonly<Record<string, AnyCode>> = {
  'sysVislog:page': 'sysLogVis:page',
  'sysVislog:clear': 'sysLogVis:clear',
  'sysOplog:page': 'sysLogOp:page',
  'sysOplog:clear': 'sysLogOp:clear',
  'sysExlog:page': 'sysLogEx:page',
  'sysExlog:clear': 'sysLogEx:clear',
  'sysDifflog:page': 'sysLogDiff:page',
};

/** Our codes of calls that the present back end allows to every authenticated user: no role of it can hold them. */
export const ORIGIN_UNGATED: readonly AnyCode[] = ['sysOnlineUser:page', 'sysOrg:list', 'sysMenu:list'];
