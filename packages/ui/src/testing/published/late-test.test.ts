import { expect, it } from 'vitest';

import * as late from './late-test.js';

it('a spy records its calls before the test tools are loaded, shows them in the panel of actions, and forgets them for the next story', () => {
  const heard: unknown[][] = [];
  const stop = late.onMockCall((_, args) => heard.push(args));
  const spy = late.fn((...args: never[]) => args.length);
  expect(spy('a', 1)).toBe(2);
  expect(late.isMockFunction(spy)).toBe(true);
  expect(spy).toHaveBeenCalledExactlyOnceWith('a', 1);
  expect(heard).toEqual([['a', 1]]);
  stop();
  late.restoreAllMocks();
  expect(spy).not.toHaveBeenCalled();
  expect(spy('b')).toBe(1);
  expect(heard).toHaveLength(1);
});

it('a test tool that is used too early says what to do', () => {
  expect(() => late.screen.getByText('any')).toThrow('testTools()');
});
