import { get, post } from './declare.js';

/** Sign-in and session (product specification §7, §4 "Session"). */
export const sysAuth = {
  captcha: get('/api/sysAuth/captcha', {
    permission: 'public',
    doc: 'A captcha picture and its id. Spec §7; answer after the present back end: id, img (base64), expirySeconds.',
  }),
  login: post('/api/sysAuth/login', {
    permission: 'public',
    required: ['account', 'password'],
    doc: 'Signs in; tokens come in the body and in the headers access-token and x-access-token. Spec §7.',
  }),
  logout: post('/api/sysAuth/logout', {
    permission: 'signed-in',
    doc: 'Ends the session; answers with access-token: invalid_token. Spec §7.',
  }),
  refreshToken: get('/api/sysAuth/refreshToken', {
    permission: 'signed-in',
    required: ['accessToken'],
    doc: 'A new refresh token for the given access token. Spec §7.',
  }),
  userInfo: get('/api/sysAuth/userInfo', {
    permission: 'signed-in',
    doc: 'Who is signed in, with the list of button codes. Spec §7.',
  }),
};

export const sysConfig = {
  sysInfo: get('/api/sysConfig/sysInfo', {
    permission: 'public',
    doc: 'Title, logo, whether a captcha is asked, what this back end can do, and its domain clock. Spec §7; capabilities are ours.',
  }),
};

export const sysConst = {
  list: get('/api/sysConst/list', {
    permission: 'signed-in',
    doc: 'Every list of constants: items with code and data.result. Spec §7.',
  }),
  data: get('/api/sysConst/data/{typeName}', {
    permission: 'signed-in',
    required: ['typeName'],
    doc: 'One list of constants. Spec §7.',
  }),
};

export const sysMenu = {
  loginMenuTree: get('/api/sysMenu/loginMenuTree', {
    permission: 'signed-in',
    doc: 'The menu tree of the person who is signed in. Spec §7.',
  }),
  ownBtnPermList: get('/api/sysMenu/ownBtnPermList', {
    permission: 'signed-in',
    doc: 'The button codes of the person who is signed in. Spec §6, §7.',
  }),
};

export const sysUser = {
  baseInfo: get('/api/sysUser/baseInfo', {
    permission: 'signed-in',
    doc: 'Sex, account type, nickname, company, tenant; with us also tier and balance in berries. Spec §7.',
  }),
};

/** Hints that something changed; after each one, what is visible is asked for again. */
export const live = {
  stream: get('/api/live/stream', {
    permission: 'signed-in',
    answer: 'stream',
    doc: 'Server-sent events: {topic, id} hints and a beat every 20 s; ends at token expiry. Ours, probed from sysInfo.',
  }),
};
