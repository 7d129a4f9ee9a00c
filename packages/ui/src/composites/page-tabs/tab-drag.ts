/* Drag of a tab along the strip with a mouse. Plain DOM functions: React renders only after the drop. */

const THRESHOLD_PX = 4;
const EDGE_PX = 24;
const SCROLL_PX = 6;

export interface TabDrag {
  /** Index that the page would reach when dropped at this place. */
  reach: (id: string, toIndex: number) => number;
  onDrop: (id: string, toIndex: number) => void;
}

interface Place {
  element: HTMLElement;
  /** Edges along the reading direction, in px. */
  start: number;
  end: number;
}

/**
 * Drags a tab with a pressed mouse; a press without movement stays a click. Escape cancels.
 * @returns a function that ends it without a drop
 */
export function followTab(press: PointerEvent, item: HTMLElement, list: HTMLElement, { reach, onDrop }: TabDrag): () => void {
  const id = item.dataset['page'] ?? '';
  // Along the reading direction: from right to left the strip begins at the right.
  const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const places = measure(list, sign);
  const from = places.findIndex(({ element }) => element === item);
  const scrolled = list.scrollLeft;
  const stop = new AbortController();
  let [pointer, to, dragging, frame] = [press.clientX, from, false, 0];

  const draw = (): void => {
    const by = sign * (pointer - press.clientX + list.scrollLeft - scrolled);
    to = reach(id, indexAt(places, from, by));
    arrange(places, { from, to, by: within(by, places, from, reach(id, 0), reach(id, places.length - 1)) }, sign);
  };
  const scroll = (): void => {
    const box = list.getBoundingClientRect();
    const step = pointer > box.right - EDGE_PX ? SCROLL_PX : pointer < box.left + EDGE_PX ? -SCROLL_PX : 0;
    if (step !== 0) {
      list.scrollLeft += step;
      draw();
    }
    frame = requestAnimationFrame(scroll);
  };
  const end = (drop: boolean): void => {
    stop.abort();
    cancelAnimationFrame(frame);
    if (!dragging) return;
    for (const { element } of places) element.style.cssText = '';
    swallowClick();
    if (drop && to !== from) onDrop(id, to);
  };

  const listen = { signal: stop.signal };
  addEventListener(
    'pointermove',
    (event) => {
      pointer = event.clientX;
      if (!dragging && Math.abs(pointer - press.clientX) >= THRESHOLD_PX) {
        dragging = true;
        prepare(places, item);
        scroll();
      }
      if (dragging) draw();
    },
    listen,
  );
  addEventListener('pointerup', () => end(true), listen);
  addEventListener('pointercancel', () => end(false), listen);
  addEventListener('keydown', (event) => event.key === 'Escape' && end(false), listen);
  return () => end(false);
}

function measure(list: HTMLElement, sign: number): Place[] {
  return [...list.querySelectorAll<HTMLElement>('[data-page]')].map((element) => {
    const { left, right } = element.getBoundingClientRect();
    return sign > 0 ? { element, start: left, end: right } : { element, start: -right, end: -left };
  });
}

/** Index whose middle the front edge of the dragged tab has passed. */
function indexAt(places: readonly Place[], from: number, by: number): number {
  const dragged = places[from];
  if (!dragged) return from;
  const middle = ({ start, end }: Place): number => (start + end) / 2;
  if (by > 0) return places.findLastIndex((place, at) => at === from || (at > from && dragged.end + by > middle(place)));
  return places.findIndex((place, at) => at === from || (at < from && dragged.start + by < middle(place)));
}

/** Clamps the tab to its reachable places. */
function within(by: number, places: readonly Place[], from: number, first: number, last: number): number {
  const [dragged, head, tail] = [places[from], places[first], places[last]];
  return dragged && head && tail ? Math.min(Math.max(by, head.start - dragged.start), tail.end - dragged.end) : 0;
}

function prepare(places: readonly Place[], item: HTMLElement): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const { element } of places) {
    if (element === item) element.style.zIndex = '2';
    else if (!still) element.style.transition = 'transform var(--sb-transition-duration-state) var(--sb-ease-out)';
  }
}

/** Shifts the other tabs aside. */
function arrange(places: readonly Place[], { from, to, by }: { from: number; to: number; by: number }, sign: number): void {
  const [dragged, next] = [places[from], places[from + 1] ?? places[from - 1]];
  if (!dragged || !next) return;
  const gap = Math.max(next.start - dragged.end, dragged.start - next.end);
  const room = dragged.end - dragged.start + gap;
  places.forEach(({ element }, at) => {
    const aside = at > from && at <= to ? -room : at < from && at >= to ? room : 0;
    const move = sign * (at === from ? by : aside);
    element.style.transform = move === 0 ? '' : `translateX(${move}px)`;
  });
}

/** A drag must not end in a click. */
function swallowClick(): void {
  const stop = new AbortController();
  addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: stop.signal },
  );
  // The click, if any, follows the release directly.
  setTimeout(() => stop.abort());
}
