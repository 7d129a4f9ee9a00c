import { get, post } from './declare.js';

/*
 * What a page asks before anybody is signed in. These stand apart, so that such a page carries no other declaration.
 */

export const captcha = get('/api/sysAuth/captcha', {
  permission: 'public',
  doc: 'A captcha picture and its id. Spec §7; answer after the present back end: id, img (base64), expirySeconds.',
});

export const login = post('/api/sysAuth/login', {
  log: 'visit',
  permission: 'public',
  required: ['account', 'password'],
  doc: 'Signs in; tokens come in the body and in the headers access-token and x-access-token. Spec §7.',
});

export const sysConfig = {
  sysInfo: get('/api/sysConfig/sysInfo', {
    permission: 'public',
    doc: 'Title, logo, whether a captcha is asked, what this back end can do, and its domain clock. Spec §7; capabilities are ours.',
  }),
};
