import { job, JOB_METHODS } from '@seaberry/api-client/fields/sys-job';
import type { JobRow } from '@seaberry/api-client/schemas';
import { CirclePause, CirclePlay, CircleStop, Eraser, Play, ServerCog } from 'lucide-react';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import { JobHistory } from './job-history.tsx';
import { OUTCOME_TONES } from './outcome-tones.ts';
import { ProcessesDialog } from './processes-dialog.tsx';
import { TriggersPanel } from './triggers-panel.tsx';

const isHttp = ({ createType }: { createType?: unknown }): boolean => createType === 2;
const hasTriggers = ({ jobTriggers }: JobRow): boolean => (jobTriggers?.length ?? 0) > 0;
const byJob = ({ jobId }: JobRow): object => ({ jobId });
const REFRESH_MS = 10_000;

const { form, ...list } = projected(job, {
  columns: {
    // Its name opens the record, so it has no copy button.
    jobId: { kind: 'text', size: 152 },
    groupName: { size: 88 },
    description: { size: 176 },
    createType: { kind: 'words', words: 'createTypes', size: 80 },
    lastOutcome: { kind: 'words', words: 'outcomes', tones: OUTCOME_TONES, size: 112 },
    updateTime: { hidden: true },
    updateUserName: { hidden: true },
  },
  fields: {
    jobId: { hint: 'jobId' },
    httpMethod: { kind: 'select', choices: { values: JOB_METHODS, text: (method) => method } },
    requestUri: { required: true, type: 'url', hint: 'requestUri', wide: true },
    requestBody: { when: ({ httpMethod }) => httpMethod !== 'GET' && httpMethod !== 'HEAD' },
    timeoutSeconds: { unit: 's' },
    concurrent: { hint: 'concurrent' },
  },
  more: [{ after: 'requestUri', field: { id: 'headers', kind: 'keyValue', hint: 'headers' } }],
});

/** Background jobs: rows open to their triggers, the record of a job has its history. */
export const jobsScreen = defineResource({
  key: '/system/job/index',
  texts: 'jobs.jobs',
  capability: 'sysJob',
  ...list,
  list: 'pageJobDetail',
  paging: 'server',
  refreshMs: REFRESH_MS,
  form: { ...form, size: 'lg' },
  calls: { add: 'addJobDetail', update: 'updateJobDetail', delete: 'deleteJobDetail' },
  editable: isHttp,
  delete: { offered: isHttp },
  expand: { Panel: TriggersPanel },
  record: {
    groups: [
      { id: 'main', columns: ['groupName', 'description', 'createType', 'nextRunTime', 'concurrent', 'updateTime', 'updateUserName'] },
      { id: 'request', columns: ['httpMethod', 'requestUri', 'timeoutSeconds'] },
    ],
    Below: JobHistory,
  },
  rowActions: [
    { id: 'run', call: 'runJob', icon: <Play size={16} />, input: byJob, offered: ({ runnable }) => runnable === true },
    {
      id: 'pause',
      call: 'pauseJob',
      icon: <CirclePause size={16} />,
      input: byJob,
      offered: (row) => hasTriggers(row) && row.paused !== true,
    },
    { id: 'start', call: 'startJob', icon: <CirclePlay size={16} />, input: byJob, offered: ({ paused }) => paused === true },
    {
      id: 'cancel',
      call: 'cancelJob',
      icon: <CircleStop size={16} />,
      input: byJob,
      confirm: true,
      offered: ({ active }) => active === true,
    },
    {
      id: 'clear',
      call: 'clearJobTriggerRecord',
      icon: <Eraser size={16} />,
      tone: 'danger',
      input: byJob,
      confirm: true,
      offered: (row) => hasTriggers(row) || isHttp(row),
    },
  ],
  toolbar: [
    { id: 'processes', call: 'jobClusterList', icon: <ServerCog size={16} />, Dialog: ProcessesDialog },
    { id: 'pauseAll', call: 'pauseAllJob', icon: <CirclePause size={16} />, confirm: true },
    { id: 'startAll', call: 'startAllJob', icon: <CirclePlay size={16} />, confirm: true },
  ],
});
