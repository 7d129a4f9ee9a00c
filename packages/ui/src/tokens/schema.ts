/** Kind of a token; determines its Tailwind namespace. */
export type TokenKind =
  | 'color'
  | 'shadow'
  | 'font'
  | 'text'
  | 'leading'
  | 'weight'
  | 'space'
  | 'radius'
  | 'duration'
  | 'ease'
  | 'layer'
  | 'breakpoint'
  | 'container'
  | 'animation';

export interface TokenSpec {
  readonly kind: TokenKind;
  /** One sentence: what it is for. */
  readonly use: string;
  /** Part of the public API (in theme.css and under semantic versioning), or internal. */
  readonly public: boolean;
  /** Has a value of its own in each theme. */
  readonly themeable: boolean;
}

const color = (use: string): TokenSpec & { themeable: true } => ({ kind: 'color', use, public: true, themeable: true });
const fixed = (kind: TokenKind, use: string, isPublic = true): TokenSpec & { themeable: false } => ({
  kind,
  use,
  public: isPublic,
  themeable: false,
});

/** Colours and shadows: light.ts and dark.ts must define all of them. */
export const themedTokens = {
  canvas: color('Background of the page, behind the surfaces.'),
  surface: color('Background of cards, bars and tables.'),
  raised: color('Background of what lies on a surface, such as a sticky header.'),
  sunken: color('Background of what is set into a surface: wells, hovered rows, code.'),
  overlay: color('Background of menus, dialogs and tooltips.'),
  scrim: color('Translucent cover of the page behind a dialog.'),

  border: color('Hairline between areas.'),
  'border-action': color('Edge of a button whose label already says what it is.'),
  'border-strong': color('Edge that alone marks a control, at least 3:1 on a surface.'),

  text: color('Main text.'),
  muted: color('Secondary text: labels, second lines.'),
  subtle: color('Minor text: units, placeholders, captions.'),
  'on-primary': color('Text and icons on a solid primary or status colour.'),

  primary: color('Fill of primary buttons and selected controls.'),
  'primary-hover': color('The same under the pointer.'),
  'primary-active': color('The same while pressed.'),
  'primary-soft': color('Background of selected items.'),
  'primary-text': color('Links and selected labels.'),
  focus: color('Focus ring, at least 3:1 on every background.'),

  info: color('Neutral news, solid.'),
  'info-soft': color('Neutral news, background.'),
  'info-text': color('Neutral news, text.'),
  success: color('It worked, solid.'),
  'success-soft': color('It worked, background.'),
  'success-text': color('It worked, text.'),
  warning: color('Look at this, solid.'),
  'warning-soft': color('Look at this, background.'),
  'warning-text': color('Look at this, text.'),
  danger: color('It failed or it destroys, solid.'),
  'danger-hover': color('A destroying button under the pointer.'),
  'danger-soft': color('It failed, background.'),
  'danger-text': color('It failed, text.'),

  'not-occurred': color('Milestone still ahead, drawn.'),
  'not-occurred-soft': color('Milestone still ahead, background.'),
  'not-occurred-text': color('Milestone still ahead, text.'),
  'as-scheduled': color('Milestone met its plan, drawn.'),
  'as-scheduled-soft': color('Milestone met its plan, background.'),
  'as-scheduled-text': color('Milestone met its plan, text.'),
  delayed: color('Milestone late, drawn.'),
  'delayed-soft': color('Milestone late, background.'),
  'delayed-text': color('Milestone late, text.'),
  severe: color('Milestone late past the threshold, drawn.'),
  'severe-soft': color('Milestone late past the threshold, background.'),
  'severe-text': color('Milestone late past the threshold, text.'),
  advanced: color('Milestone early, drawn.'),
  'advanced-soft': color('Milestone early, background.'),
  'advanced-text': color('Milestone early, text.'),

  'chart-1': color('First series of a chart.'),
  'chart-2': color('Second series.'),
  'chart-3': color('Third series.'),
  'chart-4': color('Fourth series.'),
  'chart-5': color('Fifth series.'),
  'chart-6': color('Sixth series.'),
  'chart-7': color('Seventh series.'),
  'chart-8': color('Eighth series.'),

  'shadow-raised': { kind: 'shadow', use: 'Lifts a sticky bar off its surface.', public: true, themeable: true },
  'shadow-overlay': { kind: 'shadow', use: 'Lifts menus and dialogs.', public: true, themeable: true },
} as const satisfies Record<string, TokenSpec>;

