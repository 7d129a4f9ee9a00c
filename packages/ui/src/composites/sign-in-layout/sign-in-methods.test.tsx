import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { SignInMethods } from './index.js';

const items = [
  { value: 'password', label: 'Password' },
  { value: 'code', label: 'Captcha' },
  { value: 'scan', label: 'Scan code' },
];

conformance(
  <SignInMethods label="Sign-in method" items={items} value="code" onChange={() => {}}>
    Form
  </SignInMethods>,
  { root: 'div', slot: 'sign-in-layout-methods' },
);

function Owned(): ReactNode {
  const [value, setValue] = useState('password');
  return (
    <SignInMethods label="Sign-in method" items={items} value={value} onChange={setValue}>
      {`Form of ${value}`}
    </SignInMethods>
  );
}

it('moves between the methods with arrow keys, Home and End, and wraps around', async () => {
  const screen = await render(<Owned />);
  await screen.getByRole('tab', { name: 'Password' }).click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'Scan code' })).toHaveFocus();
  await expect.element(screen.getByRole('tabpanel', { name: 'Scan code' })).toHaveTextContent('Form of scan');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Password' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('tab', { name: 'Scan code' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('tab', { name: 'Password' })).toHaveAttribute('aria-selected', 'true');
});

it('ignores other keys, and is one tab stop', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <SignInMethods label="Sign-in method" items={items} value="code" onChange={onChange}>
      <input aria-label="Code" />
    </SignInMethods>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('tab', { name: 'Captcha' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});
