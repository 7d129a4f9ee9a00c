import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { bill } from './fields.js';

/** Ocean bills. Spec §7 names no calls for them; they follow the conventions of the calls it does name. */
export const oceanBill = {
  /** One page of the matching bills, each with its progress rail. Not in the specification. */
  ...crud(bill, { list: 'page', changes: [], exports: 'oceanBill:export' }),
  /** Number of bills per tracking state, and of those that need attention. Spec §8 defines its message. */
  statusCount: post('/api/oceanBill/statusCount', {
    permission: 'oceanBill:page',
    log: null,
  }),
  /** Values of one field of the visible bills, for a picker; for a place also those that no bill has yet. Not in the specification. */
  suggest: post('/api/oceanBill/suggest', {
    permission: 'oceanBill:page',
    log: null,
    required: ['field'],
  }),
  /** One bill with its whole derived state: containers, stations, legs, milestones, anomalies, ETA history. */
  detail: get('/api/oceanBill/detail', {
    permission: 'oceanBill:detail',
    required: ['id'],
  }),
  /**
   * The way of a bill on a map: places with coordinates, lines along sea lanes, and where the shipment is, by the last report or estimated.
   * Not in the specification.
   */
  route: get('/api/oceanBill/route', {
    permission: 'oceanBill:detail',
    required: ['id'],
  }),
  /** The events of a bill as the carrier sent them, newest first, with parts that could not be read. */
  events: get('/api/oceanBill/events', {
    permission: 'oceanBill:detail',
    required: ['id'],
  }),
  /** Notifications of a bill: type, description, plan time, newest time, send time. Spec §3. */
  notifications: get('/api/oceanBill/notifications', {
    permission: 'oceanBill:detail',
    required: ['id'],
  }),
  /** Comments on a bill and changes of its entered values, newest first. Not in the specification. */
  activity: get('/api/oceanBill/activity', {
    permission: 'oceanBill:detail',
    required: ['id'],
  }),
  /** Adds a comment to a bill, with an alert for each colleague it mentions. Not in the specification. */
  comment: post('/api/oceanBill/comment', {
    permission: 'oceanBill:comment',
    required: ['id', 'text'],
  }),
  /** Changes the text of one's own comment, with an alert for each colleague it did not mention before. Not in the specification. */
  editComment: post('/api/oceanBill/editComment', {
    permission: 'oceanBill:comment',
    required: ['id', 'text'],
  }),
  /** Removes one's own comment. Not in the specification. */
  deleteComment: post('/api/oceanBill/deleteComment', {
    permission: 'oceanBill:comment',
    required: ['id'],
  }),
  /** Recognition records of a bill: one row for each request to the carrier until it accepts the subscription. Spec §3. */
  recognitionRecords: get('/api/oceanBill/recognitionRecords', {
    permission: 'oceanBill:detail',
    required: ['id'],
  }),
  /**
   * Kind, carrier and ports of a number: by its form, then by one request to the carrier, free of charge; at most 300 an hour for each
   * company. Not in the specification.
   */
  recognise: post('/api/oceanBill/recognise', {
    permission: 'oceanBill:add',
    log: null,
    required: ['referenceNo'],
  }),
  /** Tracks one bill and takes one berry in the same transaction; a duplicate costs nothing. Spec §5, §9. */
  add: post('/api/oceanBill/add', {
    permission: 'oceanBill:add',
  }),
  /** Tracks many bills with common values; the response has the outcome of each row. Spec §5, §9. */
  addBatch: post('/api/oceanBill/addBatch', {
    permission: 'oceanBill:add',
  }),
  /** The outcome that each row of addBatch would have now; nothing is created or charged. Not in the specification. */
  tryBatch: post('/api/oceanBill/tryBatch', {
    permission: 'oceanBill:add',
    log: null,
  }),
  /**
   * The cells of the filled rows of an XLSX or CSV file, as texts; nothing is created. Present where import is. Not in the specification.
   */
  readFile: post('/api/oceanBill/readFile', {
    permission: 'oceanBill:add',
    log: null,
    in: 'form',
    required: ['file'],
  }),
  /** As addBatch, from an XLSX or CSV file; with dryRun nothing is created. Not in the specification, listed in sysInfo. */
  import: post('/api/oceanBill/import', {
    permission: 'oceanBill:add',
    in: 'form',
    required: ['file'],
  }),
  /** Changes entered values; values from the carrier cannot be edited. */
  update: post('/api/oceanBill/update', {
    permission: 'oceanBill:update',
    required: ['id'],
  }),
  /**
   * Colleagues who may see all of these bills, with a part of their name or account: one of them can be the owner. Not in the
   * specification.
   */
  people: post('/api/oceanBill/people', {
    permission: 'oceanBill:detail',
    log: null,
    required: ['ids'],
  }),
  /** Makes a colleague who may see the bills their owner; null leaves them without one. Not in the specification. */
  assign: post('/api/oceanBill/assign', {
    permission: 'oceanBill:update',
    required: ['ids'],
  }),
  /**
   * Settles a difference between an entered value and the carrier's: takes over the carrier's, or keeps one's own for searching until the
   * carrier names yet another. For the POD it also confirms that a discharge, of which the carrier does not say so, was there. Not in the specification.
   */
  settle: post('/api/oceanBill/settle', {
    permission: 'oceanBill:update',
    required: ['id', 'field', 'carrier', 'use'],
  }),
  /**
   * Marks these bills as handled: they need no attention until their outlook or most important signal changes. Not in the specification.
   */
  handle: post('/api/oceanBill/handle', {
    permission: 'oceanBill:update',
    required: ['ids'],
  }),
  /** Takes these bills out of those that need attention until a time, at most a year ahead. Not in the specification. */
  snooze: post('/api/oceanBill/snooze', {
    permission: 'oceanBill:update',
    required: ['ids', 'until'],
  }),
  /** Undoes `handle` and `snooze`. Not in the specification. */
  wake: post('/api/oceanBill/wake', {
    permission: 'oceanBill:update',
    required: ['ids'],
  }),
  /** Removes bills from the list and stops polling for them; the ledger stays. */
  delete: post('/api/oceanBill/delete', {
    permission: 'oceanBill:delete',
    required: ['ids'],
  }),
  /** Asks the carrier again; after SUB_ERR, whose berry was refunded, it is charged again. Spec §4, §9. */
  resubscribe: post('/api/oceanBill/resubscribe', {
    permission: 'oceanBill:resubscribe',
    required: ['ids'],
  }),
  /** The filtered or selected bills as XLSX or CSV, with the chosen columns in the requested language. */
  export: post('/api/oceanBill/export', {
    permission: 'oceanBill:export',
    answer: 'file',
    log: 'operation',
  }),
};
