/** The ways a picture is taken, declared once. Stories name them in `parameters.chromatic.modes`. */
export const modes = {
  light: { theme: 'light', locale: 'en' },
  dark: { theme: 'dark', locale: 'en' },
  'zh-CN': { theme: 'light', locale: 'zh-cn' },
} as const;

/** For layout stories only. */
export const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet', styles: { width: '1024px', height: '768px' } },
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
} as const;
