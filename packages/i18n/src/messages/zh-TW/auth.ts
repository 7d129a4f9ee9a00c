import type { auth as base } from '../en/auth.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

export const auth: Translated<typeof base> = {
  title: titles.login,
  titles: {
    login: titles.login,
    register: titles.register,
    passwordReset: titles.passwordReset,
    passwordChange: titles.passwordChange,
    contactUndo: titles.contactUndo,
    staticPage: titles.staticPage,
  },
  account: '電子郵件、手機號碼或帳號',
  password: '密碼',
  captcha: '驗證碼',
  captchaPicture: '請輸入圖中字元的圖片',
  captchaRenew: '換一張圖片',
  captchaFailed: '圖片載入失敗。',
  submit: '登入',
  accountInvalid: '請輸入正確的電子郵件或手機號碼！',
  passwordRequired: '請輸入密碼。',
  captchaRequired: '請輸入圖中的內容。',
  noLoginPermission: '抱歉，您沒有登入權限。',
  sessionEnded: '請登入，然後從剛才的位置繼續。',
  demoTitle: '示範帳號',
  demoHint: '選擇一個帳號即可填入表單。',
  demoUse: '填入 {account}',
  methods: '登入方式',
  byPassword: '密碼',
  byCode: '驗證碼',
  byScan: '掃碼',
  forgot: '忘記密碼？',
  noAccount: '還沒有帳號？',
  register: '註冊',
  registered: '註冊成功。',
  passwordSet: '密碼重設成功！',
};
