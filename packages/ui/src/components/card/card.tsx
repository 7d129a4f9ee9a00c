import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

export interface CardProps extends ComponentProps<'section'> {}

/** A surface for one subject. Name it with `aria-labelledby` when it should be a landmark. */
export function Card({ className, ...rest }: CardProps): ReactNode {
  return (
    <section
      data-slot="card"
      {...rest}
      className={cn('sb:min-w-0 sb:rounded-surface sb:border sb:border-border sb:bg-surface sb:text-text', className)}
    />
  );
}

/** Header of a card: title first; elements with `ms-auto` are aligned to the end. */
export function CardHeader({ className, ...rest }: ComponentProps<'header'>): ReactNode {
  return (
    <header
      data-slot="card-header"
      {...rest}
      className={cn(
        'sb:flex sb:min-h-11 sb:flex-wrap sb:items-center sb:gap-x-2 sb:gap-y-1 sb:border-b sb:border-border sb:px-3.5 sb:py-1.5',
        className,
      )}
    />
  );
}

export interface CardTitleProps extends ComponentProps<'h2'> {
  /**
   * Heading level; the style does not depend on it.
   * @default 2
   */
  level?: 2 | 3 | 4;
}

/** Name of the card. */
export function CardTitle({ level = 2, className, ...rest }: CardTitleProps): ReactNode {
  const Heading = `h${level}` as const;
  return <Heading data-slot="card-title" {...rest} className={cn('sb:text-sm sb:leading-tight sb:font-semibold', className)} />;
}

export interface CardBodyProps extends ComponentProps<'div'> {
  /**
   * `none` for content that reaches the edges: tables, maps.
   * @default 'md'
   */
  padding?: 'none' | 'md';
}

/** Content of a card. */
export function CardBody({ padding = 'md', className, ...rest }: CardBodyProps): ReactNode {
  return <div data-slot="card-body" {...rest} className={cn(padding === 'md' && 'sb:p-3.5', className)} />;
}
