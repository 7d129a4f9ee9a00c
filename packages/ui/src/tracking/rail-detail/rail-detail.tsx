import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '../../lib/cn.js';
import { usePortalContainer } from '../../lib/use-portal-container.js';
import type { JourneyNode } from '../lib/node.js';
import { StageList } from '../stage-list/index.js';
import { useRailTarget, type RailTarget } from './use-rail-target.js';

/** Distance from the rail and from the edges of the window, px. */
const GAP = 6;

export interface RailDetailProps extends ComponentProps<'div'> {
  /** Journey of a rail, by the `data-rail` on it or on an element around it. */
  nodesOf: (id: string) => readonly JourneyNode[] | undefined;
}

/**
 * Card with the list of stages at the compact rail under the pointer, with focus or under a finger. One card serves all rails inside. It is
 * hidden from screen readers, since the accessible name of a rail has the same content.
 */
export function RailDetail({ nodesOf, className, children, ...rest }: RailDetailProps): ReactNode {
  const { target, hide, keep, handlers } = useRailTarget();
  const container = usePortalContainer();
  const nodes = target ? (nodesOf(target.id) ?? []) : [];
  return (
    <div data-slot="rail-detail" {...rest} {...handlers} className={cn('sb:min-w-0', className)}>
      {children}
      {target && nodes.length > 0 && createPortal(<Card {...{ target, nodes, hide, keep }} />, container ?? document.body)}
    </div>
  );
}

interface CardProps {
  target: RailTarget;
  nodes: readonly JourneyNode[];
  hide: (soon?: boolean) => void;
  keep: () => void;
}

function Card({ target, nodes, hide, keep }: CardProps): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const rail = target.rail.getBoundingClientRect();
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = card.current ?? {};
    const below = rail.bottom + GAP;
    const top = below + height <= innerHeight - GAP ? below : rail.top - GAP - height;
    setPlace({ left: clamp(rail.left, innerWidth - width - GAP), top: clamp(top, innerHeight - height - GAP) });
  }, [target, nodes]);
  useEffect(() => {
    const hideOutside = (event: Event): void => {
      const [source] = event.composedPath();
      const inside = source instanceof Node && (card.current?.contains(source) || target.rail.contains(source));
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !inside) hide();
    };
    const events = ['keydown', 'pointerdown', 'scroll'] as const;
    for (const event of events) document.addEventListener(event, hideOutside, true);
    return () => {
      for (const event of events) document.removeEventListener(event, hideOutside, true);
    };
  }, [target, hide]);
  return (
    <div
      data-slot="rail-detail-card"
      ref={card}
      aria-hidden="true"
      onPointerEnter={keep}
      onPointerLeave={() => hide(true)}
      style={{ ...place, maxBlockSize: `calc(100dvh - ${2 * GAP}px)` }}
      className="sb:fixed sb:z-overlay sb:w-80 sb:max-w-full sb:overflow-y-auto sb:rounded-surface sb:border sb:border-border sb:bg-overlay sb:p-3 sb:text-text sb:elevation-overlay"
    >
      <StageList nodes={nodes} />
    </div>
  );
}

const clamp = (position: number, max: number): number => Math.max(GAP, Math.min(position, max));
