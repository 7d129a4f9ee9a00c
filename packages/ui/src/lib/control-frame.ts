import { cva } from 'class-variance-authority';

/**
 * Style of a frame around a bare input and the elements beside it: tags, a unit, buttons. Same border, background and states as a one-line
 * control; `data-disabled` and `data-validation` are set on the frame.
 */
export const controlFrame = cva(
  [
    'sb:relative sb:flex sb:w-full sb:min-w-16 sb:items-center sb:rounded-control sb:border sb:border-border-strong sb:bg-surface sb:text-text',
    'sb:transition-colors sb:duration-state sb:-outline-offset-1 sb:outline-focus',
    'sb:has-[input:focus-visible]:border-focus sb:has-[input:focus-visible]:outline-2',
    'sb:data-[validation=error]:border-danger sb:data-[validation=warning]:border-warning',
    'sb:data-[disabled]:cursor-not-allowed sb:data-[disabled]:bg-sunken sb:data-[disabled]:text-muted sb:data-[readonly]:bg-sunken',
    // Below 16 px iOS zooms the page when a control takes focus.
    'sb:pointer-coarse:text-lg',
  ],
  {
    variants: {
      size: {
        sm: 'sb:min-h-control-sm sb:text-sm',
        md: 'sb:min-h-control-md sb:text-md',
        lg: 'sb:min-h-control-lg sb:text-md',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

/** Styles of the input inside such a frame: without border and background. */
export const bareInput =
  'sb:min-w-0 sb:grow sb:pointer-coarse:self-stretch sb:bg-transparent sb:outline-none sb:disabled:cursor-not-allowed';
