import { expect, it } from 'vitest';
import { history as en } from './en/history.js';
import { history as zhCn } from './zh-CN/history.js';
import { history as zhTw } from './zh-TW/history.js';

it('counts the changes of an ETA before the arrival, whose own slip is beside them', () => {
  expect([en, zhCn, zhTw].map(({ etaChanges }) => [etaChanges(0, false), etaChanges(1, true)])).toEqual([
    ['0 changes', '1 change before the arrival'],
    ['0 次变化', '到港前 1 次变化'],
    ['0 次變化', '到港前 1 次變化'],
  ]);
});
