import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

export interface ResultPageProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Code for support: 404, 401. */
  code?: string;
  /** Title of the result: “This page does not exist”. */
  title: string;
  /** Possible reason, and the next step. */
  description?: ReactNode;
  /** Link to continue: back to the start, sign in again. */
  action?: ReactNode;
  /**
   * Heading level of the title; the style does not depend on it.
   * @default 1
   */
  level?: 1 | 2;
}

/** Full page that replaces a missing or forbidden one. */
export function ResultPage({ code, title, description, action, level = 1, className, ...rest }: ResultPageProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <section
      data-slot="result-page"
      {...rest}
      className={cn(
        'sb:flex sb:min-h-[min(100%,60dvh)] sb:flex-col sb:items-center sb:justify-center sb:px-4 sb:py-16 sb:text-center sb:text-text',
        className,
      )}
    >
      <OffTheRail />
      {code !== undefined && (
        <p data-slot="result-page-code" className="sb:mt-6 sb:text-sm sb:font-semibold sb:text-muted sb:tabular-nums">
          {code}
        </p>
      )}
      <Heading data-slot="result-page-title" className="sb:mt-1 sb:max-w-md sb:text-xl sb:leading-tight sb:font-semibold sb:wrap-anywhere">
        {title}
      </Heading>
      {description !== undefined && (
        <div data-slot="result-page-description" className="sb:mt-2 sb:max-w-sm sb:text-md sb:text-muted">
          {description}
        </div>
      )}
      {action !== undefined && (
        <div data-slot="result-page-action" className="sb:mt-6 sb:flex sb:flex-wrap sb:justify-center sb:gap-2">
          {action}
        </div>
      )}
    </section>
  );
}

/** Illustration: a journey whose next port is off the line. */
function OffTheRail(): ReactNode {
  return (
    <svg
      data-slot="result-page-drawing"
      aria-hidden="true"
      viewBox="0 0 240 56"
      className="sb:w-60 sb:max-w-full sb:overflow-visible"
      fill="none"
    >
      <path d="M6 14H234" className="sb:stroke-border-strong" strokeWidth="1.5" />
      <path d="M6 42H128" className="sb:stroke-primary" strokeWidth="3" />
      <path d="M152 42H234" className="sb:stroke-border-strong" strokeWidth="1.5" strokeDasharray="4 4" />
      {[6, 54, 102, 182, 234].map((x) => (
        <circle key={x} cx={x} cy="14" r="4" className="sb:fill-canvas sb:stroke-border-strong" strokeWidth="1.5" />
      ))}
      {[6, 54, 102].map((x) => (
        <circle key={x} cx={x} cy="42" r="5" className="sb:fill-primary" />
      ))}
      <path d="M124 37h14l7 5-7 5h-14z" className="sb:fill-text" />
      <circle cx="182" cy="42" r="8" className="sb:fill-canvas sb:stroke-delayed" strokeWidth="1.5" strokeDasharray="3 3" />
      <circle cx="234" cy="42" r="5" className="sb:fill-canvas sb:stroke-border-strong" strokeWidth="1.5" />
    </svg>
  );
}
