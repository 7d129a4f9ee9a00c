import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { warnOnce } from '../../lib/warn-once.js';
import { resolveIconName } from './icon-aliases.js';
import { icons, type IconName } from './icon-map.js';

const SIZE = { sm: 'sb:size-3.5', md: 'sb:size-4', lg: 'sb:size-5' } as const;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** One of our names, or a legacy one of a menu (`ele-HomeFilled`, `fa fa-home`); an unknown name draws a dot. */
  name: IconName | (string & {});
  /**
   * 14, 16 or 20 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /** Accessible name, when no text is shown beside it. Without it the icon is decorative. */
  label?: string;
}

/** An icon whose name comes from data. Where the name is known in code, import it from lucide-react instead. */
export function Icon({ name, size = 'md', label, className, ...rest }: IconProps): ReactNode {
  const known = resolveIconName(name);
  if (known === undefined) {
    warnOnce(`no icon is named “${name}”, so a dot is drawn. Use a name of the list in Foundations/Icons.`);
  }
  const Drawing = icons[known ?? 'dot'];
  return (
    <Drawing
      data-slot="icon"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, 'aria-hidden': false })}
      {...rest}
      className={cn(SIZE[size], 'sb:shrink-0', className)}
    />
  );
}
