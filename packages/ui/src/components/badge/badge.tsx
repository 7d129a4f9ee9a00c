import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { badgeVariants, type BadgeTone, type BadgeVariant } from './badge.variants.js';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * Meaning, not appearance.
   * @default 'neutral'
   */
  tone?: BadgeTone;
  /**
   * On a ground of its colour, or with an edge only.
   * @default 'soft'
   */
  variant?: BadgeVariant;
  /** Says the state a second time, by shape: colour alone never does. */
  icon?: ReactNode;
}

/** A state or a kind in one or two words. It cannot be pressed. */
export function Badge({ tone = 'neutral', variant = 'soft', icon, className, children, ...rest }: BadgeProps): ReactNode {
  return (
    <span data-slot="badge" data-tone={tone} {...rest} className={cn(badgeVariants({ tone, variant }), className)}>
      {icon}
      <span data-slot="badge-label" className="sb:truncate">
        {children}
      </span>
    </span>
  );
}
