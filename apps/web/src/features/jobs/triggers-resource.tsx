import { jobTrigger } from '@seaberry/api-client/fields/sys-job';
import type { JobTriggerRow } from '@seaberry/api-client/schemas';
import { CirclePause, CirclePlay } from 'lucide-react';

import { resourceOf } from '../../kit/define-resource.tsx';
import { intervalText } from '../../kit/measures.ts';
import { projected } from '../../kit/projected.ts';
import { ScheduleCell } from './schedule-cell.tsx';
import { lazily } from '../../shared/lazily.tsx';

// With the first form: it has the calendar of schedules.
const TimesField = lazily(async () => (await import('./times-field.tsx')).TimesField);

const PAUSED = [3, 10];
/** States of a trigger that makes no further runs until it is resumed. */
const STOPPED = [...PAUSED, 6, 7, 8];
const byTrigger = ({ jobId, triggerId }: JobTriggerRow): object => ({ jobId, triggerId });

const { form, columns, ...list } = projected(jobTrigger, {
  columns: {
    triggerId: { size: 128 },
    schedule: {
      kind: 'custom',
      size: 240,
      cell: (row) => <ScheduleCell row={row} />,
      text: ({ schedule, cron, intervalSeconds, runAt }, { t, format }) => {
        if (schedule === 'interval') return t('every', { length: intervalText(intervalSeconds ?? 0, format) });
        return schedule === 'once' ? (runAt ?? '') : (cron ?? '');
      },
    },
    status: {
      kind: 'words',
      words: 'statuses',
      tones: { '1': 'success', '2': 'info', '3': 'warning', '4': 'warning', '5': 'warning', '7': 'danger' },
      size: 128,
    },
    numberOfRuns: { size: 80 },
    numberOfErrors: { size: 88 },
  },
  fields: {
    jobId: null,
    triggerId: { hint: 'triggerId' },
    schedule: { kind: 'radio', choices: { words: 'schedules', values: ['cron', 'interval', 'once'] }, wide: true },
    cron: { kind: 'custom', Component: TimesField.Component, wide: true, required: true, when: ({ schedule }) => schedule === 'cron' },
    timeZone: { hint: 'timeZone', when: ({ schedule }) => schedule === 'cron' },
    intervalSeconds: { unit: 's', required: true, when: ({ schedule }) => schedule === 'interval' },
    runAt: { required: true, when: ({ schedule }) => schedule === 'once' },
    startTime: { when: ({ schedule }) => schedule !== 'once' },
    endTime: { when: ({ schedule }) => schedule !== 'once' },
    maxNumberOfRuns: { hint: 'maxNumberOfRuns', when: ({ schedule }) => schedule !== 'once' },
    maxNumberOfErrors: { hint: 'maxNumberOfErrors', when: ({ schedule }) => schedule !== 'once' },
    numRetries: { hint: 'numRetries' },
    retryTimeout: { unit: 'ms' },
  },
});

/** The triggers of a job; they come with its row. */
export const triggers = resourceOf({
  key: '/system/job/index/triggers',
  texts: 'jobs.triggers',
  ...list,
  columns: columns.filter(({ id }) => !['updateTime', 'updateUserName', 'createTime', 'createUserName'].includes(id)),
  form: { ...form, size: 'lg' },
  list: 'jobTriggerList',
  paging: 'browser',
  calls: { add: 'addJobTrigger', update: 'updateJobTrigger', delete: 'deleteJobTrigger' },
  delete: {},
  rowActions: [
    {
      id: 'pause',
      call: 'pauseTrigger',
      icon: <CirclePause size={16} />,
      input: byTrigger,
      offered: ({ status }) => !STOPPED.includes(status) && status !== 9,
    },
    {
      id: 'start',
      call: 'startTrigger',
      icon: <CirclePlay size={16} />,
      input: byTrigger,
      offered: ({ status }) => STOPPED.includes(status),
    },
  ],
});
