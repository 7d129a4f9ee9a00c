import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { plainTextOf, RichText, RichTextEditor } from './index.js';

conformance(<RichTextEditor aria-label="Notice" />, { root: 'div', slot: 'rich-text-editor' });
conformance(<RichText value="<p>Closed</p>" />, { root: 'div', slot: 'rich-text' });

const HOSTILE = [
  '<p onclick="window.hostile = 1" style="position:fixed" class="sb:fixed" id="app">Closed',
  '<script>window.hostile = 1</script><style>p { display: none }</style><img src="x" onerror="window.hostile = 1">',
  '<a href="javascript:alert(1)">one</a> <a href="java&#9;script:alert(1)">two</a> <a href="data:text/html,a">three</a>',
  '<a href="https://seaberry.example" target="_self" class="sb:fixed" onmouseover="alert(1)" style="color:red">four</a></p>',
  '<iframe src="https://seaberry.example"></iframe><svg onload="window.hostile = 1"></svg><form><input name="a"></form>',
].join('');

function expectHarmless(root: Element): void {
  expect([...root.querySelectorAll('script, style, img:not(.ProseMirror-separator), iframe, svg, form, input, [id]')]).toEqual([]);
  const given = [...root.querySelectorAll('p, a')].flatMap((element) => element.getAttributeNames());
  expect(new Set(given)).toEqual(new Set(['href', 'target', 'rel']));
  expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['https://seaberry.example']);
  expect(root.textContent).toContain('Closed');
  expect(window).not.toHaveProperty('hostile');
}

it('drops what is outside the schema when it shows a text', async () => {
  const screen = await render(<RichText value={HOSTILE} data-testid="shown" />);
  await expect.element(screen.getByRole('link', { name: 'four' })).toBeVisible();
  expectHarmless(screen.getByTestId('shown').element());
});

it('drops what is outside the schema from a given text and from the next value', async () => {
  const changed = vi.fn<(value: string) => void>();
  const screen = await render(<RichTextEditor aria-label="Notice" defaultValue={HOSTILE} onChange={changed} />);
  const area = screen.getByRole('textbox', { name: 'Notice' });
  await expect.element(area).toBeVisible();
  expectHarmless(area.element());
  await area.click();
  await userEvent.keyboard('!');
  const value = changed.mock.lastCall?.[0] ?? '';
  expect(value).not.toMatch(/script|style|onclick|onerror|<img|sb:fixed|data:/);
});

it('drops what is outside the schema from a paste', async () => {
  const changed = vi.fn<(value: string) => void>();
  const screen = await render(<RichTextEditor aria-label="Notice" onChange={changed} />);
  const area = screen.getByRole('textbox', { name: 'Notice' });
  await area.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', HOSTILE);
  area.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  expectHarmless(area.element());
});

it('gives an empty value when the text is removed, and does not exceed its maximum length', async () => {
  const changed = vi.fn<(value: string) => void>();
  const screen = await render(<RichTextEditor aria-label="Notice" maxLength={3} onChange={changed} />);
  await screen.getByRole('textbox', { name: 'Notice' }).click();
  await userEvent.keyboard('abcd');
  expect(changed).toHaveBeenLastCalledWith('<p>abc</p>');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(changed).toHaveBeenLastCalledWith('');
});

it('gives the text in one line, without markup, scripts or styles', () => {
  expect(plainTextOf('<h2>Ningbo</h2><ul><li><p>one</p></li><li><p>two<br>three &amp; 四</p></li></ul>')).toBe('Ningbo one two three & 四');
  expect(plainTextOf(HOSTILE)).toBe('Closedone two threefour');
  expect(window).not.toHaveProperty('hostile');
});

function Controlled(): ReactNode {
  const [value, setValue] = useState('<p>one</p>');
  return (
    <>
      <RichTextEditor aria-label="Notice" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('<ul><li><p>two</p></li></ul>')}>
        Next
      </button>
    </>
  );
}

it('shows the value of its owner, and lets Tab leave a list', async () => {
  const screen = await render(<Controlled />);
  const area = screen.getByRole('textbox', { name: 'Notice' });
  await expect.element(area).toHaveTextContent('one');
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(area).toHaveTextContent('two');
  await area.click();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

it('makes the chosen text bold by Ctrl+B', async () => {
  const changed = vi.fn<(value: string) => void>();
  const screen = await render(<RichTextEditor aria-label="Notice" onChange={changed} />);
  await screen.getByRole('textbox', { name: 'Notice' }).click();
  await userEvent.keyboard('{Control>}b{/Control}late');
  expect(changed).toHaveBeenLastCalledWith('<p><strong>late</strong></p>');
});

it('makes a link of a website only, and returns focus to the toolbar', async () => {
  const changed = vi.fn<(value: string) => void>();
  const screen = await render(<RichTextEditor aria-label="Notice" onChange={changed} />);
  await screen.getByRole('textbox', { name: 'Notice' }).click();
  await userEvent.keyboard('{Control>}k{/Control}');
  const address = screen.getByRole('textbox', { name: 'Address' });
  await address.fill('javascript:alert(1)');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveAccessibleDescription('Enter a website or an e-mail address');
  expect(changed).not.toHaveBeenCalled();
  await address.fill('seaberry.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('link', { name: 'seaberry.example' })).toHaveAttribute('href', 'https://seaberry.example');
  await expect.element(screen.getByRole('button', { name: 'Link' })).toHaveFocus();
  expect(changed.mock.lastCall?.[0]).toContain('<a href="https://seaberry.example"');
});
