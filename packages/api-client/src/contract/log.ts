import { get, post } from './declare.js';

/** The four logs (product specification §1, §2). Rows of the own company in the data range; clearing is for the installation. */
export const sysLogVis = {
  page: post('/api/sysLogVis/page', {
    permission: 'sysLogVis:page',
    log: null,
    doc: 'Who came and went: sign-ins and sign-outs with place, browser and outcome. As the present back end.',
  }),
  list: get('/api/sysLogVis/list', {
    permission: 'sysLogVis:page',
    doc: 'The newest visits, at most 200, as short rows. As the present back end.',
  }),
  clear: post('/api/sysLogVis/clear', {
    permission: 'sysLogVis:clear',
    reach: 'platform',
    doc: 'Empties the log of every company; the clearing itself is in the operation log. As the present back end.',
  }),
};

export const sysLogOp = {
  page: post('/api/sysLogOp/page', {
    permission: 'sysLogOp:page',
    log: null,
    doc: 'What was changed, by whom and with what outcome, newest first. As the present back end.',
  }),
  detail: get('/api/sysLogOp/detail/{id}', {
    permission: 'sysLogOp:page',
    required: ['id'],
    doc: 'One row with its input, without secrets. As the present back end.',
  }),
  clear: post('/api/sysLogOp/clear', {
    permission: 'sysLogOp:clear',
    reach: 'platform',
    doc: 'Empties the log of every company but for this very row. As the present back end.',
  }),
};

export const sysLogEx = {
  page: post('/api/sysLogEx/page', {
    permission: 'sysLogEx:page',
    log: null,
    doc: 'Calls that failed through our fault, newest first. As the present back end.',
  }),
  detail: get('/api/sysLogEx/detail/{id}', {
    permission: 'sysLogEx:page',
    required: ['id'],
    doc: 'One row with its input, without secrets, and where it failed. As the present back end.',
  }),
  clear: post('/api/sysLogEx/clear', {
    permission: 'sysLogEx:clear',
    reach: 'platform',
    doc: 'Empties the log of every company. As the present back end.',
  }),
};

export const sysLogDiff = {
  page: post('/api/sysLogDiff/page', {
    permission: 'sysLogDiff:page',
    log: null,
    doc: 'Rows before and after a change, newest first. As the present back end.',
  }),
  detail: get('/api/sysLogDiff/detail/{id}', {
    permission: 'sysLogDiff:page',
    required: ['id'],
    doc: 'One change. As the present back end.',
  }),
  clear: post('/api/sysLogDiff/clear', {
    permission: 'sysLogDiff:clear',
    reach: 'platform',
    doc: 'Empties the log of every company. As the present back end.',
  }),
};
