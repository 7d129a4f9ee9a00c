import type { Input } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { common as en } from '@seaberry/i18n/messages/en/common';
import { common as zhCn } from '@seaberry/i18n/messages/zh-CN/common';
import { common as zhTw } from '@seaberry/i18n/messages/zh-TW/common';
import { FieldErrors } from '../../../http/errors.ts';
import { logoOf } from '../../file/picture/service.ts';
import { SLOGAN_IN, type SiteChange, type SiteRow } from './repo.ts';

export const TITLE = 'Seaberry Tracking';
/** Slogan of the product, by language. */
const SLOGANS: Record<Locale, string> = { en: en.tagline, 'zh-cn': zhCn.tagline, 'zh-tw': zhTw.tagline };

const addressOf = ({ logoId }: SiteRow): string | null => (logoId === null ? null : `/api/sysConfig/logo?id=${logoId}`);

const common = (row: SiteRow) => ({
  sysLogo: addressOf(row),
  sysWatermark: row.watermark,
  sysCopyright: row.copyright,
  sysIcp: row.icp,
  sysIcpUrl: row.icpUrl,
});

/** The settings as every page shows them. A site with one line besides its title has the slogan there. */
export function shownSite(row: SiteRow, locale: Locale) {
  const slogan = row[SLOGAN_IN[locale]] ?? SLOGANS[locale];
  return {
    sysTitle: row.title ?? TITLE,
    sysViceTitle: row.viceTitle ?? slogan,
    sysViceDesc: row.viceTitle === null ? null : slogan,
    ...common(row),
  };
}

/** The settings as entered. */
export const enteredSite = (row: SiteRow) => ({
  sysTitle: row.title,
  sysViceTitle: row.viceTitle,
  sloganEn: row.sloganEn,
  sloganZhCn: row.sloganZhCn,
  sloganZhTw: row.sloganZhTw,
  ...common(row),
  version: row.version,
});

export type SiteInput = NonNullable<Input<'sysSettings', 'saveSysInfo'>>;

/**
 * Columns that an input changes. A client of the origin sends back what `sysInfo` shows, defaults included: such a value stays, so that the
 * default still follows the language.
 */
export function changesOf(row: SiteRow, input: SiteInput, locale: Locale): SiteChange {
  const shown = shownSite(row, locale);
  const changes: SiteChange = {};
  const take = (column: keyof SiteChange, given: string | null | undefined, asShown?: string | null): void => {
    if (given === undefined || given === asShown) return;
    changes[column] = given?.trim() || null;
  };
  take('title', input.sysTitle, shown.sysTitle);
  take('viceTitle', input.sysViceTitle, shown.sysViceTitle);
  take(SLOGAN_IN[locale], input.sysViceDesc, shown.sysViceDesc);
  for (const column of Object.values(SLOGAN_IN)) take(column, input[column]);
  take('watermark', input.sysWatermark);
  take('copyright', input.sysCopyright);
  take('icp', input.sysIcp);
  take('icpUrl', input.sysIcpUrl);
  return changes;
}

/** Picture of a data address or of Base64, redrawn as WebP. @returns Base64 @throws FieldErrors on `sysLogoBase64` */
export async function readPicture(given: string): Promise<string> {
  const bytes = Buffer.from(given.slice(given.indexOf(',') + 1), 'base64');
  try {
    return (await logoOf(new File([bytes], 'logo'))).bytes.toString('base64');
  } catch (error) {
    if (error instanceof FieldErrors) throw new FieldErrors({ sysLogoBase64: error.fields['file'] ?? ['notALogo'] });
    throw error;
  }
}
