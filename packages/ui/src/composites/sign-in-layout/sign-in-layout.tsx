import type { ComponentProps, ReactNode } from 'react';

import { BrandMark } from '../../components/brand-mark/index.js';
import { cn } from '../../lib/cn.js';
import { VoyageMotif } from './components/voyage-motif.js';

export interface SignInLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Name of the product or the company. */
  brand: string;
  /** Slogan of the product, in one line. */
  tagline?: string | undefined;
  /**
   * A mark of about 28 px.
   * @default the logo of Seaberry
   */
  mark?: ReactNode;
  /** Title of the page: “Sign in”. */
  title: string;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Corner above the form: the language select. */
  actions?: ReactNode;
  /** Footer under the form: copyright, terms. */
  footer?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** Layout of pages before sign-in: an illustrated panel with the name, and the form. On a phone the panel is a band above. */
export function SignInLayout({
  brand,
  tagline,
  mark,
  title,
  description,
  actions,
  footer,
  className,
  children,
  ...rest
}: SignInLayoutProps): ReactNode {
  return (
    <div
      data-slot="sign-in-layout"
      {...rest}
      className={cn(
        'sb:grid sb:min-h-dvh sb:grid-cols-[minmax(0,1fr)] sb:grid-rows-[auto_minmax(0,1fr)] sb:bg-surface sb:text-text',
        'sb:md:grid-cols-[minmax(0,5fr)_minmax(--spacing(100),6fr)] sb:md:grid-rows-1',
        className,
      )}
    >
      <header
        data-slot="sign-in-layout-panel"
        className="sb:relative sb:flex sb:flex-col sb:overflow-hidden sb:bg-primary-soft sb:px-6 sb:pt-5 sb:md:px-10 sb:md:pt-10"
      >
        <div data-slot="sign-in-layout-brand" className="sb:flex sb:min-w-0 sb:items-center sb:gap-3">
          {mark ?? <BrandMark />}
          <p data-slot="sign-in-layout-name" className="sb:min-w-0 sb:text-lg sb:leading-tight sb:font-semibold sb:wrap-anywhere">
            {brand}
          </p>
        </div>
        {tagline !== undefined && tagline !== '' && (
          <p
            data-slot="sign-in-layout-tagline"
            className="sb:mt-1 sb:text-sm sb:text-muted sb:md:mt-16 sb:md:max-w-md sb:md:text-2xl sb:md:leading-tight sb:md:font-semibold sb:md:text-text sb:lg:text-3xl"
          >
            {tagline}
          </p>
        )}
        <VoyageMotif />
      </header>
      <div data-slot="sign-in-layout-column" className="sb:flex sb:min-w-0 sb:flex-col">
        <main data-slot="sign-in-layout-main" className="sb:flex sb:grow sb:flex-col sb:px-6 sb:md:px-10">
          {actions !== undefined && (
            <div data-slot="sign-in-layout-actions" className="sb:flex sb:justify-end sb:gap-2 sb:pt-4 sb:md:pt-6">
              {actions}
            </div>
          )}
          <div
            data-slot="sign-in-layout-form"
            className="sb:mx-auto sb:flex sb:w-full sb:max-w-90 sb:grow sb:flex-col sb:py-8 sb:md:justify-center"
          >
            <h1 data-slot="sign-in-layout-title" className="sb:text-2xl sb:leading-tight sb:font-semibold">
              {title}
            </h1>
            {description !== undefined && (
              <div data-slot="sign-in-layout-description" className="sb:mt-1.5 sb:text-md sb:text-muted">
                {description}
              </div>
            )}
            <div data-slot="sign-in-layout-body" className="sb:mt-6">
              {children}
            </div>
          </div>
        </main>
        {footer !== undefined && (
          <footer data-slot="sign-in-layout-footer" className="sb:px-6 sb:pb-5 sb:text-center sb:text-xs sb:text-muted sb:md:px-10">
            {footer}
          </footer>
        )}
      </div>
    </div>
  );
}
