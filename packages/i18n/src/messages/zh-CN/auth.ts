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
  account: '邮箱、手机号或账号',
  password: '密码',
  captcha: '验证码',
  captchaPicture: '请输入图中字符的图片',
  captchaRenew: '换一张图片',
  captchaFailed: '图片加载失败。',
  submit: '登录',
  accountInvalid: '请输入正确的邮箱地址或手机号！',
  passwordRequired: '请输入密码。',
  captchaRequired: '请输入图中的内容。',
  noLoginPermission: '抱歉，您没有登录权限。',
  sessionEnded: '请登录，然后从刚才的位置继续。',
  demoTitle: '演示账号',
  demoHint: '选择一个账号即可填入表单。',
  demoUse: '填入 {account}',
  methods: '登录方式',
  byPassword: '密码',
  byCode: '验证码',
  byScan: '扫码',
  forgot: '忘记密码？',
  noAccount: '还没有账号？',
  register: '注册',
  registered: '注册成功。',
  passwordSet: '密码重置成功！',
};
