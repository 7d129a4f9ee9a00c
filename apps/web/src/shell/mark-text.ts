import { DEFAULT_THEME_CONFIG, type ThemeConfig } from '@seaberry/ui/theme-config';

interface Marked {
  watermarkText?: string | null | undefined;
  realName?: string | null | undefined;
}

/**
 * Watermark text of every page; null for none. Any text of the server enables it, even an empty one; a text set by the user replaces it.
 * @param serverText text of the server; null or undefined for none
 */
export function markText(
  { isWatermark, watermarkText }: Pick<ThemeConfig, 'isWatermark' | 'watermarkText'>,
  serverText: string | null | undefined,
  user: Marked,
): string | null {
  const own = watermarkText.trim() === DEFAULT_THEME_CONFIG.watermarkText ? '' : watermarkText.trim();
  if (!isWatermark || (own === '' && typeof serverText !== 'string')) return null;
  if (own === '' && user.watermarkText) return user.watermarkText;
  return [own || serverText || DEFAULT_THEME_CONFIG.watermarkText, user.realName].filter(Boolean).join('-');
}
