import { expect, it } from 'vitest';
import { identifiers as en } from './en/identifiers.js';
import { identifiers as zhCn } from './zh-CN/identifiers.js';
import { identifiers as zhTw } from './zh-TW/identifiers.js';

it('says in each language that the number is accepted as it is, since the advice is no error', () => {
  const others = [en, zhCn, zhTw].map(({ advice }) =>
    [advice.checkDigit('6', '7'), ...Object.values(advice).filter((text) => typeof text === 'string')].filter(
      (text) => !/ The number is accepted as it is\.$|。号码仍按原样接受。$|。號碼仍依原樣接受。$/u.test(text),
    ),
  );
  expect(others).toEqual([[], [], []]);
});
