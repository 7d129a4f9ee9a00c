import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { airWaybill as waybill } from './fields.js';

/** Air waybills. Spec §7 names no calls for them; they are those of ocean bills. */
export const airWaybill = {
  /** One page of the matching air waybills, each with its progress rail and outlook. Not in the specification. */
  ...crud(waybill, { list: 'page', changes: [], exports: 'airWaybill:export' }),
  /** Number of air waybills per tracking state, and of those that need attention. Spec §8 defines its message. */
  statusCount: post('/api/airWaybill/statusCount', {
    permission: 'airWaybill:page',
    log: null,
  }),
  /**
   * Values of one field of the visible air waybills, for a picker; for an airport or an airline also those that no air waybill has yet. Not
   * in the specification.
   */
  suggest: post('/api/airWaybill/suggest', {
    permission: 'airWaybill:page',
    log: null,
    required: ['field'],
  }),
  /** One air waybill with its whole derived state: airports, flights, milestones, discrepancies, ETA history. */
  detail: get('/api/airWaybill/detail', {
    permission: 'airWaybill:detail',
    required: ['id'],
  }),
  /**
   * The way of an air waybill on a map: airports with coordinates, flights, and where the cargo is, by the last report or estimated. Not in
   * the specification.
   */
  route: get('/api/airWaybill/route', {
    permission: 'airWaybill:detail',
    required: ['id'],
  }),
  /** The events of an air waybill as the airline sent them, newest first, with parts that could not be read. */
  events: get('/api/airWaybill/events', {
    permission: 'airWaybill:detail',
    required: ['id'],
  }),
  /** Notifications of an air waybill: type, description, plan time, newest time, send time. Spec §3. */
  notifications: get('/api/airWaybill/notifications', {
    permission: 'airWaybill:detail',
    required: ['id'],
  }),
  /** Comments on an air waybill and changes of its entered values, newest first. Not in the specification. */
  activity: get('/api/airWaybill/activity', {
    permission: 'airWaybill:detail',
    required: ['id'],
  }),
  /** Adds a comment to an air waybill, with an alert for each colleague it mentions. Not in the specification. */
  comment: post('/api/airWaybill/comment', {
    permission: 'airWaybill:comment',
    required: ['id', 'text'],
  }),
  /** Changes the text of one's own comment, with an alert for each colleague it did not mention before. Not in the specification. */
  editComment: post('/api/airWaybill/editComment', {
    permission: 'airWaybill:comment',
    required: ['id', 'text'],
  }),
  /** Removes one's own comment. Not in the specification. */
  deleteComment: post('/api/airWaybill/deleteComment', {
    permission: 'airWaybill:comment',
    required: ['id'],
  }),
  /**
   * Airline and airports of a number: by its prefix, then by one request to the airline, free of charge; at most 300 an hour for each
   * company, together with bills. Not in the specification.
   */
  recognise: post('/api/airWaybill/recognise', {
    permission: 'airWaybill:add',
    log: null,
    required: ['awbNo'],
  }),
  /** Tracks one air waybill and takes one berry in the same transaction; a duplicate costs nothing. Spec §5, §9. */
  add: post('/api/airWaybill/add', {
    permission: 'airWaybill:add',
  }),
  /** Tracks many air waybills with common values; the response has the outcome of each row. Spec §5, §9. */
  addBatch: post('/api/airWaybill/addBatch', {
    permission: 'airWaybill:add',
  }),
  /** The outcome that each row of addBatch would have now; nothing is created or charged. Not in the specification. */
  tryBatch: post('/api/airWaybill/tryBatch', {
    permission: 'airWaybill:add',
    log: null,
  }),
  /**
   * The cells of the filled rows of an XLSX or CSV file, as texts; nothing is created. Present where import is. Not in the specification.
   */
  readFile: post('/api/airWaybill/readFile', {
    permission: 'airWaybill:add',
    log: null,
    in: 'form',
    required: ['file'],
  }),
  /** As addBatch, from an XLSX or CSV file; with dryRun nothing is created. Not in the specification, listed in sysInfo. */
  import: post('/api/airWaybill/import', {
    permission: 'airWaybill:add',
    in: 'form',
    required: ['file'],
  }),
  /** Changes entered values; values from the airline cannot be edited. */
  update: post('/api/airWaybill/update', {
    permission: 'airWaybill:update',
    required: ['id'],
  }),
  /**
   * Colleagues who may see all of these air waybills, with a part of their name or account: one of them can be the owner. Not in the
   * specification.
   */
  people: post('/api/airWaybill/people', {
    permission: 'airWaybill:detail',
    log: null,
    required: ['ids'],
  }),
  /** Makes a colleague who may see the air waybills their owner; null leaves them without one. Not in the specification. */
  assign: post('/api/airWaybill/assign', {
    permission: 'airWaybill:update',
    required: ['ids'],
  }),
  /** Takes over an airport of the airline in place of the entered one. Not in the specification. */
  settle: post('/api/airWaybill/settle', {
    permission: 'airWaybill:update',
    required: ['id', 'field', 'carrier'],
  }),
  /**
   * Marks these air waybills as handled: they need no attention until their outlook or most important signal changes. Not in the specification.
   */
  handle: post('/api/airWaybill/handle', {
    permission: 'airWaybill:update',
    required: ['ids'],
  }),
  /** Takes these air waybills out of those that need attention until a time, at most a year ahead. Not in the specification. */
  snooze: post('/api/airWaybill/snooze', {
    permission: 'airWaybill:update',
    required: ['ids', 'until'],
  }),
  /** Undoes `handle` and `snooze`. Not in the specification. */
  wake: post('/api/airWaybill/wake', {
    permission: 'airWaybill:update',
    required: ['ids'],
  }),
  /** Removes air waybills from the list and stops polling for them; the ledger stays. */
  delete: post('/api/airWaybill/delete', {
    permission: 'airWaybill:delete',
    required: ['ids'],
  }),
  /** Asks the airline again; after SUB_ERR, whose berry was refunded, it is charged again. Spec §4, §9. */
  resubscribe: post('/api/airWaybill/resubscribe', {
    permission: 'airWaybill:resubscribe',
    required: ['ids'],
  }),
  /** The filtered or selected air waybills as XLSX or CSV, with the chosen columns in the requested language. */
  export: post('/api/airWaybill/export', {
    permission: 'airWaybill:export',
    answer: 'file',
    log: 'operation',
  }),
};
