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
  /** One air waybill with its whole derived state: airports, flights, milestones, discrepancies, ETA history. */
  detail: get('/api/airWaybill/detail', {
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
  /** The cells of the filled rows of an XLSX or CSV file, as texts; nothing is created. Not in the specification. */
  readFile: post('/api/airWaybill/readFile', {
    permission: 'airWaybill:add',
    log: null,
    in: 'form',
    required: ['file'],
  }),
  /** Changes entered values; values from the airline cannot be edited. */
  update: post('/api/airWaybill/update', {
    permission: 'airWaybill:update',
    required: ['id'],
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
