/** Modes of screenshots, declared once for Chromatic and `node scripts/visual.mjs`. */
export const modes = {
  light: { theme: 'light', locale: 'en' },
  dark: { theme: 'dark', locale: 'en' },
  'zh-CN': { theme: 'light', locale: 'zh-cn' },
  desktop: { theme: 'light', locale: 'en', viewport: 'desktop' },
  'desktop dark': { theme: 'dark', locale: 'en', viewport: 'desktop' },
  tablet: { theme: 'light', locale: 'en', viewport: 'tablet' },
  phone: { theme: 'light', locale: 'en', viewport: 'phone' },
} as const;

export type ModeName = keyof typeof modes;

/** Viewport widths of the design. */
export const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet', styles: { width: '1024px', height: '768px' } },
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
} as const;

/** Signature widgets of the product: their Default story has a screenshot too, besides the matrix. */
const signature = /rail|timeline|trajector|replay|shipment card|calendar/i;

/**
 * Screenshot modes of a story by its title and name; none for most. A story overrides them with `parameters.chromatic.modes` or
 * `disableSnapshot`.
 */
export function screenshotsOf({ title, name }: { title: string; name: string }): readonly ModeName[] {
  const kind = title.split('/')[0];
  if (kind === 'Layout') return name === 'Default' ? ['desktop', 'desktop dark', 'tablet', 'phone'] : [];
  if (name === 'Matrix') return kind === 'Components' ? ['light', 'dark'] : ['light', 'dark', 'zh-CN'];
  if (kind === 'Tracking' && name === 'Default' && signature.test(title)) return ['light', 'dark'];
  return [];
}

/** Screens of the application, rendered as stories over doubles of the backend. */
export const isScreen = (title: string | undefined): boolean => title?.startsWith('Screens/') ?? false;

interface StoryWithScreenshots {
  readonly title: string;
  readonly name: string;
  readonly parameters: Record<string, unknown>;
}

/** Writes the rule into the story's parameters, where Chromatic reads it. */
export function declareScreenshots(story: StoryWithScreenshots): void {
  const own = (story.parameters['chromatic'] ?? {}) as { modes?: object; disableSnapshot?: boolean };
  if (own.modes !== undefined || own.disableSnapshot !== undefined) return;
  const names = screenshotsOf(story);
  story.parameters['chromatic'] =
    names.length > 0 ? { ...own, modes: Object.fromEntries(names.map((name) => [name, modes[name]])) } : { ...own, disableSnapshot: true };
}
