import * as z from 'zod/mini';
import { filterShape, inputShape, rowShape, type RowOf } from '../entity-schema.js';
import { idInput, version } from '../inputs.js';
import { id, instant, noInput, noResult, opt, optionalText, pageInput, pageOf, upTo, type SchemasOf } from '../parts.js';
import type { sysJob } from './calls.js';
import { job, jobRun, jobTrigger } from './fields.js';

const header = z.object({ key: upTo(128), value: upTo(4000) });

/** Headers of the request; values that may be secret are masked in responses. Not in the specification. */
const headers = opt(z.array(header).check(z.maxLength(40, 'tooMany')));

/** The request as the origin has it: JSON text whose key `HttpJob` holds JSON text with `RequestUri`, `HttpMethod` and `Body`. */
const properties = opt(upTo(20_000));

const triggerRow = z.looseObject({
  ...rowShape(jobTrigger),
  /** The schedule as the origin has it. */
  triggerType: optionalText,
  args: optionalText,
});

const jobRow = z.looseObject({
  ...rowShape(job),
  headers: opt(z.array(z.looseObject({ key: z.string(), value: z.string() }))),
  /** Whether it may be run now and whether a run is active. Not in the specification. */
  runnable: opt(z.boolean()),
  active: opt(z.boolean()),
  paused: opt(z.boolean()),
  /** The same once more where clients of the origin read it. */
  jobDetail: opt(z.looseObject({ jobId: z.string(), properties: optionalText })),
  jobTriggers: opt(z.array(triggerRow)),
});

const processRow = z.looseObject({
  id,
  clusterId: z.string(),
  description: optionalText,
  status: z.number(),
  /** Start and last sign of life. */
  startedTime: instant,
  updatedTime: instant,
});

export type JobRow = z.output<typeof jobRow>;
export type JobTriggerRow = z.output<typeof triggerRow>;
export type JobRunRow = RowOf<typeof jobRun>;
export type JobProcessRow = z.output<typeof processRow>;

const jobId = upTo(64).check(z.minLength(1, 'required'));
const ofJob = { input: z.object({ jobId }), result: noResult };
const ofTrigger = { input: z.object({ jobId, triggerId: jobId }), result: noResult };

/** The schedule as the origin enters it. */
const originSchedule = { triggerType: opt(upTo(128)), args: opt(upTo(128)) };

export const schemas = {
  pageJobDetail: { input: z.object({ ...pageInput, ...filterShape(job) }), result: pageOf(jobRow) },
  listJobGroup: { input: noInput, result: z.array(z.string()) },
  addJobDetail: {
    input: z.object({ ...inputShape(job, 'add'), headers, properties, createType: opt(z.int()) }),
    result: opt(id),
  },
  updateJobDetail: {
    input: z.object({ id: idInput, version, ...inputShape(job, 'edit'), headers, properties, createType: opt(z.int()), jobId: opt(jobId) }),
    result: noResult,
  },
  deleteJobDetail: { input: z.object({ id: opt(idInput), jobId: opt(jobId) }), result: noResult },
  jobTriggerList: { input: z.object({ jobId }), result: z.array(triggerRow) },
  addJobTrigger: { input: z.object({ ...inputShape(jobTrigger, 'add'), ...originSchedule }), result: opt(id) },
  updateJobTrigger: { input: z.object({ id: idInput, version, ...inputShape(jobTrigger, 'edit'), ...originSchedule }), result: noResult },
  deleteJobTrigger: { input: z.object({ id: opt(idInput), jobId: opt(jobId), triggerId: opt(jobId) }), result: noResult },
  pauseAllJob: { input: noInput, result: noResult },
  startAllJob: { input: noInput, result: noResult },
  pauseJob: ofJob,
  startJob: ofJob,
  cancelJob: ofJob,
  runJob: ofJob,
  pauseTrigger: ofTrigger,
  startTrigger: ofTrigger,
  cancelSleep: { input: noInput, result: noResult },
  persistAll: { input: noInput, result: noResult },
  jobClusterList: { input: noInput, result: z.array(processRow) },
  pageJobTriggerRecord: { input: z.object({ ...pageInput, ...filterShape(jobRun) }), result: pageOf(z.looseObject(rowShape(jobRun))) },
  clearJobTriggerRecord: { input: z.object({ jobId, triggerId: opt(jobId) }), result: noResult },
} satisfies SchemasOf<typeof sysJob>;
