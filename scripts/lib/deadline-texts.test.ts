import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { explanation as en } from '../../packages/i18n/src/ui/en/explanation.js';
import { explanation as zhCn } from '../../packages/i18n/src/ui/zh-CN/explanation.js';
import { explanation as zhTw } from '../../packages/i18n/src/ui/zh-TW/explanation.js';

const root = join(import.meta.dirname, '../../packages/i18n/src');

/** Texts of all messages of a language, without comments and keys. */
const textsOf = (language: string): string[] =>
  globSync(`{ui,messages}/${language}/*.ts`, { cwd: root }).flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8')
        .replaceAll(/\/\*\*[^]*?\*\/|\/\/.*/gu, '')
        .matchAll(/'[^'\n]*'|`[^`]*`/gu),
    ].map(([text]) => `${path}: ${text}`),
  );

it('calls the customer deadline by this term in each language', () => {
  expect([en, zhCn, zhTw].map(({ promised }) => promised.customer)).toEqual(['Customer deadline', '客户期限', '客戶期限']);
  expect(textsOf('en').filter((text) => /\bpromised\b|against the promise/iu.test(text))).toEqual([]);
  expect(textsOf('zh-CN').filter((text) => /承诺|客户要求/u.test(text))).toEqual([]);
  expect(textsOf('zh-TW').filter((text) => /承諾|客戶要求/u.test(text))).toEqual([]);
});
