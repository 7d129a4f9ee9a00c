import { expect, it } from 'vitest';

import { tracking as en } from './en/tracking.js';
import { tracking as zhCn } from './zh-CN/tracking.js';
import { tracking as zhTw } from './zh-TW/tracking.js';

/** Words of English, characters of Chinese, which is abbreviated by leaving out characters. */
const parts = (name: string): string[] => (/\p{Script=Han}/u.test(name) ? Array.from(name) : name.toLowerCase().split(' '));

/** Whether each part of the short name occurs in the long one, in the same order. */
function shortens(short: string, long: string): boolean {
  const rest = parts(long);
  return parts(short).every((part) => {
    const at = rest.indexOf(part);
    rest.splice(0, at + 1);
    return at >= 0;
  });
}

it('names a stage on the rail by words of its name in the timeline', () => {
  const others = [en, zhCn, zhTw].flatMap(({ stages, stagesShort }) =>
    (Object.keys(stages) as (keyof typeof stages)[])
      .filter((stage) => !shortens(stagesShort[stage], stages[stage]))
      .map((stage) => `${stagesShort[stage]}: ${stages[stage]}`),
  );
  expect(others).toEqual([]);
});
