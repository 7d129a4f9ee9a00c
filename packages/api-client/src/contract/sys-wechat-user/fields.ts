import { audited, choice, code, entity, integer, phone, ref, text } from '../entity.js';

/** 1 WeChat official account, 2 WeChat mini program, 3 QQ, 4 Alipay, 5 Gitee. */
export const PLATFORM_TYPES = [1, 2, 3, 4, 5] as const;

/** Account of a user at WeChat or another platform. Its keys and tokens are written, but never returned. */
export const wechatUser = entity(
  { controller: 'sysWechatUser', one: 'third-party account', many: 'third-party accounts', title: 'openId' },
  {
    nickName: text({ max: 64, filter: true, sort: true }),
    platformType: choice({ values: PLATFORM_TYPES, initial: 1, sort: true }),
    /** User of the company that the account is bound to; null for none. */
    userId: ref({ listed: false }),
    /** Not in the specification. */
    userName: text({ entered: 'none', derived: true }),
    mobile: phone({ filter: true, sort: true }),
    /** Id of a person at the platform, unique for each platform in the company. */
    openId: code({ required: true, unique: 'openIdTaken', within: 'platformType', sort: true }),
    unionId: code({ hidden: true }),
    sex: choice({ values: [0, 1, 2], initial: 0, hidden: true }),
    province: text({ max: 64 }),
    city: text({ max: 64 }),
    country: text({ max: 64, hidden: true }),
    language: text({ max: 64, hidden: true }),
    avatar: text({ max: 256, hidden: true }),
    /** Seconds that the access token is valid, and what it permits. */
    expiresIn: integer({ min: 0, max: 2_147_483_647, listed: false }),
    scope: text({ max: 64, listed: false }),
    ...audited(),
  },
);
