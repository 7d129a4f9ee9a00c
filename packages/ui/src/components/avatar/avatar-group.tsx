import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useDisplayText, useFormat } from '../../lib/ui-provider.js';
import { Avatar, type AvatarProps } from './avatar.js';
import { avatarVariants, ringClass, type AvatarSize } from './avatar.variants.js';

export interface AvatarPerson extends Pick<AvatarProps, 'name' | 'src' | 'sex'> {
  /** Key of the person. */
  id: string;
}

export interface AvatarGroupProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Accessible name of the group: “Followers of this shipment”. */
  label: string;
  /** Members of the group, the most important first. */
  people: readonly AvatarPerson[];
  /**
   * Maximum number of visible avatars; the others are counted, with their names in the count.
   * @default 4
   */
  max?: number;
  /**
   * Size of every picture.
   * @default 'md'
   */
  size?: AvatarSize;
}

/** The smallest circle has room for three characters; tooltip and screen readers have the full number. */
const MAX_COUNT = 99;

/** Overlapping avatars of a few people. */
export function AvatarGroup({ label, people, max = 4, size = 'md', className, ...rest }: AvatarGroupProps): ReactNode {
  const text = useDisplayText();
  const format = useFormat();
  // Counting a single person would take as much room as showing the person.
  const shown = people.length <= max + 1 ? people : people.slice(0, max);
  const hidden = people.slice(shown.length);
  const names = hidden.map((person) => person.name).join(', ');
  const hiddenText = text.morePeople(hidden.length, format.number(hidden.length), names);
  return (
    <ul data-slot="avatar-group" aria-label={label} {...rest} className={cn('sb:flex sb:items-center', className)}>
      {shown.map(({ id, name, src, sex }) => (
        <li key={id} data-slot="avatar-group-item" className="sb:flex sb:not-first:-ms-0.5">
          <Avatar name={name} src={src} sex={sex} size={size} title={name} className={ringClass} />
        </li>
      ))}
      {hidden.length > 0 && (
        <li data-slot="avatar-group-more" className="sb:flex sb:not-first:-ms-0.5">
          <span
            data-slot="avatar-group-count"
            title={hiddenText}
            className={cn(avatarVariants({ size }), ringClass, 'sb:bg-sunken sb:text-muted sb:tabular-nums')}
          >
            <span data-slot="avatar-group-number" aria-hidden="true">
              {hidden.length > MAX_COUNT ? `${format.number(MAX_COUNT)}+` : `+${format.number(hidden.length)}`}
            </span>
            <span data-slot="avatar-group-names" className="sb:sr-only">
              {hiddenText}
            </span>
          </span>
        </li>
      )}
    </ul>
  );
}
