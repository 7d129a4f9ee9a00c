import { crud } from '../crud.js';
import { get, post } from '../declare.js';
import { companyFile } from './fields.js';

/** Files of a company, and the pictures of its users. */
export const sysFile = {
  /** Sets the caller's picture and removes the former one. At most 1 MB; its format (PNG, JPEG, WebP, GIF) is recognised by its content. Compatible with the origin. */
  uploadAvatar: post('/api/sysFile/uploadAvatar', {
    permission: 'signed-in',
    in: 'form',
    required: ['file'],
  }),
  /** A picture of a user or company, or, with the permission to download, a file. Compatible with the origin. */
  preview: get('/api/sysFile/preview/{id}', {
    permission: 'signed-in',
    answer: 'file',
    required: ['id'],
  }),
  /**
   * One page of the files in the caller's data range, and of those that are visible to the whole company. Compatible with the origin.
   *
   * @update Changes name, kind, note and visibility; the extension stays. Compatible with the origin.
   *
   * @delete Removes a file that no record uses. Compatible with the origin.
   */
  ...crud(companyFile, { list: 'page', changes: ['update', 'delete'] }),
  /** Files that a record uses. Compatible with the origin. */
  relationFiles: get('/api/sysFile/relationFiles', {
    permission: 'sysFile:page',
    required: ['relationName', 'relationId'],
  }),
  /** Limits of uploads, and how much of the quota of the company is taken. Not in the specification. */
  limits: get('/api/sysFile/limits', {
    permission: 'sysFile:uploadFile',
  }),
  /** Uploads a file in one request of at most 12 MB; larger ones take `begin`. Compatible with the origin. */
  uploadFile: post('/api/sysFile/uploadFile', {
    permission: 'sysFile:uploadFile',
    in: 'form',
    required: ['file'],
  }),
  /** Begins an upload in parts, which is kept for a day. Not in the specification. */
  begin: post('/api/sysFile/begin', {
    permission: 'sysFile:uploadFile',
    required: ['fileName', 'size'],
    log: null,
  }),
  /** One part of an upload, at the offset that the server has reached. Not in the specification. */
  part: post('/api/sysFile/part', {
    permission: 'sysFile:uploadFile',
    in: 'form',
    required: ['id', 'offset', 'file'],
    log: null,
  }),
  /** How far an upload has come, to continue it there. Not in the specification. */
  uploaded: get('/api/sysFile/uploaded', {
    permission: 'sysFile:uploadFile',
    required: ['id'],
  }),
  /** Ends an upload whose parts have all arrived: checks its content and adds the file. Not in the specification. */
  finish: post('/api/sysFile/finish', {
    permission: 'sysFile:uploadFile',
    required: ['id'],
  }),
  /** Gives an upload up. Not in the specification. */
  abandon: post('/api/sysFile/abandon', {
    permission: 'sysFile:uploadFile',
    required: ['id'],
    log: null,
  }),
  /** Makes a file belong to a record that the caller sees, in place of the one before. Not in the specification. */
  attach: post('/api/sysFile/attach', {
    permission: 'sysFile:update',
    required: ['id', 'relationName', 'relationId'],
  }),
  /** Ends the relation of a file to the record that uses it. Not in the specification. */
  release: post('/api/sysFile/release', {
    permission: 'sysFile:update',
    required: ['id'],
  }),
  /** Signed addresses of a file, valid for five minutes and without a token: to download it, and to show it where a browser can. Not in the specification. */
  address: get('/api/sysFile/address', {
    permission: 'sysFile:downloadFile',
    required: ['id'],
  }),
  /** The content of a file, by an address of `address`. Not in the specification. */
  content: get('/api/sysFile/content/{id}', {
    permission: 'public',
    answer: 'file',
    required: ['id', 'key', 'expires', 'signature'],
  }),
  /** Downloads a file. Compatible with the origin. */
  downloadFile: post('/api/sysFile/downloadFile', {
    permission: 'sysFile:downloadFile',
    answer: 'file',
    required: ['id'],
    log: null,
  }),
};