/** Sizes, type, motion: the same in every theme. */
export const fixedTokens = {
  'font-sans': fixed('font', 'All text. Latin face first, then the system, then CJK faces by name.'),
  'font-identifier': fixed('font', 'Shipment numbers: the sans face with a slashed zero. The utility slashed-zero sets it.'),
  'font-mono': fixed('font', 'Code and raw payloads; identifiers use the sans face with tabular figures.'),

  'text-xs': fixed('text', 'Captions, badges, column heads: 12 px.'),
  'text-sm': fixed('text', 'Body at the small component size: 13 px.'),
  'text-md': fixed('text', 'Body: 14 px.'),
  'text-lg': fixed('text', 'Section titles, large controls: 16 px.'),
  'text-xl': fixed('text', 'Page titles, counters: 20 px.'),
  'text-2xl': fixed('text', 'Title of a page that stands alone: 24 px.'),
  'text-3xl': fixed('text', 'Result pages, key figures: 30 px.'),
  'leading-tight': fixed('leading', 'Headings.'),
  'leading-normal': fixed('leading', 'Text.'),
  'font-weight-normal': fixed('weight', 'Text.'),
  'font-weight-medium': fixed('weight', 'Labels of controls.'),
  'font-weight-semibold': fixed('weight', 'Headings, key values.'),

  spacing: fixed('space', 'Unit of the grid: 4 px, by which every numeric space utility is multiplied.'),
  'spacing-control-sm': fixed('space', 'Height of a small control: 28 px; 40 px on a touch screen.'),
  'spacing-control-md': fixed('space', 'Height of a control: 32 px; 40 px on a touch screen.'),
  'spacing-control-lg': fixed('space', 'Height of a large control, and of every control on a touch screen: 40 px.'),
  'spacing-row-sm': fixed('space', 'Height of a dense table row: 36 px.'),
  'spacing-row-md': fixed('space', 'Height of a table row: 44 px.'),
  'spacing-row-lg': fixed('space', 'Height of a spacious table row: 52 px.'),

  'radius-control': fixed('radius', 'Corners of controls: 4 px.'),
  'radius-surface': fixed('radius', 'Corners of surfaces: 8 px.'),

  'transition-duration-state': fixed('duration', 'Change of state: 120 ms.'),
  'transition-duration-move': fixed('duration', 'Movement: 200 ms.'),
  'ease-out': fixed('ease', 'Elements that appear.'),
  'ease-in': fixed('ease', 'Elements that disappear.'),

  'z-index-sticky': fixed('layer', 'Sticky heads and bars.'),
  'z-index-overlay': fixed('layer', 'Dialogs, menus, tooltips; the later one lies on top.'),
  'z-index-toast': fixed('layer', 'Toasts and the progress line, above all.'),

  'breakpoint-sm': fixed('breakpoint', 'Width from which two columns fit: 640 px.'),
  'breakpoint-md': fixed('breakpoint', 'Tables instead of cards: 768 px.'),
  'breakpoint-lg': fixed('breakpoint', 'The side bar stands open: 1024 px.'),
  'breakpoint-xl': fixed('breakpoint', 'Width that the design is made for: 1440 px.'),

  'container-xs': fixed('container', 'A narrow panel: 320 px.'),
  'container-sm': fixed('container', 'A confirm dialog: 400 px.'),
  'container-md': fixed('container', 'A form: 560 px.'),
  'container-lg': fixed('container', 'A wide dialog: 720 px.'),
  'container-xl': fixed('container', 'A dialog with a table: 960 px.'),
  'container-prose': fixed('container', 'Longest line that is easy to read.'),

  'animate-spin': fixed('animation', 'Spinner.'),
  'animate-pulse': fixed('animation', 'Skeleton.'),
  'animate-fade-in': fixed('animation', 'An overlay appears.'),
  'animate-fade-out': fixed('animation', 'An overlay disappears.'),
  'animate-pop-in': fixed('animation', 'A menu or a dialog appears.'),
  'animate-slide-in': fixed('animation', 'A drawer appears from the inline end.'),
  'animate-slide-out': fixed('animation', 'A drawer disappears to the inline end.'),
  'animate-fade-left': fixed('animation', 'A page appears.'),
  'animate-indeterminate': fixed('animation', 'Progress of unknown length.', false),
} as const satisfies Record<string, TokenSpec>;

export type ThemedToken = keyof typeof themedTokens;
export type FixedToken = keyof typeof fixedTokens;
export type TokenName = ThemedToken | FixedToken;
