import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { SearchInput } from './index.js';

conformance(<SearchInput label="Search bills" />, { root: 'input', slot: 'search-input', frame: 'search-input-frame' });

it('searches with Enter and does not submit the form around it', async () => {
  const onSearch = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <SearchInput label="Search bills" onSearch={onSearch} />
    </form>,
  );
  await screen.getByRole('searchbox').fill('COSU');
  await userEvent.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledWith('COSU');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('clears with Escape, and only when there is something to clear', async () => {
  const outer = vi.fn();
  const screen = await render(
    <div role="presentation" onKeyDown={(event) => outer(event.key)}>
      <SearchInput label="Search bills" defaultValue="COSU" />
    </div>,
  );
  const input = screen.getByRole('searchbox');
  await input.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveValue('');
  expect(outer).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(outer).toHaveBeenCalledWith('Escape');
});

it('leaves Enter to an input method during composition', async () => {
  const onSearch = vi.fn();
  const screen = await render(<SearchInput label="Search bills" defaultValue="宁波" onSearch={onSearch} />);
  screen
    .getByRole('searchbox')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
  expect(onSearch).not.toHaveBeenCalled();
});
