import type { mail as base } from '../en/mail.js';
import type { Translated } from '../translated.js';

export const mail: Translated<typeof base> = {
  code: {
    subject: {
      login: 'Seaberry：登录验证码',
      register: 'Seaberry：注册验证码',
      reset: 'Seaberry：重设密码验证码',
      change: 'Seaberry：更换手机号码或邮箱的验证码',
    },
    text: {
      login: '【Seaberry】{code} 是您的登录验证码，{minutes, plural, other {# 分钟}}内有效，仅可使用一次。',
      register: '【Seaberry】{code} 是您的注册验证码，{minutes, plural, other {# 分钟}}内有效，仅可使用一次。',
      reset: '【Seaberry】{code} 是您的重设密码验证码，{minutes, plural, other {# 分钟}}内有效，仅可使用一次。',
      change: '【Seaberry】{code} 是您更换手机号码或邮箱的验证码，{minutes, plural, other {# 分钟}}内有效，仅可使用一次。',
    },
    warning: '请勿将验证码告诉任何人。如非本人操作，请忽略此消息。',
  },
  contacts: {
    subject: 'Seaberry：您的邮箱或手机号已更改',
    text: 'Seaberry 账号 {account} 的邮箱或手机号已更改。如果是您本人操作，请忽略此消息。',
    undo: '如果不是，请在 {days, plural, other {# 天}}内撤销：{link}',
    ask: '如果不是，请立即联系管理员。',
  },
  password: {
    subject: 'Seaberry：您的密码已更改',
    text: 'Seaberry 账号 {account} 的密码已更改。如果是您本人操作，请忽略此消息。',
    reset: '如果不是，请重置密码并联系管理员：{link}',
  },
  session: {
    subject: 'Seaberry：您的一个会话已结束',
    text: 'Seaberry 账号 {account} 的一个会话已结束：其令牌被使用了两次，可能已被他人复制。如果您恢复或复制过浏览器数据，请忽略此消息。',
  },
  factorAdded: {
    subject: 'Seaberry：已添加两步验证方式',
    text: 'Seaberry 账号 {account} 添加了一种两步验证方式。如果是您本人操作，请忽略此消息。',
  },
  factorRemoved: {
    subject: 'Seaberry：已移除两步验证方式',
    text: 'Seaberry 账号 {account} 移除了一种两步验证方式。如果是您本人或管理员操作，请忽略此消息。',
  },
  recoveryUsed: {
    subject: 'Seaberry：已使用恢复代码',
    text: '有人使用了 Seaberry 账号 {account} 的一个恢复代码，该代码已失效。如果是您本人操作，请忽略此消息。',
  },
  notification: {
    subject: '{reference}：{text}',
    changes: '变化：',
    line: '{name}：{value}',
    reason: '您收到此邮件，是因为您的邮箱是 {reference} 的通知邮箱。',
  },
  shareLink: {
    subject: '{company}：{name}',
    text: '{company} 与您共享货物：{name}',
    line: '{reference}：{text}',
    more: '页面上还有 {count, plural, other {# 票货物}}',
    open: '无需账号，在此页面查看货物的当前位置：',
    locked: '该页面有密码，请向 {author} 询问。',
    until: '页面可打开至 {time}。',
    reason: '您收到这封邮件（仅此一次），是因为 {company} 的 {author} 输入了您的地址。',
  },
  mention: {
    reason: '您收到此邮件，是因为 {author} 在留言中提到了您。可在个人中心关闭此类邮件。',
  },
};
