import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';

import { BrandMark } from '../../components/brand-mark/index.js';
import { cn } from '../../lib/cn.js';
import { useRegion } from './components/region-context.js';

export interface AppBrandProps extends ComponentProps<'a'> {
  /** Name of the product or the company. Stays as the accessible name when the sidebar is collapsed. */
  name: string;
  /**
   * A mark of about 24 px.
   * @default the logo of Seaberry
   */
  mark?: ReactNode;
  /** Renders the only child (a router's link) as the brand. */
  asChild?: boolean;
}

/** Mark and name as a link to the home page. */
export function AppBrand({ name, mark, asChild = false, className, children, ...rest }: AppBrandProps): ReactNode {
  const { collapsed } = useRegion();
  const Root = asChild ? Slot : 'a';
  const content = (
    <>
      {mark ?? <BrandMark size="sm" />}
      <span
        data-slot="app-layout-brand-name"
        className={cn('sb:truncate sb:text-md sb:font-semibold sb:text-text', collapsed && 'sb:md:sr-only')}
      >
        {name}
      </span>
    </>
  );
  return (
    <Root
      data-slot="app-layout-brand-link"
      title={collapsed ? name : undefined}
      {...rest}
      className={cn(
        'sb:flex sb:min-w-0 sb:items-center sb:gap-2.5 sb:rounded-control sb:py-2 sb:pointer-coarse:py-2.5 sb:no-underline sb:outline-focus sb:focus-visible:outline-2',
        // The collapsed mark gets a larger hit area.
        collapsed && 'sb:md:px-1',
        className,
      )}
    >
      {asChild ? <Slottable child={children}>{() => content}</Slottable> : content}
    </Root>
  );
}
