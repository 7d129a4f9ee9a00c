import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';

/* Drag and drop of the items of a list; loaded when a pointer first enters it. */

/** Drag type of one list, so that its items cannot be dropped into another. */
const LIST = 'sb-row-list';

/** An item dropped beside another. */
export interface RowDrop {
  id: string;
  target: string;
  edge: 'start' | 'end';
}

interface DragWatch {
  /** Called with the current drop target; undefined for none. */
  onOver: (drop: RowDrop | undefined) => void;
  onDrop: (drop: RowDrop) => void;
}

/**
 * Makes items draggable by their handles.
 * @returns a function that undoes it
 */
export function dragRows(list: HTMLElement, watch: DragWatch): () => void {
  return combine(...[...list.querySelectorAll<HTMLElement>('li[data-drag-id]')].map((item) => dragRow(item, list, watch)));
}

function dragRow(item: HTMLElement, list: HTMLElement, { onOver, onDrop }: DragWatch): () => void {
  const target = item.dataset['dragId'] ?? '';
  const handle = item.querySelector('[data-drag]');
  const dropOf = (id: unknown, data: Record<string | symbol, unknown>): RowDrop | undefined => {
    const edge = extractClosestEdge(data);
    return edge ? { id: String(id), target, edge: edge === 'top' ? 'start' : 'end' } : undefined;
  };
  return combine(
    draggable({
      element: item,
      ...(handle ? { dragHandle: handle } : {}),
      getInitialData: () => ({ [LIST]: list, id: target }),
      onDrop: () => onOver(undefined),
    }),
    dropTargetForElements({
      element: item,
      canDrop: ({ source }) => source.data[LIST] === list && source.data['id'] !== target,
      getData: ({ input, element }) => attachClosestEdge({}, { input, element, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ source, self }) => onOver(dropOf(source.data['id'], self.data)),
      onDragLeave: () => onOver(undefined),
      onDrop: ({ source, self }) => {
        const drop = dropOf(source.data['id'], self.data);
        if (drop) onDrop(drop);
      },
    }),
  );
}
