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
   * Coloured background, or a border only.
   * @default 'soft'
   */
  variant?: BadgeVariant;
  /** Icon that repeats the state by shape, since colour alone is not enough. */
  icon?: ReactNode;
}

/** A state or a kind in one or two words. Not interactive. */
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
