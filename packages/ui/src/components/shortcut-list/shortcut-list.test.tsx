import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { ShortcutList, useShortcuts, type Shortcut } from './index.js';

conformance(<ShortcutList shortcuts={[{ keys: ['j'], label: 'Next' }]} />, { root: 'dl', slot: 'shortcut-list' });

interface PageProps {
  onPress: NonNullable<Shortcut['onPress']>;
  children?: ReactNode;
}

function Page({ onPress, children }: PageProps): ReactNode {
  useShortcuts(['j', '?', ' ', 'Enter'].map((key) => ({ keys: [key], label: key, onPress })));
  return children;
}

const press = (on: Element, key: string, more: KeyboardEventInit = {}): boolean =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

describe('single keys of a page', () => {
  it('work wherever focus is, in either case of a letter', async () => {
    const onPress = vi.fn<() => void>();
    await render(
      <Page {...{ onPress }}>
        <button type="button">Button</button>
      </Page>,
    );
    await userEvent.keyboard('j');
    page.getByRole('button').element().focus();
    await userEvent.keyboard('j');
    expect(press(document.body, 'J')).toBe(false);
    expect(press(document.body, '?', { shiftKey: true })).toBe(false);
    expect(onPress).toHaveBeenCalledTimes(4);
  });

  it('do nothing with a modifier, during composition, in fields and in overlays', async () => {
    const onPress = vi.fn<() => void>();
    await render(
      <Page {...{ onPress }}>
        <input aria-label="Text" />
        <textarea aria-label="Lines" />
        <div contentEditable suppressContentEditableWarning>
          Written
        </div>
        <ul role="menu">
          <li role="menuitem">Edit</li>
        </ul>
      </Page>,
    );
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'isComposing']) press(document.body, 'j', { [modifier]: true });
    press(document.body, 'Process');
    const targets = document.querySelectorAll('input, textarea, [contenteditable], [role="menuitem"]');
    expect(targets).toHaveLength(4);
    for (const target of targets) for (const key of ['j', '?', ' ', 'Enter']) press(target, key);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('leave Space and Enter to the button and Enter to the link that has focus', async () => {
    const onPress = vi.fn<() => void>();
    await render(
      <Page {...{ onPress }}>
        <button type="button">Button</button>
        <a href="#there">Link</a>
      </Page>,
    );
    press(page.getByRole('button').element(), ' ');
    press(page.getByRole('button').element(), 'Enter');
    press(page.getByRole('link').element(), 'Enter');
    expect(onPress).not.toHaveBeenCalled();
    press(page.getByRole('link').element(), ' ');
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('leave a key to the browser that was not handled', async () => {
    await render(<Page onPress={() => false} />);
    expect(press(document.body, 'j')).toBe(true);
  });
});

it('names the space bar and the arrow keys', async () => {
  const screen = await render(<ShortcutList shortcuts={[{ keys: [' '], also: ['ArrowDown'], label: 'Look' }]} />);
  await expect.element(screen.getByRole('term')).toHaveTextContent('Space↓');
});
