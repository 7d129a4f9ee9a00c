import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { FADE_AFTER_MS, REMOVE_AFTER_MS, type RippleWave } from './ripple.logic.js';
import { useRipple, type RippleOptions } from './use-ripple.js';

const SHAPE = { control: 'sb:rounded-control', surface: 'sb:rounded-surface', full: 'sb:rounded-full' } as const;

export interface RippleProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Waves from `useRipple`. */
  waves: readonly RippleWave[];
  /**
   * Rounded corners of the surface, which clip the waves.
   * @default 'control'
   */
  shape?: keyof typeof SHAPE;
}

const WAVE_MOTION = `scale ${FADE_AFTER_MS}ms ease-out, opacity ${REMOVE_AFTER_MS}ms ease-out`;

/** The layer in which waves are drawn. Its parent is the surface: positioned `relative`, with its events passed to `useRipple`. */
export function Ripple({ waves, shape = 'control', className, ...rest }: RippleProps): ReactNode {
  return (
    <span
      data-slot="ripple"
      aria-hidden="true"
      {...rest}
      className={cn('sb:pointer-events-none sb:absolute sb:inset-0 sb:overflow-hidden', SHAPE[shape], className)}
    >
      {waves.map(({ key, x, y, size, state }) => (
        <span
          key={key}
          data-slot="ripple-wave"
          data-state={state}
          className="sb:absolute sb:rounded-full sb:bg-current/10 sb:data-[state=fading]:opacity-0 sb:starting:[scale:0]"
          // Physical coordinates, like those of the pointer.
          style={{ left: x - size / 2, top: y - size / 2, width: size, height: size, transition: WAVE_MOTION }}
        />
      ))}
    </span>
  );
}

export interface RippleAreaProps extends ComponentProps<'span'>, RippleOptions {
  /**
   * Rounded corners of the content.
   * @default 'control'
   */
  shape?: keyof typeof SHAPE;
  /** Takes the whole width. */
  block?: boolean;
}

/** Adds a wave to its content, a Button or a card, at the point of a press. */
export function RippleArea({
  disabled,
  centred,
  shape = 'control',
  block = false,
  className,
  children,
  onPointerDown,
  onKeyDown,
  ...rest
}: RippleAreaProps): ReactNode {
  const ripple = useRipple({ ...(disabled === undefined ? {} : { disabled }), ...(centred === undefined ? {} : { centred }) });
  return (
    // The surface has no behaviour of its own: it only observes presses on its content.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      data-slot="ripple-area"
      {...rest}
      onPointerDown={(event) => {
        ripple.onPointerDown(event);
        onPointerDown?.(event);
      }}
      onKeyDown={(event) => {
        ripple.onKeyDown(event);
        onKeyDown?.(event);
      }}
      className={cn('sb:relative', block ? 'sb:block' : 'sb:inline-flex sb:max-w-full', className)}
    >
      {children}
      <Ripple waves={ripple.waves} shape={shape} />
    </span>
  );
}
