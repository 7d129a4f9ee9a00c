import { DEFAULT_THEME_CONFIG, type ThemeConfig } from '@seaberry/ui/theme-config';

interface Marked {
  watermarkText?: string | null | undefined;
  realName?: string | null | undefined;
}

/**
 * What the mark over every page says; null for none. The server asks for one by any text, even an empty one; a person who writes a text of
 * their own asks for one, too, and reads theirs.
 *
 * @param asked text of the server; null or undefined when it asks for none
 */
export function markText(
  { isWatermark, watermarkText }: Pick<ThemeConfig, 'isWatermark' | 'watermarkText'>,
  asked: string | null | undefined,
  user: Marked,
): string | null {
  const own = watermarkText.trim() === DEFAULT_THEME_CONFIG.watermarkText ? '' : watermarkText.trim();
  if (!isWatermark || (own === '' && typeof asked !== 'string')) return null;
  if (own === '' && user.watermarkText) return user.watermarkText;
  return [own || asked || DEFAULT_THEME_CONFIG.watermarkText, user.realName].filter(Boolean).join('-');
}
