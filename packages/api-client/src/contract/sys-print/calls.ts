import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { printTemplate } from './fields.js';

/** Templates for printing records. */
export const sysPrint = {
  /**
   * One page of the templates, built-in ones first. Compatible with the origin.
   *
   * @update A built-in template is refused. Compatible with the origin.
   *
   * @delete A built-in template is refused. Compatible with the origin.
   */
  ...crud(printTemplate, { list: 'page', further: ['setStatus'], exports: false }),
  /** A template by its name. Compatible with the origin. */
  print: get('/api/sysPrint/print/{name}', {
    permission: 'sysPrint:page',
    required: ['name'],
  }),
  /** Adds a copy of a template, which can be edited. Not in the specification. */
  copy: post('/api/sysPrint/copy', {
    permission: 'sysPrint:add',
    required: ['id'],
  }),
  /** An unsaved template with the values of a bill of the company: the newest, or that with a number. Not in the specification. */
  preview: post('/api/sysPrint/preview', {
    permission: 'sysPrint:page',
    required: ['template'],
    log: null,
  }),
  /** Enabled templates for a bill. Not in the specification. */
  offered: get('/api/sysPrint/offered', {
    permission: 'oceanBill:detail',
  }),
  /** A bill in a template, as HTML to be printed. Not in the specification. */
  render: get('/api/sysPrint/render', {
    permission: 'oceanBill:detail',
    required: ['id', 'billId'],
  }),
};
