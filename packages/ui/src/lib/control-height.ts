import type { ControlSize } from './ui-context.js';

/**
 * Height of a control in px as the styles have it where an element stands: in the reader's text size, and larger under a
 * finger. For lists that draw only what is in sight.
 */
export function controlHeight(size: ControlSize, within: HTMLElement): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const height = parseFloat(getComputedStyle(within).getPropertyValue(`--sb-spacing-control-${size}`));
  // Without our styles there is no height to know: any will do, the list only must not be empty.
  return (Number.isNaN(height) ? 2 : height) * rem;
}
