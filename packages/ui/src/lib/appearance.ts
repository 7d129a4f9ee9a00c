/** Display preferences of the reader for the whole page. */
export interface Appearance {
  /** `system` follows the device, as it is now. */
  theme: 'light' | 'dark' | 'system';
  /**
   * Primary colour as `#rrggbb`; hover, soft and text steps are derived and stay legible. Any other value is the brand's green.
   * @default the brand
   */
  primary?: string | undefined;
  /**
   * Greyscale, as on a day of mourning. Shape, icon and text still carry every state.
   * @default false
   */
  grey?: boolean | undefined;
  /**
   * Inverted colours, for readers who cannot distinguish them on the usual backgrounds. Images and maps keep theirs.
   * @default false
   */
  inverted?: boolean | undefined;
}

const HEX = /^#[\da-f]{6}$/i;

/** Applies the preferences as attributes of the page's root element, which the style sheet reads. */
export function applyAppearance({ theme, primary, grey = false, inverted = false }: Appearance, root?: HTMLElement): void {
  const element = root ?? document.documentElement;
  const dark = theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const chosen = primary !== undefined && HEX.test(primary);
  element.dataset['theme'] = dark ? 'dark' : 'light';
  element.toggleAttribute('data-primary', chosen);
  if (chosen) element.style.setProperty('--sb-primary', primary);
  else element.style.removeProperty('--sb-primary');
  element.toggleAttribute('data-grey', grey);
  element.toggleAttribute('data-inverted', inverted);
}
