import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { PeekLayout, PeekPanel } from './index.js';

const base = { title: 'PO-26-10428', href: '#order', onClose: () => {} };

conformance(<PeekPanel {...base} />, { root: 'aside', slot: 'peek-panel' });
conformance(<PeekLayout panel={undefined}>Orders</PeekLayout>, { root: 'div', slot: 'peek-layout' });

it('announces the record and its sentence, when it opens and for every other record', async () => {
  const { rerender } = await render(<PeekPanel {...base} lead="Arrives 18 Dec." />);
  const announced = () => document.querySelector('[data-slot="announcer"]')?.textContent;
  await expect.poll(announced).toBe('PO-26-10428. Arrives 18 Dec.');
  await rerender(<PeekPanel {...base} title="PO-26-10429" lead="Arrives 1 Dec." />);
  await expect.poll(announced).toBe('PO-26-10429. Arrives 1 Dec.');
});

it('leaves focus where it is when it opens', async () => {
  const list = <button type="button">A row</button>;
  const { rerender } = await render(<PeekLayout panel={undefined}>{list}</PeekLayout>);
  page.getByRole('button', { name: 'A row' }).element().focus();
  await rerender(<PeekLayout panel={<PeekPanel {...base} />}>{list}</PeekLayout>);
  await expect.element(page.getByRole('complementary', { name: 'PO-26-10428' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'A row' })).toHaveFocus();
});

it('says at the end of the list why its button has no effect', async () => {
  const previous = vi.fn<() => void>();
  await render(<PeekPanel {...base} onPrevious={previous} />);
  await page.getByRole('button', { name: 'Previous record' }).click();
  expect(previous).toHaveBeenCalledOnce();
  await expect
    .element(page.getByRole('button', { name: 'Next record' }))
    .toHaveAttribute('title', 'Next record: This is the last record of the list.');
});
