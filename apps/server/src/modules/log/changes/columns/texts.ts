import type { Locale } from '@seaberry/i18n';
import { constants as en } from '@seaberry/i18n/messages/en/constants';
import { fields as enFields } from '@seaberry/i18n/messages/en/fields';
import { people as enPeople } from '@seaberry/i18n/messages/en/people';
import { resource as enResource } from '@seaberry/i18n/messages/en/resource';
import { rights as enRights } from '@seaberry/i18n/messages/en/rights';
import type { Translated } from '@seaberry/i18n/messages/translated';
import { constants as zhCn } from '@seaberry/i18n/messages/zh-CN/constants';
import { fields as zhCnFields } from '@seaberry/i18n/messages/zh-CN/fields';
import { people as zhCnPeople } from '@seaberry/i18n/messages/zh-CN/people';
import { resource as zhCnResource } from '@seaberry/i18n/messages/zh-CN/resource';
import { rights as zhCnRights } from '@seaberry/i18n/messages/zh-CN/rights';
import { constants as zhTw } from '@seaberry/i18n/messages/zh-TW/constants';
import { fields as zhTwFields } from '@seaberry/i18n/messages/zh-TW/fields';
import { people as zhTwPeople } from '@seaberry/i18n/messages/zh-TW/people';
import { resource as zhTwResource } from '@seaberry/i18n/messages/zh-TW/resource';
import { rights as zhTwRights } from '@seaberry/i18n/messages/zh-TW/rights';

const english = { constants: en, bill: enFields, people: enPeople, resource: enResource, rights: enRights } as const;

/** Messages of the screens: the columns of the difference log have the labels of their form fields. */
export type ColumnTexts = Translated<typeof english>;

export const COLUMN_TEXTS: Readonly<Record<Locale, ColumnTexts>> = {
  en: english,
  'zh-cn': { constants: zhCn, bill: zhCnFields, people: zhCnPeople, resource: zhCnResource, rights: zhCnRights },
  'zh-tw': { constants: zhTw, bill: zhTwFields, people: zhTwPeople, resource: zhTwResource, rights: zhTwRights },
};
