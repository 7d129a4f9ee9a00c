import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { icons, isIconName, type IconName } from './icon-map.js';

const SIZE = { sm: 'sb:size-3.5', md: 'sb:size-4', lg: 'sb:size-5' } as const;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** One of our names; a text from outside that names none draws a dot. */
  name: IconName | (string & {});
  /**
   * 14, 16 or 20 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /** What it says, when no word beside it does. Without it the icon is decoration. */
  label?: string;
}

/** An icon whose name comes from data. Where the name is known in code, import it from lucide-react instead. */
export function Icon({ name, size = 'md', label, className, ...rest }: IconProps): ReactNode {
  const Drawing = isIconName(name) ? icons[name] : icons.dot;
  return (
    <Drawing
      data-slot="icon"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, 'aria-hidden': false })}
      {...rest}
      className={cn(SIZE[size], 'sb:shrink-0', className)}
    />
  );
}
