import type { Locale } from '@seaberry/i18n';
import { configuration as enConfiguration } from '@seaberry/i18n/messages/en/configuration';
import { constants as en } from '@seaberry/i18n/messages/en/constants';
import { dictionaries as enDictionaries } from '@seaberry/i18n/messages/en/dictionaries';
import { fields as enFields } from '@seaberry/i18n/messages/en/fields';
import { people as enPeople } from '@seaberry/i18n/messages/en/people';
import { resource as enResource } from '@seaberry/i18n/messages/en/resource';
import { rights as enRights } from '@seaberry/i18n/messages/en/rights';
import type { Translated } from '@seaberry/i18n/messages/translated';
import { configuration as zhCnConfiguration } from '@seaberry/i18n/messages/zh-CN/configuration';
import { constants as zhCn } from '@seaberry/i18n/messages/zh-CN/constants';
import { dictionaries as zhCnDictionaries } from '@seaberry/i18n/messages/zh-CN/dictionaries';
import { fields as zhCnFields } from '@seaberry/i18n/messages/zh-CN/fields';
import { people as zhCnPeople } from '@seaberry/i18n/messages/zh-CN/people';
import { resource as zhCnResource } from '@seaberry/i18n/messages/zh-CN/resource';
import { rights as zhCnRights } from '@seaberry/i18n/messages/zh-CN/rights';
import { configuration as zhTwConfiguration } from '@seaberry/i18n/messages/zh-TW/configuration';
import { constants as zhTw } from '@seaberry/i18n/messages/zh-TW/constants';
import { dictionaries as zhTwDictionaries } from '@seaberry/i18n/messages/zh-TW/dictionaries';
import { fields as zhTwFields } from '@seaberry/i18n/messages/zh-TW/fields';
import { people as zhTwPeople } from '@seaberry/i18n/messages/zh-TW/people';
import { resource as zhTwResource } from '@seaberry/i18n/messages/zh-TW/resource';
import { rights as zhTwRights } from '@seaberry/i18n/messages/zh-TW/rights';

const english = {
  constants: en,
  configuration: enConfiguration,
  dictionaries: enDictionaries,
  bill: enFields,
  people: enPeople,
  resource: enResource,
  rights: enRights,
} as const;

/** Messages of the screens: the columns of the difference log have the labels of their form fields. */
export type ColumnTexts = Translated<typeof english>;

export const COLUMN_TEXTS: Readonly<Record<Locale, ColumnTexts>> = {
  en: english,
  'zh-cn': {
    constants: zhCn,
    configuration: zhCnConfiguration,
    dictionaries: zhCnDictionaries,
    bill: zhCnFields,
    people: zhCnPeople,
    resource: zhCnResource,
    rights: zhCnRights,
  },
  'zh-tw': {
    constants: zhTw,
    configuration: zhTwConfiguration,
    dictionaries: zhTwDictionaries,
    bill: zhTwFields,
    people: zhTwPeople,
    resource: zhTwResource,
    rights: zhTwRights,
  },
};
