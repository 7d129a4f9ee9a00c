import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { Button } from '../components/button/index.js';

/* A host with Tailwind: its reset, and utilities with the names of ours without the prefix. */
const host = document.createElement('style');
host.textContent = `
  @layer theme, base, components, utilities;
  @layer base { *, ::before, ::after { margin: 0; padding: 0; border: 0 solid; } button { background-color: transparent; } }
  @layer utilities { .mt-4 { margin-top: 16px; } .px-10 { padding-inline: 40px; } .flex { display: none; } }
`;

beforeEach(() => document.head.append(host));
afterEach(() => host.remove());

it('keeps its look under the reset of a host', async () => {
  const screen = await render(<Button variant="primary">Save</Button>);
  const style = getComputedStyle(screen.getByRole('button').element());
  expect(style.paddingInlineStart).toBe('12px');
  expect(style.borderTopWidth).toBe('1px');
  expect(style.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

it('gives precedence to a class of the caller, without !important', async () => {
  const screen = await render(<Button className="mt-4 px-10">Save</Button>);
  const style = getComputedStyle(screen.getByRole('button').element());
  expect([style.marginTop, style.paddingInlineStart]).toEqual(['16px', '40px']);
});

it('resets no elements of the host', async () => {
  host.remove();
  const screen = await render(<p>Text of the host</p>);
  expect(getComputedStyle(screen.getByText('Text of the host').element()).marginTop).toBe('14px');
});
