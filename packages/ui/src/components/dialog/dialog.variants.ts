import { cva } from 'class-variance-authority';

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | 'full';
export type DialogPlacement = 'center' | 'start' | 'end' | 'bottom';

const size: Record<DialogSize, string> = { sm: '', md: '', lg: '', xl: '', full: '' };

/** On a phone a centred dialog fills the screen, because the on-screen keyboard would hide half of the form. */
const CENTER =
  'sb:inset-0 sb:m-auto sb:h-fit sb:max-h-[min(52rem,calc(100dvh-3rem))] sb:w-[calc(100vw-2rem)] sb:rounded-surface sb:border ' +
  'sb:max-sm:h-dvh sb:max-sm:max-h-none sb:max-sm:w-full sb:max-sm:max-w-none sb:max-sm:rounded-none sb:max-sm:border-0 ' +
  'sb:motion-safe:data-[state=open]:animate-pop-in';
/** On a phone a drawer takes the full width, because a strip of inert page beside it is useless. */
const SIDE = 'sb:inset-y-0 sb:h-dvh sb:w-full sb:motion-safe:data-[state=open]:animate-fade-in';

const placement: Record<DialogPlacement, string> = {
  center: CENTER,
  start: `${SIDE} sb:inset-s-0 sb:border-e`,
  end: `${SIDE} sb:inset-e-0 sb:border-s sb:motion-safe:data-[state=open]:animate-slide-in`,
  bottom:
    'sb:inset-x-0 sb:bottom-0 sb:mx-auto sb:max-h-[85dvh] sb:w-full sb:rounded-t-surface sb:border-t sb:motion-safe:data-[state=open]:animate-fade-in',
};

/** Position and width of a modal surface. */
export const dialogVariants = cva(
  'sb:fixed sb:z-overlay sb:flex sb:min-w-0 sb:flex-col sb:border-border sb:bg-overlay sb:text-md sb:text-text sb:elevation-overlay sb:outline-none',
  {
    variants: { size, placement },
    compoundVariants: [
      { placement: 'center', size: 'sm', class: 'sb:sm:max-w-sm' },
      { placement: 'center', size: 'md', class: 'sb:sm:max-w-md' },
      { placement: 'center', size: 'lg', class: 'sb:sm:max-w-lg' },
      { placement: 'center', size: 'xl', class: 'sb:sm:max-w-xl' },
      { placement: 'center', size: 'full', class: 'sb:sm:h-[calc(100dvh-2rem)] sb:sm:max-h-none' },
      { placement: ['start', 'end'], size: 'sm', class: 'sb:sm:max-w-xs' },
      { placement: ['start', 'end'], size: 'md', class: 'sb:sm:max-w-sm' },
      { placement: ['start', 'end'], size: 'lg', class: 'sb:sm:max-w-lg' },
      { placement: ['start', 'end'], size: 'xl', class: 'sb:sm:max-w-xl' },
      { placement: 'bottom', size: ['sm', 'md'], class: 'sb:max-w-md' },
      { placement: 'bottom', size: ['lg', 'xl'], class: 'sb:max-w-xl' },
    ],
    defaultVariants: { size: 'md', placement: 'center' },
  },
);
