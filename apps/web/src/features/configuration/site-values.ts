import type { AnswerOf, Input } from '@seaberry/api-client';
import { schemas } from '@seaberry/api-client/schemas/sys-settings';

import { valuesSchema } from '../../kit/form/values-schema.ts';
import type { SysInfo } from '../../session/session.ts';

export type SiteInfo = AnswerOf<'sysSettings', 'siteInfo'> & { sysViceDesc?: string | null | undefined };
type SiteInput = NonNullable<Input<'sysSettings', 'saveSysInfo'>>;

/** Text fields of the form. A backend without `siteInfo` has one slogan for all languages. */
export const NAMES = ['sysTitle', 'sysViceTitle', 'sloganEn', 'sloganZhCn', 'sloganZhTw'] as const;
export const OTHER_NAMES = ['sysTitle', 'sysViceTitle', 'sysViceDesc'] as const;
export const LINES = ['sysWatermark', 'sysCopyright', 'sysIcp', 'sysIcpUrl'] as const;
const TEXTS = [...NAMES, 'sysViceDesc', ...LINES] as const;

export type TextName = (typeof TEXTS)[number];

export interface SiteValues extends Record<TextName, string> {
  /** Address of the present logo, a data address of a new one, '' for none. */
  logo: string;
}

export const siteValues = (info: SiteInfo): SiteValues => ({
  ...(Object.fromEntries(TEXTS.map((name) => [name, info[name] ?? ''])) as Record<TextName, string>),
  logo: info.sysLogo ?? '',
});

const pictureIn = ({ logo }: SiteValues): Pick<SiteInput, 'sysLogoBase64' | 'sysLogoFileName' | 'removeLogo'> => {
  if (logo.startsWith('data:')) return { sysLogoBase64: logo, sysLogoFileName: `logo.${/^data:image\/(\w+)/.exec(logo)?.[1] ?? 'png'}` };
  return logo === '' ? { removeLogo: true } : {};
};

/**
 * Input of the call; an emptied field is null, which restores the default.
 * @param other Settings of a backend without `siteInfo`, which takes all of them back.
 */
export const siteInputOf =
  (other: SysInfo | null) =>
  (values: SiteValues): SiteInput => {
    const names = [...(other ? OTHER_NAMES : NAMES), ...LINES];
    return {
      ...Object.fromEntries(names.map((name) => [name, values[name].trim() || null])),
      ...pictureIn(values),
      ...(other ? { sysCaptcha: other.sysCaptcha, sysSecondVer: other.sysSecondVer } : {}),
    };
  };

export const siteSchemaOf = (other: SysInfo | null) => valuesSchema<SiteValues>(schemas.saveSysInfo.input, siteInputOf(other));
