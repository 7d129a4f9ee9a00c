import type { ComponentProps, ReactNode } from 'react';

import { BrandMark } from '../../components/brand-mark/index.js';
import { cn } from '../../lib/cn.js';

export interface ReadingLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Name of the product or the company. */
  brand: string;
  /**
   * A mark of about 28 px.
   * @default the logo of Seaberry
   */
  mark?: ReactNode;
  /** Title of the text. Omit it while it is loading. */
  title?: string | undefined;
  /** A line under the title: the time of the last change. */
  description?: ReactNode;
  /** Corner of the header band: the language select. */
  actions?: ReactNode;
  /**
   * `text`: lines of a readable length. `wide`: cards beside one another, up to 1200 px, on the background of an application.
   * @default 'text'
   */
  width?: 'text' | 'wide';
  /** Footer under the text: copyright, other texts. */
  footer?: ReactNode;
  /** The text, or the state shown in its place. */
  children: ReactNode;
}

/** Public page to read: the terms, a privacy policy, help. Lines have a readable length. */
export function ReadingLayout({
  brand,
  mark,
  title,
  description,
  actions,
  footer,
  width = 'text',
  className,
  children,
  ...rest
}: ReadingLayoutProps): ReactNode {
  return (
    <div
      data-slot="reading-layout"
      {...rest}
      className={cn('sb:flex sb:min-h-dvh sb:flex-col sb:text-text', width === 'wide' ? 'sb:bg-canvas' : 'sb:bg-surface', className)}
    >
      <header
        data-slot="reading-layout-band"
        className="sb:flex sb:items-center sb:gap-3 sb:border-b sb:border-border sb:bg-surface sb:px-6 sb:py-3 sb:md:px-10"
      >
        {mark ?? <BrandMark />}
        <p data-slot="reading-layout-name" className="sb:min-w-0 sb:grow sb:font-semibold sb:wrap-break-word">
          {brand}
        </p>
        {actions !== undefined && <div className="sb:flex sb:shrink-0 sb:items-center sb:gap-2 sb:print:hidden">{actions}</div>}
      </header>
      <main
        data-slot="reading-layout-main"
        className={cn(
          'sb:mx-auto sb:w-full sb:grow',
          width === 'wide' ? 'sb:max-w-300 sb:px-4 sb:py-4 sb:md:px-6' : 'sb:max-w-180 sb:px-6 sb:py-8',
        )}
      >
        {title !== undefined && (
          <h1 data-slot="reading-layout-title" className="sb:text-2xl sb:leading-tight sb:font-semibold">
            {title}
          </h1>
        )}
        {description !== undefined && (
          <div data-slot="reading-layout-description" className="sb:mt-1.5 sb:text-sm sb:text-muted">
            {description}
          </div>
        )}
        <div data-slot="reading-layout-body" className={cn(width === 'text' && 'sb:mt-6')}>
          {children}
        </div>
      </main>
      {footer !== undefined && (
        <footer data-slot="reading-layout-footer" className="sb:px-6 sb:pb-5 sb:text-center sb:text-xs sb:text-muted">
          {footer}
        </footer>
      )}
    </div>
  );
}
