import type { auth as base } from '../en/auth.js';
import type { Translated } from '../translated.js';

export const auth: Translated<typeof base> = {
  title: '登入',
  titles: {
    login: '登入',
    register: '註冊',
    passwordReset: '重設密碼',
    staticPage: 'Seaberry',
    noPermission: '沒有權限',
  },
  lead: '每一個貨櫃在哪裡、哪裡晚了，一目了然。',
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
  unreachable: '無法連線至伺服器。',
};
