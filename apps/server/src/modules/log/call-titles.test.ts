import { allCalls } from '@seaberry/api-client/registry';
import { LOCALES } from '@seaberry/i18n';
import { expect, it } from 'vitest';
import { callTitle } from './texts.ts';

it('a call has the titles of its page and button, else a text of its own', () => {
  expect(callTitle('sysUser.resetPwd', 'en')).toBe('Users · Reset password');
  expect(callTitle('sysUser.resetPwd', 'zh-cn')).toBe('用户管理 · 重置密码');
  expect(callTitle('sysAuth.login', 'zh-tw')).toBe('登入');
  expect(callTitle('sysLogOp.export', 'en')).toBe('Operation log exported');
  expect(callTitle('unknown.call', 'en')).toBeNull();
  // Properties that every object inherits are no calls.
  expect(callTitle('constructor.toString', 'en')).toBeNull();
});

it('every logged call has a title in every language', () => {
  const logged = allCalls().filter(({ meta }) => meta.log !== null);
  const without = logged.flatMap(({ controller, name }) =>
    LOCALES.filter((locale) => callTitle(`${controller}.${name}`, locale) === null).map((locale) => `${controller}.${name} ${locale}`),
  );
  expect(without).toEqual([]);
});
