import { useCallback, useState, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { initials } from './avatar.logic.js';
import { avatarVariants, type AvatarShape, type AvatarSize, type Sex } from './avatar.variants.js';
import { Portrait } from './components/portrait.js';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person or company; the source of the initials. */
  name: string;
  /** URL of the image. While it loads, and when it fails, the fallback is shown. */
  src?: string | null | undefined;
  /** Fallback portrait of a man or a woman. Without it the fallback is the initials. */
  sex?: Sex | undefined;
  /**
   * 28, 32, 40 or 64 px.
   * @default 'md'
   */
  size?: AvatarSize;
  /**
   * `square` for companies.
   * @default 'circle'
   */
  shape?: AvatarShape;
  /**
   * Accessible name; `null` when the name is shown beside it.
   * @default the name
   */
  label?: string | null;
}

/** Image of a person or a company, with initials as fallback. */
export function Avatar({ name, src, sex, size = 'md', shape = 'circle', label, className, ...rest }: AvatarProps): ReactNode {
  const accessibleName = label === undefined ? name : label;
  return (
    <span
      data-slot="avatar"
      data-size={size}
      {...(accessibleName === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': accessibleName })}
      {...rest}
      className={cn(avatarVariants({ size, shape }), 'sb:bg-primary-soft sb:text-primary-text', className)}
    >
      {sex === undefined ? <Letters name={name} small={size === 'sm'} /> : <Portrait sex={sex} />}
      {/* A new URL resets the state of loading: it may load where the old one failed. */}
      {src && <Picture key={src} src={src} />}
    </span>
  );
}

function Letters({ name, small }: { name: string; small: boolean }): ReactNode {
  const letters = initials(name);
  if (letters === '') return <Portrait />;
  // The small circle has room for one Chinese character: the last one, which is the familiar form of the name.
  const wide = /[^\p{Script=Latin}\p{N}]/u.test(letters);
  return <span data-slot="avatar-initials">{small && wide ? letters.slice(-1) : letters}</span>;
}

function Picture({ src }: { src: string }): ReactNode {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  // A server-rendered picture may have loaded or failed before hydration.
  const readState = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setState(image.naturalWidth > 0 ? 'loaded' : 'failed');
  }, []);
  if (state === 'failed') return null;
  return (
    <img
      ref={readState}
      data-slot="avatar-image"
      data-state={state}
      src={src}
      alt=""
      draggable={false}
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
      className={cn('sb:absolute sb:inset-0 sb:size-full sb:bg-surface sb:object-cover', state === 'loading' && 'sb:opacity-0')}
    />
  );
}
