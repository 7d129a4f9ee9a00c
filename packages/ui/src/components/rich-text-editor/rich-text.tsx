import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { SkeletonText } from '../skeleton/index.js';

// The schema comes with Tiptap, which most pages do not need.
const Shown = lazy(async () => ({ default: (await import('./components/rich-text-shown.js')).RichTextShown }));

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** HTML of the text. Anything that RichTextEditor cannot make is left out. */
  value: string;
}

/** Shows a text that was written in RichTextEditor, in the size of its surroundings. */
export function RichText({ value, className, ...rest }: RichTextProps): ReactNode {
  return (
    <div data-slot="rich-text" {...rest} className={cn('sb:min-w-0 sb:text-text', className)}>
      <Suspense fallback={<SkeletonText lines={3} />}>
        <Shown value={value} />
      </Suspense>
    </div>
  );
}
