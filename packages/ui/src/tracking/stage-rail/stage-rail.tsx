import type { Instant } from '@seaberry/tracking';
import { lazy, Suspense, useMemo, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useFormat, useTrackingText } from '../../lib/ui-provider.js';
import { CompactRail } from './components/compact-rail.js';
import type { Full as FullRailBody } from './components/full.js';
import { describeRail } from './describe-rail.logic.js';
import type { JourneyNode } from '../lib/node.js';
import { shownNodes } from './stage-rail.logic.js';

// A lazy component loses its type parameter, which this cast restores.
const Full = lazy(async () => ({ default: (await import('./components/full.js')).Full })) as unknown as typeof FullRailBody;

/** Width of the placeholder while the full rail loads, in units; it shrinks with its container. */
const FIRST_WIDTH = 960;

export interface StageRailProps<N extends JourneyNode = JourneyNode> extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The journey in its order: `CompactRail.nodes` of a list row, or the milestones of a container's stations.
   *
   * Times are instants in UTC, shown in the zone of each node's place.
   */
  nodes: readonly N[];
  /** Current domain time of the server. */
  now: Instant;
  /**
   * Derived position of the cargo: `CompactRail.position`.
   * @default the last node that happened
   */
  position?: number;
  /**
   * `compact` is one line of 24 px for a list row; `full` has names, dates, places and a readout.
   *
   * @default 'compact'
   */
  variant?: 'compact' | 'full';
  /**
   * Width of the compact line in px at a root font size of 16 px, with which it grows; shrinks with its cell. The full rail fills its container.
   * @default 224
   */
  width?: number;
  /**
   * Accessible name.
   * Compact: replaces the sentence about all nodes; full: names the list of nodes.
   */
  label?: string;
  /** Called when a node of the full rail is pressed, e.g. to scroll to it in the timeline. */
  onNodeSelect?: (node: N) => void;
}

/**
 * The whole journey as two lines, plan and actual; the slant between them is the slip.
 * @typeParam N Node of the journey: a `JourneyNode`, with further properties of your own, which `onNodeSelect` gets back.
 */
export function StageRail<N extends JourneyNode>({
  nodes: given,
  now,
  position,
  variant = 'compact',
  width = 224,
  label,
  onNodeSelect,
  ref,
  className,
  ...rest
}: StageRailProps<N>): ReactNode {
  const text = useTrackingText();
  const nodes = useMemo(() => shownNodes(given), [given]);
  if (nodes.length === 0) {
    return (
      <div
        ref={ref}
        data-slot="stage-rail"
        data-variant={variant}
        title={text.railEmpty}
        className={cn('sb:truncate sb:text-sm sb:text-muted', className)}
        {...rest}
      >
        {text.railEmpty}
      </div>
    );
  }
  if (variant === 'compact') {
    return <Compact ref={ref} nodes={nodes} now={now} position={position} width={width} label={label} className={className} {...rest} />;
  }
  return (
    <div ref={ref} data-slot="stage-rail" data-variant="full" {...rest} className={cn('sb:min-w-0', className)}>
      <Suspense fallback={<CompactRail nodes={nodes} now={now} width={FIRST_WIDTH} position={position} />}>
        <Full nodes={nodes} now={now} position={position} label={label ?? text.railLabel} onNodeSelect={onNodeSelect} />
      </Suspense>
    </div>
  );
}

interface CompactProps extends Omit<ComponentProps<'div'>, 'children'> {
  nodes: readonly JourneyNode[];
  now: Instant;
  position: number | undefined;
  width: number;
  label: string | undefined;
}

function Compact({ nodes, now, position, width, label, className, ...rest }: CompactProps): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const described = useMemo(() => label ?? describeRail(nodes, text, format), [label, nodes, text, format]);
  return (
    <div
      // A drawing in SVG has no img tag.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={described}
      // Focusable, so that Tab reaches the drawing and a screen reader reads its description.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-slot="stage-rail"
      data-variant="compact"
      className={cn(
        'sb:inline-block sb:max-w-full sb:rounded-control sb:align-middle sb:focus-visible:outline-2 sb:focus-visible:outline-focus',
        className,
      )}
      {...rest}
    >
      <CompactRail nodes={nodes} now={now} width={width} position={position} />
    </div>
  );
}
