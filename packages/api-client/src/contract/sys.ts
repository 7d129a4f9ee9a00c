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
  loginPhone: post('/api/sysAuth/loginPhone', {
    permission: 'public',
    required: ['phone', 'code'],
    doc: 'Signs in by a code that was sent; `phone` takes a phone number or an e-mail address. Spec §7.',
  }),
  sendCode: post('/api/sysAuth/sendCode', {
    permission: 'public',
    required: ['to', 'purpose'],
    doc: 'Sends a code by SMS or e-mail; answers the same whether the address is known or not. Spec §5; the call is ours.',
  }),
  register: post('/api/sysAuth/register', {
    permission: 'public',
    required: ['account', 'code', 'password'],
    doc: 'Makes a company account with its first person. Spec §5 "Register"; the call is ours.',
  }),
  resetPassword: post('/api/sysAuth/resetPassword', {
    permission: 'public',
    required: ['account', 'code', 'password'],
    doc: 'Sets a new password by a code that was sent, and ends every session of the person. Spec §5; the call is ours.',
  }),
  scanCreate: post('/api/sysAuth/scanCreate', {
    permission: 'public',
    audited: false,
    doc: 'Begins a sign-in that another signed-in device allows: an id for the QR code, a secret for asking. Ours.',
  }),
  scanState: post('/api/sysAuth/scanState', {
    permission: 'public',
    required: ['id', 'secret'],
    audited: false,
    doc: 'How far a sign-in by scan is; with the tokens, once, when it was allowed. Ours.',
  }),
  scanConfirm: post('/api/sysAuth/scanConfirm', {
    permission: 'signed-in',
    required: ['id', 'step'],
    doc: 'The signed-in device says that it has scanned, allows or refuses. Ours.',
  }),
  unLockScreen: post('/api/sysAuth/unLockScreen', {
    permission: 'signed-in',
    required: ['password'],
    orQuery: true,
    doc: 'Whether this is the password of the person who is signed in; wrong tries count towards the lock. Spec §7.',
  }),
  ticket: post('/api/sysAuth/ticket', {
    permission: 'signed-in',
    required: ['path'],
    audited: false,
    doc: 'A pass for one path, once, within 60 s (`?ticket=`), for what cannot send a header. Ours.',
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
  updateBaseInfo: post('/api/sysUser/baseInfo', {
    permission: 'signed-in',
    doc: "Changes the caller's own particulars, and nothing but what the form offers. Spec §5, §7.",
  }),
  changePwd: post('/api/sysUser/changePwd', {
    permission: 'signed-in',
    required: ['passwordOld', 'passwordNew'],
    doc: "Changes the caller's own password and ends their other sessions. Spec §7.",
  }),
  unlockLogin: post('/api/sysUser/unlockLogin', {
    permission: 'sysUser:unlockLogin',
    required: ['id'],
    doc: 'Lifts the lock that wrong passwords put on an account. Spec §7.',
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
