import type { ControlSize } from './ui-context.js';

/**
 * Height of a control in px as the styles resolve it at an element: it follows the text size of the reader and is larger on touch devices.
 * For windowed lists.
 */
export function controlHeight(size: ControlSize, within: HTMLElement): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const height = parseFloat(getComputedStyle(within).getPropertyValue(`--sb-spacing-control-${size}`));
  // Without our styles the height is unknown: any fallback works, only the list must not be empty.
  return (Number.isNaN(height) ? 2 : height) * rem;
}
