import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { SortableList } from './sortable-list.js';

const items = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() }));

conformance(<SortableList label="Letters" items={items} onOrderChange={() => {}} />, { root: 'ol', slot: 'sortable-list' });

it('moves an item by dragging its handle', async () => {
  const onOrderChange = vi.fn();
  await render(<SortableList label="Letters" items={items} onOrderChange={onOrderChange} />);
  const item = (id: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`li[data-drag-id="${id}"]`);
    if (!found) throw new Error(`no item ${id}`);
    return found;
  };
  await userEvent.hover(item('a'));
  await expect.poll(() => item('c').draggable).toBe(true);
  const handle = item('c').querySelector('[data-drag]');
  if (!handle) throw new Error('no handle');
  await userEvent.dragAndDrop(handle, item('a'), { targetPosition: { x: 60, y: 3 } });
  await expect.poll(() => onOrderChange).toHaveBeenLastCalledWith(['c', 'a', 'b']);
});
