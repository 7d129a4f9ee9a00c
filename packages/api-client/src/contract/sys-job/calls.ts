import { get, post } from '../declare.js';

const read = { permission: 'sysJob:pageJobDetail', reach: 'platform' } as const;
const list = { ...read, log: null } as const;
const change = { permission: 'sysJob:updateJobDetail', reach: 'platform' } as const;

/** Background jobs of the installation, with their triggers and their history. */
export const sysJob = {
  /** One page of the jobs, each with its triggers. Compatible with the origin, whose rows have only `jobDetail` and `jobTriggers`. */
  pageJobDetail: post('/api/sysJob/pageJobDetail', list),
  /** The groups of the jobs, each once. Compatible with the origin. */
  listJobGroup: post('/api/sysJob/listJobGroup', list),
  /**
   * Adds an HTTP job. A script (`createType` 1) is refused with D1701: nothing that is entered runs inside of the server. The request is in
   * `httpMethod`, `requestUri`, `headers` and `requestBody`, or as the origin has it in `properties`. Compatible with the origin.
   */
  addJobDetail: post('/api/sysJob/addJobDetail', { permission: 'sysJob:addJobDetail', reach: 'platform', required: ['jobId'] }),
  /** Changes an HTTP job; its `jobId` cannot change (D1704). A header whose value is masked keeps its value. Compatible with the origin. */
  updateJobDetail: post('/api/sysJob/updateJobDetail', { ...change, required: ['id'] }),
  /** Removes an HTTP job, by its `jobId` or its id, with its triggers and its history. Compatible with the origin. */
  deleteJobDetail: post('/api/sysJob/deleteJobDetail', { permission: 'sysJob:deleteJobDetail', reach: 'platform' }),
  /** The triggers of a job. Compatible with the origin. */
  jobTriggerList: get('/api/sysJob/jobTriggerList', { ...read, required: ['jobId'] }),
  /** Adds a trigger to an HTTP job. Compatible with the origin, whose `triggerType` and `args` are accepted too. */
  addJobTrigger: post('/api/sysJob/addJobTrigger', { ...change, required: ['jobId', 'triggerId'] }),
  /** Changes a trigger of an HTTP job. Compatible with the origin. */
  updateJobTrigger: post('/api/sysJob/updateJobTrigger', { ...change, required: ['id'] }),
  /** Removes a trigger of an HTTP job, by its names or its id; runs that have begun end. Compatible with the origin. */
  deleteJobTrigger: post('/api/sysJob/deleteJobTrigger', change),
  /** Pauses every job. Compatible with the origin. */
  pauseAllJob: post('/api/sysJob/pauseAllJob', change),
  /** Resumes every job. Compatible with the origin. */
  startAllJob: post('/api/sysJob/startAllJob', change),
  /** Pauses the triggers of a job; runs that have begun end. Compatible with the origin. */
  pauseJob: post('/api/sysJob/pauseJob', { ...change, required: ['jobId'] }),
  /** Resumes the triggers of a job. Compatible with the origin. */
  startJob: post('/api/sysJob/startJob', { ...change, required: ['jobId'] }),
  /** Ends the waiting and running runs of a job. Compatible with the origin. */
  cancelJob: post('/api/sysJob/cancelJob', { ...change, required: ['jobId'] }),
  /** Runs a job now, also while it is paused (D1705 while a run of it is active that excludes others). Compatible with the origin. */
  runJob: post('/api/sysJob/runJob', { ...change, required: ['jobId'] }),
  /** Pauses a trigger. Compatible with the origin. */
  pauseTrigger: post('/api/sysJob/pauseTrigger', { ...change, required: ['jobId', 'triggerId'] }),
  /** Resumes a trigger; its counts begin again if they had stopped it. Compatible with the origin. */
  startTrigger: post('/api/sysJob/startTrigger', { ...change, required: ['jobId', 'triggerId'] }),
  /** Starts what is due without waiting for the next look of the scheduler. Compatible with the origin. */
  cancelSleep: post('/api/sysJob/cancelSleep', change),
  /** Has no effect: every change is in the database with its response. Compatible with the origin, which keeps jobs in memory. */
  persistAll: post('/api/sysJob/persistAll', change),
  /** Processes of the installation with their last sign of life. Compatible with the origin. */
  jobClusterList: get('/api/sysJob/jobClusterList', read),
  /** One page of the history, newest first. Compatible with the origin, whose rows have no output. */
  pageJobTriggerRecord: post('/api/sysJob/pageJobTriggerRecord', list),
  /** Removes the history of a job, or of one of its triggers; active runs stay. Compatible with later releases of the origin. */
  clearJobTriggerRecord: post('/api/sysJob/clearJobTriggerRecord', { ...change, required: ['jobId'] }),
};
