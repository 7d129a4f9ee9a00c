import { cva } from 'class-variance-authority';

export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl';
export type AvatarShape = 'circle' | 'square';

const size: Record<AvatarSize, string> = {
  sm: 'sb:size-7 sb:text-xs',
  md: 'sb:size-8 sb:text-xs',
  lg: 'sb:size-10 sb:text-sm',
  xl: 'sb:size-16 sb:text-xl',
};
const shape: Record<AvatarShape, string> = { circle: 'sb:rounded-full', square: 'sb:rounded-control' };

export const avatarVariants = cva(
  'sb:relative sb:inline-flex sb:shrink-0 sb:items-center sb:justify-center sb:overflow-hidden sb:font-medium sb:whitespace-nowrap sb:select-none',
  { variants: { size, shape }, defaultVariants: { size: 'md', shape: 'circle' } },
);

/** Ring around overlapping avatars. */
export const ringClass = 'sb:[box-shadow:0_0_0_2px_var(--sb-color-surface)]';

/** Sex of the person, for the default portrait. */
export type Sex = 'male' | 'female';
