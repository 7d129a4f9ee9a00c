import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

import { useOverlaysText } from '../../../lib/ui-provider.js';
import { clampWidth, MAX_SIZE, MIN_SIZE, type LayoutColumn } from '../../column-layout/index.js';
import { useFigure } from '../use-figure.js';

/** Step of an arrow key, in px; four times as much with Shift. */
const STEP = 16;

interface ResizeHandleProps {
  column: LayoutColumn;
  /** Rendered width in px. */
  width: number;
  /** Called while dragging, and once at the end with `done`. */
  onResize: (change: { width: number; done: boolean }) => void;
  /** Called to reset the column's own width. */
  onReset: () => void;
}

/** Edge of a header that can be dragged, or moved with the arrow keys. */
export function ResizeHandle({ column, width, onResize, onReset }: ResizeHandleProps): ReactNode {
  const text = useOverlaysText();
  const figure = useFigure();
  const drag = useRef<{ x: number; width: number; sign: 1 | -1 } | undefined>(undefined);

  const widthAt = (event: PointerEvent): number => {
    const from = drag.current;
    return from ? clampWidth(column, from.width + (event.clientX - from.x) * from.sign) : width;
  };
  const handleDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    // Prevents sorting and text selection by the same press.
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width, sign: getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1 };
  };
  const handleEnd = (event: PointerEvent<HTMLElement>): void => {
    if (!drag.current) return;
    const moved = event.clientX !== drag.current.x;
    const next = widthAt(event);
    drag.current = undefined;
    if (moved) onResize({ width: next, done: true });
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const towardsEnd = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const step = event.shiftKey ? STEP * 4 : STEP;
    const next = {
      ArrowLeft: width + (towardsEnd === 'ArrowLeft' ? step : -step),
      ArrowRight: width + (towardsEnd === 'ArrowRight' ? step : -step),
      Home: column.minSize ?? MIN_SIZE,
      End: column.maxSize ?? MAX_SIZE,
    }[event.key];
    if (next !== undefined) onResize({ width: clampWidth(column, next), done: true });
    else if (event.key === 'Enter') onReset();
    else return;
    event.preventDefault();
  };

  return (
    <div
      data-slot="data-table-resize"
      // A separator that takes focus is a control: it has a value and arrow keys (WAI-ARIA 1.2, separator). <hr> is not.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={text.columnWidth(column.header)}
      aria-valuenow={width}
      aria-valuemin={column.minSize ?? MIN_SIZE}
      aria-valuemax={Math.max(column.maxSize ?? MAX_SIZE, width)}
      aria-valuetext={text.pixels(figure(width))}
      onPointerDown={handleDown}
      onPointerMove={(event) => drag.current && onResize({ width: widthAt(event), done: false })}
      onPointerUp={handleEnd}
      onPointerCancel={handleEnd}
      onDoubleClick={onReset}
      onKeyDown={handleKey}
      className={
        'sb:absolute sb:inset-y-0 sb:inset-e-0 sb:z-1 sb:w-2.5 sb:cursor-col-resize sb:touch-none sb:outline-none sb:select-none ' +
        'sb:after:absolute sb:after:inset-y-2 sb:after:inset-e-0 sb:after:border-e sb:after:border-transparent ' +
        'sb:group-hover/head:after:border-border-strong sb:hover:after:border-e-2 sb:hover:after:border-primary ' +
        'sb:focus-visible:after:inset-y-0 sb:focus-visible:after:border-e-2 sb:focus-visible:after:border-focus'
      }
    />
  );
}
