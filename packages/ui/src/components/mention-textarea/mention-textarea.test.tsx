import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import type { ComboboxOption } from '../combobox/index.js';
import { Dialog } from '../dialog/index.js';
import { MentionTextarea } from './index.js';

const people: readonly ComboboxOption[] = [
  { value: 'u1', label: 'Lin Yue' },
  { value: 'u2', label: 'Sophie Lam' },
  { value: 'u3', label: '林悦' },
];
const find = (query: string): Promise<readonly ComboboxOption[]> =>
  Promise.resolve(people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())));

conformance(<MentionTextarea aria-label="Comment" onSearch={find} />, { root: 'textarea', slot: 'mention-textarea' });

const area = () => page.getByRole('textbox');
const list = () => page.getByRole('listbox');
const native = (): HTMLTextAreaElement => area().element() as HTMLTextAreaElement;
const marked = (): string | null | undefined => document.getElementById(native().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function typed(text: string, onSearch = find): Promise<void> {
  await render(<MentionTextarea aria-label="Comment" onSearch={onSearch} debounceMs={0} />);
  await area().click();
  await userEvent.keyboard(text);
}

it('walks over the people with the arrow keys and replaces what was typed by the one that is picked', async () => {
  await typed('for @');
  await expect.poll(marked).toBe('Lin Yue');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(marked).toBe('Sophie Lam');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.poll(marked).toBe('林悦');
  await userEvent.keyboard('{Tab}');
  await expect.element(area()).toHaveValue('for @林悦 ');
  await expect.element(area()).toHaveFocus();
  await expect.element(list()).not.toBeInTheDocument();
});

it('keeps the text behind the caret, without a second blank', async () => {
  await render(<MentionTextarea aria-label="Comment" onSearch={find} debounceMs={0} defaultValue="ask  today" />);
  await area().click();
  native().setSelectionRange(4, 4);
  await userEvent.keyboard('@sop');
  await expect.poll(marked).toBe('Sophie Lam');
  await userEvent.keyboard('{Enter}');
  await expect.element(area()).toHaveValue('ask @Sophie Lam today');
});

it('leaves Enter to the text for a name without a match', async () => {
  await typed('@zzz');
  await expect.poll(() => document.querySelector('[data-slot=combobox-message-text]')?.textContent).toBe('Nothing matches “zzz”');
  await userEvent.keyboard('{Enter}');
  await expect.element(area()).toHaveValue('@zzz\n');
});

it('sends no search for the words behind a name without a match', async () => {
  const onSearch = vi.fn(find);
  await typed('@zzz', onSearch);
  await expect.poll(() => document.querySelector('[data-slot=combobox-message-text]')?.textContent).toBe('Nothing matches “zzz”');
  const before = onSearch.mock.calls.length;
  await userEvent.keyboard('z at noon');
  await expect.poll(() => document.querySelector('[data-slot=mention-popup]')).toBeNull();
  expect(onSearch.mock.calls.length).toBe(before);
});

it('closes by Escape before a dialog does, and stays closed for that mention', async () => {
  await render(
    <Dialog title="Comment" defaultOpen>
      <MentionTextarea aria-label="Comment" onSearch={find} debounceMs={0} />
    </Dialog>,
  );
  await area().click();
  await userEvent.keyboard('@');
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('lin');
  await expect.element(area()).toHaveValue('@lin');
  await expect.element(list()).not.toBeInTheDocument();
  await userEvent.keyboard(' @');
  await expect.element(list()).toBeVisible();
});

it('closes when the caret leaves the mention', async () => {
  await typed('ask @');
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(list()).not.toBeInTheDocument();
});

/** The events of a browser while a Chinese input method composes a word. */
function compose(text: string, step: 'composing' | 'done'): void {
  const field = native();
  field.setRangeText(text, field.value.lastIndexOf('@') + 1, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText', data: text }));
  if (step === 'done') field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text }));
}

it('leaves the letters and the keys of an input method alone, and searches for the word it has made', async () => {
  const onSearch = vi.fn(find);
  await typed('请@', onSearch);
  await expect.element(list()).toBeVisible();
  native().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  compose('lin', 'composing');
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true });
  native().dispatchEvent(enter);
  expect(enter.defaultPrevented).toBe(false);
  expect(onSearch.mock.calls.map(([query]) => query)).toEqual(['']);
  compose('林', 'done');
  await expect.poll(() => onSearch.mock.calls.at(-1)?.[0]).toBe('林');
  await expect.poll(marked).toBe('林悦');
  await userEvent.keyboard('{Enter}');
  await expect.element(area()).toHaveValue('请@林悦 ');
});

it('reports a picked person to the owner of the value as typed text', async () => {
  const onChange = vi.fn();
  const onMention = vi.fn();
  await render(
    <MentionTextarea
      aria-label="Comment"
      debounceMs={0}
      onSearch={find}
      onMention={onMention}
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  await area().click();
  await userEvent.keyboard('@lin');
  await page.getByRole('option', { name: 'Lin Yue' }).click();
  expect(onChange).toHaveBeenLastCalledWith('@Lin Yue ');
  expect(onMention).toHaveBeenCalledExactlyOnceWith(people[0]);
  await expect.element(area()).toHaveFocus();
});
