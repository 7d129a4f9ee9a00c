import { createElement } from 'react';
import { expect, it } from 'vitest';

import { codeOf, example } from './example.js';

it('keeps how its story is drawn in a guide', () => {
  const story = { inline: false, iframeHeight: 360 };
  const { parameters } = example(() => null, 'code', { parameters: { docs: { story } } });
  expect(parameters?.['docs']).toMatchObject({ story, source: { code: 'code' } });
});

it('is drawn by its file, or as the story says', () => {
  const File = (): null => null;
  const other = () => createElement('p');
  expect(example(File, 'code').render).not.toBe(other);
  expect(example(File, 'code', { render: other }).render).toBe(other);
});

it('shows and gives the code of its Chinese file in Chinese, else that of its own', () => {
  const { parameters } = example(() => null, 'code', { chinese: { Example: () => null, code: '代码' } });
  expect([true, false].map((isChinese) => codeOf(parameters ?? {}, isChinese))).toEqual(['代码', 'code']);
  expect(codeOf(example(() => null, 'code').parameters ?? {}, true)).toBe('code');
  expect(codeOf({}, true)).toBeUndefined();
});
