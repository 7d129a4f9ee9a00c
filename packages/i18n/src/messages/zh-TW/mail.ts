import type { mail as base } from '../en/mail.js';
import type { Translated } from '../translated.js';

export const mail: Translated<typeof base> = {
  code: {
    subject: {
      login: 'Seaberry：登入驗證碼',
      register: 'Seaberry：註冊驗證碼',
      reset: 'Seaberry：重設密碼驗證碼',
      change: 'Seaberry：變更手機號碼或電子郵件的驗證碼',
    },
    text: {
      login: '【Seaberry】{code} 是您的登入驗證碼，{minutes, plural, other {# 分鐘}}內有效，僅可使用一次。',
      register: '【Seaberry】{code} 是您的註冊驗證碼，{minutes, plural, other {# 分鐘}}內有效，僅可使用一次。',
      reset: '【Seaberry】{code} 是您的重設密碼驗證碼，{minutes, plural, other {# 分鐘}}內有效，僅可使用一次。',
      change: '【Seaberry】{code} 是您變更手機號碼或電子郵件的驗證碼，{minutes, plural, other {# 分鐘}}內有效，僅可使用一次。',
    },
    warning: '請勿將驗證碼告訴任何人。如非本人操作，請忽略此訊息。',
  },
  contacts: {
    subject: 'Seaberry：您的電子郵件或手機號碼已變更',
    text: 'Seaberry 帳號 {account} 的電子郵件或手機號碼已變更。如果是您本人操作，請忽略此訊息。',
    undo: '如果不是，請在 {days, plural, other {# 天}}內復原：{link}',
    ask: '如果不是，請立即聯絡管理員。',
  },
  password: {
    subject: 'Seaberry：您的密碼已變更',
    text: 'Seaberry 帳號 {account} 的密碼已變更。如果是您本人操作，請忽略此訊息。',
    reset: '如果不是，請重設密碼並聯絡管理員：{link}',
  },
  session: {
    subject: 'Seaberry：您的一個工作階段已結束',
    text: 'Seaberry 帳號 {account} 的一個工作階段已結束：其權杖被使用了兩次，可能已遭他人複製。如果您還原或複製過瀏覽器資料，請忽略此訊息。',
  },
  factorAdded: {
    subject: 'Seaberry：已新增兩步驟驗證方式',
    text: 'Seaberry 帳號 {account} 新增了一種兩步驟驗證方式。如果是您本人操作，請忽略此訊息。',
  },
  factorRemoved: {
    subject: 'Seaberry：已移除兩步驟驗證方式',
    text: 'Seaberry 帳號 {account} 移除了一種兩步驟驗證方式。如果是您本人或管理員操作，請忽略此訊息。',
  },
  recoveryUsed: {
    subject: 'Seaberry：已使用復原代碼',
    text: '有人使用了 Seaberry 帳號 {account} 的一組復原代碼，該代碼已失效。如果是您本人操作，請忽略此訊息。',
  },
  notification: {
    subject: '{reference}：{text}',
    changes: '變化：',
    line: '{name}：{value}',
    reason: '您收到此郵件，是因為您的電子郵件是 {reference} 的通知信箱。',
  },
  shareLink: {
    subject: '{company}：{name}',
    text: '{company} 與您分享貨物：{name}',
    line: '{reference}：{text}',
    more: '頁面上還有 {count, plural, other {# 票貨物}}',
    open: '無需帳號，在此頁面檢視貨物的目前位置：',
    locked: '該頁面有密碼，請向 {author} 詢問。',
    until: '頁面可開啟至 {time}。',
    reason: '您收到這封郵件（僅此一次），是因為 {company} 的 {author} 輸入了您的地址。',
  },
  mention: {
    reason: '您收到此郵件，是因為 {author} 在留言中提到了您。可在個人中心關閉此類郵件。',
  },
};
