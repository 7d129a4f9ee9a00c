import { get, post } from '../declare.js';

/** Small files; their content requires the token too. */
export const sysFile = {
  /** Sets the caller's picture and removes the former one. At most 1 MB; its format (PNG, JPEG, WebP, GIF) is recognised by its content. Compatible with the origin. */
  uploadAvatar: post('/api/sysFile/uploadAvatar', {
    permission: 'signed-in',
    in: 'form',
    required: ['file'],
  }),
  /** A picture of the own company. Compatible with the origin. */
  preview: get('/api/sysFile/preview/{id}', {
    permission: 'signed-in',
    answer: 'file',
    required: ['id'],
  }),
};
