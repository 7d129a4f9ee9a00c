import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Button } from '../button/index.js';
import { Popover } from './index.js';

conformance(
  <Popover label="Carriers" trigger={<Button>Carrier</Button>} defaultOpen>
    Text
  </Popover>,
  { root: 'div', slot: 'popover', portal: true },
);

it('is not modal: a click outside closes it and takes effect', async () => {
  const onClick = vi.fn();
  await render(
    <>
      <div style={{ blockSize: 200 }}>
        <Popover label="Carriers" trigger={<Button>Carrier</Button>} defaultOpen>
          Text
        </Popover>
      </div>
      <Button onClick={onClick}>Behind</Button>
    </>,
  );
  await page.getByRole('button', { name: 'Behind' }).click();
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('points at its button with an arrow that scrolling content does not clip', async () => {
  await render(
    <div style={{ paddingInlineStart: 200 }}>
      <Popover label="Carriers" trigger={<Button>Carrier</Button>} defaultOpen arrow align="center">
        <div style={{ blockSize: 4000 }}>Text</div>
      </Popover>
    </div>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const box = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
  const button = page.getByRole('button', { name: 'Carrier', includeHidden: true }).element().getBoundingClientRect();
  await expect.poll(() => Math.abs((box('[data-slot="popover-arrow"]')?.top ?? 0) - button.bottom)).toBeLessThan(8);
  const dialog = document.querySelector('[data-slot="popover"]');
  expect(dialog && getComputedStyle(dialog).overflowY).toBe('visible');
  const body = document.querySelector('[data-slot="popover-body"]');
  expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? Number.POSITIVE_INFINITY);
});
