import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type PointerEvent, type ReactNode, type RefObject } from 'react';

import { IconButton } from '../../../components/icon-button/index.js';
import { Switch } from '../../../components/switch/index.js';
import { useFormat, useSchemaText } from '../../../lib/ui-provider.js';
import { CARD_WIDTH, fitZoom, layoutSchema, nextZoom, startZoom, type SchemaLayout } from '../schema-diagram.logic.js';
import type { SchemaRelation, SchemaTable } from '../schema-diagram.types.js';
import { SchemaCard } from './schema-card.js';

export interface SchemaPlaneProps {
  tables: readonly SchemaTable[];
  relations: readonly SchemaRelation[];
  /** Search results; the other tables are dimmed. */
  found: readonly SchemaTable[];
  selected: string;
  onSelect: (name: string) => void;
}

/** The drawing: scrollable, panned with the pointer, zoomed by buttons. Not on screens under 1024 px. */
export function SchemaPlane({ tables, relations, found, selected, onSelect }: SchemaPlaneProps): ReactNode {
  const text = useSchemaText();
  const format = useFormat();
  const view = useRef<HTMLElement>(null);
  const [all, setAll] = useState(false);
  const layout = useMemo(() => layoutSchema(tables, relations, all), [tables, relations, all]);
  const [zoom, setZoom] = useState<number | 'start' | 'fit'>('start');
  const size = useSize(view);
  const shown = zoom === 'start' ? startZoom(layout, size) : zoom === 'fit' ? fitZoom(layout, size) : zoom;
  useScrolledIntoView(view, layout, selected, shown);
  const percent = format.number(shown, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div data-slot="schema-diagram-plane" className="sb:hidden sb:min-w-0 sb:flex-1 sb:flex-col sb:border-s sb:border-border sb:lg:flex">
      <div
        data-slot="schema-diagram-tools"
        className="sb:flex sb:flex-wrap sb:items-center sb:gap-1.5 sb:border-b sb:border-border sb:px-3 sb:py-2"
      >
        <IconButton size="sm" label={text.zoomOut} icon={<ZoomOut size={16} />} onClick={() => setZoom(nextZoom(shown, -1))} />
        <output data-slot="schema-diagram-zoom" aria-label={text.zoom(percent)} className="sb:min-w-10 sb:text-center sb:tabular-nums">
          {percent}
        </output>
        <IconButton size="sm" label={text.zoomIn} icon={<ZoomIn size={16} />} onClick={() => setZoom(nextZoom(shown, 1))} />
        <IconButton size="sm" label={text.fit} icon={<Maximize size={16} />} onClick={() => setZoom('fit')} />
        <span data-slot="schema-diagram-all" className="sb:ms-auto">
          <Switch label={text.allColumns} checked={all} onChange={(event) => setAll(event.target.checked)} />
        </span>
      </div>
      <section
        ref={view}
        data-slot="schema-diagram-view"
        aria-label={text.plane}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable with the keyboard
        tabIndex={0}
        className="sb:min-h-0 sb:flex-1 sb:overflow-auto sb:bg-canvas sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2"
        {...dragged}
      >
        <SchemaDrawing layout={layout} zoom={shown} found={found} selected={selected} onSelect={onSelect} />
      </section>
    </div>
  );
}

interface SchemaDrawingProps {
  layout: SchemaLayout;
  zoom: number;
  found: readonly SchemaTable[];
  selected: string;
  onSelect: (name: string) => void;
}

/** The cards with the lines between them. */
export function SchemaDrawing({ layout, zoom, found, selected, onSelect }: SchemaDrawingProps): ReactNode {
  const names = useMemo(() => new Set(found.map(({ name }) => name)), [found]);
  // Lines of the selected table are drawn last, above the others.
  const lines = layout.relations.map((line) => ({
    ...line,
    chosen: line.relation.table === selected || line.relation.toTable === selected,
  }));
  const near = new Set(lines.flatMap(({ chosen, relation }) => (chosen ? [relation.table, relation.toTable] : [])));
  return (
    <div data-slot="schema-diagram-space" style={{ width: layout.width * zoom, height: layout.height * zoom, marginInline: 'auto' }}>
      <div
        data-slot="schema-diagram-drawing"
        dir="ltr"
        className="sb:relative"
        style={{ width: layout.width, height: layout.height, transform: `scale(${zoom})`, transformOrigin: '0 0' }}
      >
        <svg
          data-slot="schema-diagram-lines"
          aria-hidden
          width={layout.width}
          height={layout.height}
          className="sb:absolute sb:inset-0"
          fill="none"
        >
          {lines
            .toSorted((a, b) => Number(a.chosen) - Number(b.chosen))
            .map(({ key, path, chosen }) => (
              <path
                key={key}
                d={path}
                data-slot="schema-diagram-line"
                stroke="currentColor"
                strokeWidth={chosen ? 2 : 1}
                className={chosen ? 'sb:text-primary' : 'sb:text-border-strong'}
                opacity={selected === '' || chosen ? 1 : 0.4}
              />
            ))}
        </svg>
        {layout.tables.map((card) => (
          <SchemaCard
            key={card.table.name}
            card={card}
            chosen={card.table.name === selected}
            dim={!names.has(card.table.name) || (selected !== '' && selected !== card.table.name && !near.has(card.table.name))}
            onSelect={onSelect}
          />
        ))}
      </div>
    </div>
  );
}

/** Size of the container, tracked by an observer; zero until it is measured. */
function useSize(view: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const box = view.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: Math.floor(entry.contentRect.width), height: Math.floor(entry.contentRect.height) });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [view]);
  return size;
}

/** Scrolls the selected table to the middle, wherever it was selected. */
function useScrolledIntoView(view: RefObject<HTMLElement | null>, layout: SchemaLayout, selected: string, zoom: number): void {
  useEffect(() => {
    const card = layout.tables.find(({ table }) => table.name === selected);
    const box = view.current;
    if (!card || !box) return;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.scrollTo({
      left: (card.x + CARD_WIDTH / 2) * zoom - box.clientWidth / 2,
      top: (card.y + card.height / 2) * zoom - box.clientHeight / 2,
      behavior: reducedMotion ? 'instant' : 'smooth',
    });
  }, [view, layout, selected, zoom]);
}

/** Panning by mouse outside a table; touch scrolls natively. */
const dragged = {
  onPointerDown(event: PointerEvent<HTMLElement>): void {
    const onCard = event.target instanceof Element && event.target.closest('[data-slot=schema-diagram-card]');
    if (event.pointerType === 'mouse' && event.button === 0 && !onCard) event.currentTarget.setPointerCapture(event.pointerId);
  },
  onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    event.currentTarget.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
  },
};
