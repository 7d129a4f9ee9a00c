import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';

import type { ColumnDrop } from '../column-layout/index.js';

/* Dragging of headers. Only this module imports Pragmatic drag and drop; it is loaded when a pointer first enters the header. */

/** Drag type of one table, so that its headers cannot be dropped into another one. */
const TABLE = 'sb-table';

/**
 * Makes headers draggable by their names.
 * @returns a function that undoes it
 */
export function dragHeads(table: HTMLElement, onDrop: (drop: ColumnDrop) => void): () => void {
  const heads = [...table.querySelectorAll<HTMLElement>('th[data-movable]')];
  return combine(...heads.map((head) => dragHead(head, table, onDrop)));
}

function dragHead(head: HTMLElement, table: HTMLElement, onDrop: (drop: ColumnDrop) => void): () => void {
  const id = head.dataset['column'] ?? '';
  const handle = head.querySelector('[data-drag]');
  const edgeOf = (data: Record<string | symbol, unknown>): 'start' | 'end' | undefined => {
    const edge = extractClosestEdge(data);
    if (!edge) return undefined;
    return (edge === 'left') === (getComputedStyle(head).direction !== 'rtl') ? 'start' : 'end';
  };
  const leave = (): void => {
    delete head.dataset['drop'];
  };
  return combine(
    draggable({ element: head, ...(handle ? { dragHandle: handle } : {}), getInitialData: () => ({ [TABLE]: table, id }) }),
    dropTargetForElements({
      element: head,
      canDrop: ({ source }) => source.data[TABLE] === table && source.data['id'] !== id,
      getData: ({ input, element }) => attachClosestEdge({}, { input, element, allowedEdges: ['left', 'right'] }),
      onDrag: ({ self }) => {
        head.dataset['drop'] = edgeOf(self.data) ?? '';
      },
      onDragLeave: leave,
      onDrop: ({ source, self }) => {
        leave();
        const edge = edgeOf(self.data);
        if (edge) onDrop({ id: String(source.data['id']), target: id, edge });
      },
    }),
  );
}
