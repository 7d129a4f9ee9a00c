/** Style of the strip: boxes, text only, or browser-style tabs. The names are those of the theme's configuration. */
export type PageTabsStyle = 'tags-style-one' | 'tags-style-four' | 'tags-style-five';

const ITEM =
  'sb:group sb:relative sb:flex sb:shrink-0 sb:items-center sb:rounded-control sb:text-sm sb:select-none ' +
  'sb:transition-colors sb:duration-state';

const LOOK: Record<PageTabsStyle, Record<'active' | 'other', string>> = {
  'tags-style-one': {
    active: 'sb:border sb:border-primary sb:bg-primary-soft sb:text-primary-text',
    other: 'sb:border sb:border-border sb:bg-surface sb:text-muted sb:hover:bg-sunken sb:hover:text-text',
  },
  'tags-style-four': {
    active: 'sb:bg-primary-soft sb:text-primary-text',
    other: 'sb:text-muted sb:hover:bg-sunken sb:hover:text-text',
  },
  'tags-style-five': {
    active: 'sb:z-1 sb:px-1.5 sb:text-primary-text',
    other: 'sb:px-1.5 sb:text-muted sb:hover:text-text',
  },
};

/** Styles of one page in the strip. Forced colours drop the background that marks the active one. */
export function pageTabVariants(styleName: PageTabsStyle, active: boolean): string {
  const forced = active ? ' sb:forced-colors:outline-2 sb:-outline-offset-2' : '';
  return `${ITEM} ${LOOK[styleName][active ? 'active' : 'other']}${forced}`;
}

/** Gap between tabs, and their vertical alignment in the strip. */
export const listVariants: Record<PageTabsStyle, string> = {
  'tags-style-one': 'sb:items-center sb:gap-1.5',
  'tags-style-four': 'sb:items-center sb:gap-1',
  'tags-style-five': 'sb:items-end sb:px-2',
};
