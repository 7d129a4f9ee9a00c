import { get, post } from './declare.js';

/** The company of the person who is signed in (product specification §3 "Company"). */
export const company = {
  info: get('/api/company/info', {
    permission: 'signed-in',
    doc: 'Name, abbreviation, number, the start of the key, logo, balance in berries, tier. Spec §3; the call is ours.',
  }),
  update: post('/api/company/update', {
    permission: 'company:update',
    required: ['name'],
    doc: 'Changes name, abbreviation and number. Ours.',
  }),
  rotateKey: post('/api/company/rotateKey', {
    permission: 'company:rotateKey',
    doc: 'Makes a new key and answers it this once; the old one ends. Ours.',
  }),
  uploadLogo: post('/api/company/uploadLogo', {
    permission: 'company:update',
    in: 'form',
    required: ['file'],
    doc: 'PNG, JPEG or WebP of at most 1 MB, judged by its content; 275x99 px suggested. Spec §5; the call is ours.',
  }),
  usage: get('/api/company/usage', {
    permission: 'signed-in',
    doc: 'Berries used per day, and the newest rows of the ledger. Ours.',
  }),
};

/** Small files; their content is asked for with the token like everything else. */
export const sysFile = {
  uploadAvatar: post('/api/sysFile/uploadAvatar', {
    permission: 'signed-in',
    in: 'form',
    required: ['file'],
    doc: "Sets the caller's picture and removes the former one. As the present back end; at most 1 MB, judged by its content.",
  }),
  preview: get('/api/sysFile/preview/{id}', {
    permission: 'signed-in',
    answer: 'file',
    required: ['id'],
    doc: 'A picture of the own company. As the present back end.',
  }),
};

/** Notices as their readers see them (calls of the present back end); writing and publishing are for who may. */
export const sysNotice = {
  pageReceived: get('/api/sysNotice/pageReceived', {
    permission: 'signed-in',
    doc: "The caller's inbox, newest first. As the present back end.",
  }),
  unReadList: get('/api/sysNotice/unReadList', {
    permission: 'signed-in',
    doc: "The caller's unread notices, newest first, at most 100. As the present back end.",
  }),
  setRead: post('/api/sysNotice/setRead', {
    permission: 'signed-in',
    required: ['id'],
    log: null,
    doc: 'Marks a notice as read by the caller; `id` is that of the notice. As the present back end.',
  }),
  setAllRead: post('/api/sysNotice/setAllRead', {
    permission: 'signed-in',
    log: null,
    doc: "Marks all of the caller's notices as read. Ours.",
  }),
  add: post('/api/sysNotice/add', {
    permission: 'sysNotice:add',
    required: ['title', 'type', 'content'],
    doc: 'Writes a notice that nobody sees yet. As the present back end; answers its id.',
  }),
  public: post('/api/sysNotice/public', {
    permission: 'sysNotice:public',
    reach: 'company',
    required: ['id'],
    doc: 'Publishes a notice to everyone of the company; cannot be undone. As the present back end.',
  }),
};

export const sysStaticPage = {
  detail: get('/api/sysStaticPage/detail', {
    permission: 'public',
    required: ['key'],
    doc: 'Terms, privacy policy or help in the language of the call, else in Simplified Chinese, else in English. Ours.',
  }),
};

export const sysDictType = {
  allDictList: get('/api/sysDictType/allDictList', {
    permission: 'signed-in',
    doc: 'Every dictionary: type code → its enabled values. As the present back end.',
  }),
};

/** Guards the API document page of a back end that asks for a name and a password there. */
export const swagger = {
  checkUrl: post('/api/swagger/checkUrl', {
    permission: 'public',
    answer: 'bare',
    log: null,
    doc: 'Whether the API document may be opened: 200 or 401 as a bare number. Spec §7.',
  }),
  submitUrl: post('/api/swagger/submitUrl', {
    permission: 'public',
    in: 'form',
    answer: 'bare',
    required: ['UserName', 'Password'],
    doc: 'Opens the API document for this browser: 200 or 401 as a bare number. Spec §7.',
  }),
};
