import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { LanguageSelect } from './index.js';

conformance(<LanguageSelect value="en" onChange={() => {}} />, { root: 'select', slot: 'language-select' });

it('shows every language by its own name', async () => {
  const screen = await render(<LanguageSelect value="zh-tw" onChange={() => {}} />);
  const names = [...screen.container.querySelectorAll('option')].map((option) => option.textContent);
  expect(names).toEqual(['English', '简体中文', '繁體中文']);
  await expect.element(screen.getByRole('combobox')).toHaveValue('zh-tw');
});

it('offers the languages of an installation in its order', async () => {
  const screen = await render(<LanguageSelect value="en" locales={['zh-cn', 'en']} onChange={() => {}} />);
  expect([...screen.container.querySelectorAll('option')].map((option) => option.textContent)).toEqual(['简体中文', 'English']);
});
