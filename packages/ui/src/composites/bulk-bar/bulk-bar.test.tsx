import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { Button } from '../../components/button/index.js';
import { conformance } from '../../testing/conformance.js';
import { BulkBar } from './index.js';

conformance(
  <BulkBar count={2} onClear={vi.fn()}>
    <Button>Export</Button>
  </BulkBar>,
  { root: 'fieldset', slot: 'bulk-bar' },
);

it('shows the number of selected rows, and disappears without any', async () => {
  const bar = (count: number): React.ReactElement => (
    <BulkBar count={count} onClear={vi.fn()}>
      <Button>Export</Button>
    </BulkBar>
  );
  const screen = await render(bar(1));
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 selected');
  await screen.rerender(bar(0));
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  await expect.element(screen.getByRole('button', { name: 'Export' })).not.toBeInTheDocument();
});

it('moves actions into a menu and back as the width changes', async () => {
  const actions = ['Subscribe', 'Export', 'Share'].map((label) => ({ id: label, label, onSelect: vi.fn() }));
  const bar = (width: number): React.ReactElement => (
    <div style={{ inlineSize: width }}>
      <BulkBar count={2} onClear={vi.fn()} actions={actions} />
    </div>
  );
  const screen = await render(bar(700));
  await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'More actions' }).elements()).toHaveLength(0);
  await screen.rerender(bar(170));
  await expect.element(screen.getByRole('button', { name: 'More actions' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  await screen.rerender(bar(700));
  await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible();
});

it('offers all rows only while some are not selected', async () => {
  const onSelectAll = vi.fn();
  const bar = (count: number): React.ReactElement => <BulkBar count={count} total={214} onSelectAll={onSelectAll} onClear={vi.fn()} />;
  const screen = await render(bar(20));
  await screen.getByRole('button', { name: 'Select all 214' }).click();
  expect(onSelectAll).toHaveBeenCalledOnce();
  await screen.rerender(bar(214));
  await expect.element(screen.getByRole('button', { name: 'Select all 214' })).not.toBeInTheDocument();
});

it('keeps focus in its place when “Select all” and when the bar itself disappears', async () => {
  function Table(): React.ReactElement {
    const [count, setCount] = useState(20);
    return (
      <>
        <BulkBar count={count} total={214} onSelectAll={() => setCount(214)} onClear={() => setCount(0)} />
        <Button>Next page</Button>
      </>
    );
  }
  const screen = await render(<Table />);
  (screen.getByRole('button', { name: 'Select all 214' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Clear selection' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('status')).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Next page' })).toHaveFocus();
});
