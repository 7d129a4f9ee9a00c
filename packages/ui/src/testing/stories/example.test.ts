import { createElement } from 'react';
import { expect, it } from 'vitest';

import { example } from './example.js';

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
