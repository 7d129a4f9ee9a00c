import { cva } from 'class-variance-authority';

import type { ControlSize } from '../../lib/ui-provider.js';

export type TabsOrientation = 'horizontal' | 'vertical';

const size: Record<ControlSize, string> = {
  sm: 'sb:h-control-md sb:text-sm',
  md: 'sb:h-9 sb:text-sm sb:pointer-coarse:h-control-lg',
  lg: 'sb:h-control-lg sb:text-md',
};

// The indicator overlaps the line of the list and stays visible in forced colours.
const orientation: Record<TabsOrientation, string> = {
  horizontal: 'sb:justify-center sb:after:inset-x-0 sb:after:-bottom-px sb:after:border-b-2',
  vertical: 'sb:after:inset-y-0 sb:after:-end-px sb:after:border-e-2',
};

export const tabVariants = cva(
  'sb:relative sb:flex sb:min-w-0 sb:shrink-0 sb:cursor-pointer sb:items-center sb:gap-1.5 sb:px-3 sb:font-medium ' +
    'sb:whitespace-nowrap sb:text-muted sb:transition-colors sb:duration-state sb:hover:text-text ' +
    'sb:rounded-control sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2 ' +
    'sb:disabled:cursor-not-allowed sb:disabled:opacity-55 sb:data-[state=active]:text-primary-text ' +
    'sb:after:absolute sb:after:border-transparent sb:data-[state=active]:after:border-primary ' +
    // Transparent borders are visible there.
    'sb:forced-colors:data-[state=inactive]:after:border-[Canvas]',
  { variants: { size, orientation }, defaultVariants: { size: 'md', orientation: 'horizontal' } },
);
