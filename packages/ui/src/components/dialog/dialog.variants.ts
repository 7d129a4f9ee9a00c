import { cn } from '../../lib/cn.js';

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | 'full';
export type DialogPlacement = 'center' | 'start' | 'end' | 'bottom';

const SURFACE =
  'sb:fixed sb:z-overlay sb:flex sb:min-w-0 sb:flex-col sb:border-border sb:bg-overlay sb:text-md sb:text-text sb:elevation-overlay sb:outline-none';
/** On a phone a centred dialog fills the screen, because the on-screen keyboard would hide half of the form. */
const CENTER =
  'sb:inset-0 sb:m-auto sb:h-fit sb:max-h-[min(--spacing(208),calc(100dvh_-_--spacing(12)))] sb:w-[calc(100vw_-_--spacing(8))] sb:rounded-surface sb:border ' +
  'sb:max-sm:h-dvh sb:max-sm:max-h-none sb:max-sm:w-full sb:max-sm:max-w-none sb:max-sm:rounded-none sb:max-sm:border-0 ' +
  'sb:motion-safe:data-[state=open]:animate-pop-in';
/** On a phone a drawer takes the full width, because a strip of inert page beside it is useless. */
const SIDE = 'sb:inset-y-0 sb:h-dvh sb:w-full sb:motion-safe:data-[state=open]:animate-fade-in';

const PLACE: Record<DialogPlacement, string> = {
  center: CENTER,
  start: `${SIDE} sb:inset-s-0 sb:border-e`,
  end: `${SIDE} sb:inset-e-0 sb:border-s sb:motion-safe:data-[state=open]:animate-slide-in`,
  bottom:
    'sb:inset-x-0 sb:bottom-0 sb:mx-auto sb:max-h-[85dvh] sb:w-full sb:rounded-t-surface sb:border-t sb:motion-safe:data-[state=open]:animate-fade-in',
};

const SIDE_WIDTH: Record<DialogSize, string> = {
  sm: 'sb:sm:max-w-xs',
  md: 'sb:sm:max-w-sm',
  lg: 'sb:sm:max-w-lg',
  xl: 'sb:sm:max-w-xl',
  full: '',
};
const WIDTH: Record<DialogPlacement, Record<DialogSize, string>> = {
  center: {
    sm: 'sb:sm:max-w-sm',
    md: 'sb:sm:max-w-md',
    lg: 'sb:sm:max-w-lg',
    xl: 'sb:sm:max-w-xl',
    full: 'sb:sm:h-[calc(100dvh_-_--spacing(8))] sb:sm:max-h-none',
  },
  start: SIDE_WIDTH,
  end: SIDE_WIDTH,
  bottom: { sm: 'sb:max-w-md', md: 'sb:max-w-md', lg: 'sb:max-w-xl', xl: 'sb:max-w-xl', full: '' },
};

/** Position and width of a modal surface. */
export const dialogClass = (placement: DialogPlacement, size: DialogSize): string => cn(SURFACE, PLACE[placement], WIDTH[placement][size]);
