import { cva } from 'class-variance-authority';

export type TagTone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger';
export type TagSize = 'sm' | 'md' | 'lg';

const tone: Record<TagTone, string> = {
  neutral: 'sb:border-border-action sb:bg-sunken sb:text-text',
  primary: 'sb:border-current/40 sb:bg-primary-soft sb:text-primary-text',
  info: 'sb:border-current/40 sb:bg-info-soft sb:text-info-text',
  success: 'sb:border-current/40 sb:bg-success-soft sb:text-success-text',
  warning: 'sb:border-current/40 sb:bg-warning-soft sb:text-warning-text',
  danger: 'sb:border-current/40 sb:bg-danger-soft sb:text-danger-text',
};

const size: Record<TagSize, string> = {
  sm: 'sb:h-5 sb:gap-1 sb:px-1.5 sb:text-xs',
  md: 'sb:h-6 sb:gap-1 sb:px-2 sb:text-xs',
  lg: 'sb:h-7 sb:gap-1.5 sb:px-2.5 sb:text-sm',
};

export const tagVariants = cva(
  'sb:inline-flex sb:max-w-full sb:min-w-0 sb:items-center sb:rounded-control sb:border sb:whitespace-nowrap sb:tabular-nums',
  { variants: { tone, size }, defaultVariants: { tone: 'neutral', size: 'md' } },
);
