import { cva } from 'class-variance-authority';

export type BadgeTone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger';
export type BadgeVariant = 'soft' | 'outline';

const tone: Record<BadgeTone, string> = {
  neutral: 'sb:text-muted',
  primary: 'sb:text-primary-text',
  info: 'sb:text-info-text',
  success: 'sb:text-success-text',
  warning: 'sb:text-warning-text',
  danger: 'sb:text-danger-text',
};

const softGround: Record<BadgeTone, string> = {
  // A row under the pointer has the colour of the badge.
  neutral: 'sb:bg-not-occurred-soft sb:group-hover/row:bg-surface',
  primary: 'sb:bg-primary-soft',
  info: 'sb:bg-info-soft',
  success: 'sb:bg-success-soft',
  warning: 'sb:bg-warning-soft',
  danger: 'sb:bg-danger-soft',
};

const variant: Record<BadgeVariant, string> = {
  soft: 'sb:border-transparent',
  outline: 'sb:border-current/40',
};

const tones = Object.keys(softGround) as BadgeTone[];

export const badgeVariants = cva(
  'sb:inline-flex sb:w-fit sb:h-5 sb:max-w-full sb:items-center sb:gap-1 sb:rounded-full sb:border sb:px-2 sb:text-xs sb:font-medium sb:whitespace-nowrap sb:tabular-nums',
  {
    variants: { tone, variant },
    compoundVariants: tones.map((name) => ({ tone: name, variant: 'soft' as const, className: softGround[name] })),
    defaultVariants: { tone: 'neutral', variant: 'soft' },
  },
);
