import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { LanguageSelect } from './index.js';

conformance(<LanguageSelect value="en" onChange={() => {}} />, { root: 'select', slot: 'language-select' });

it('names every language in itself', async () => {
  const screen = await render(<LanguageSelect value="zh-tw" onChange={() => {}} />);
  const names = [...screen.container.querySelectorAll('option')].map((option) => option.textContent);
  expect(names).toEqual(['English', '简体中文', '繁體中文']);
  await expect.element(screen.getByRole('combobox')).toHaveValue('zh-tw');
});
