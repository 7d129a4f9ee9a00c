import type { Locale } from '@seaberry/i18n';
import { configuration as enConfiguration } from '@seaberry/i18n/messages/en/configuration';
import { constants as en } from '@seaberry/i18n/messages/en/constants';
import { dictionaries as enDictionaries } from '@seaberry/i18n/messages/en/dictionaries';
import { files as enFiles } from '@seaberry/i18n/messages/en/files';
import { plugins as enPlugins } from '@seaberry/i18n/messages/en/plugins';
import { printing as enPrinting } from '@seaberry/i18n/messages/en/printing';
import { sharing as enSharing } from '@seaberry/i18n/messages/en/sharing';
import { airWaybill as enAirWaybill } from '@seaberry/i18n/messages/en/air-waybill';
import { fields as enFields } from '@seaberry/i18n/messages/en/fields';
import { jobs as enJobs } from '@seaberry/i18n/messages/en/jobs';
import { openAccess as enOpenAccess } from '@seaberry/i18n/messages/en/open-access';
import { ldap as enLdap } from '@seaberry/i18n/messages/en/ldap';
import { people as enPeople } from '@seaberry/i18n/messages/en/people';
import { regions as enRegions } from '@seaberry/i18n/messages/en/regions';
import { resource as enResource } from '@seaberry/i18n/messages/en/resource';
import { rights as enRights } from '@seaberry/i18n/messages/en/rights';
import { staticPages as enStaticPages } from '@seaberry/i18n/messages/en/static-pages';
import type { Translated } from '@seaberry/i18n/messages/translated';
import { configuration as zhCnConfiguration } from '@seaberry/i18n/messages/zh-CN/configuration';
import { constants as zhCn } from '@seaberry/i18n/messages/zh-CN/constants';
import { dictionaries as zhCnDictionaries } from '@seaberry/i18n/messages/zh-CN/dictionaries';
import { files as zhCnFiles } from '@seaberry/i18n/messages/zh-CN/files';
import { plugins as zhCnPlugins } from '@seaberry/i18n/messages/zh-CN/plugins';
import { printing as zhCnPrinting } from '@seaberry/i18n/messages/zh-CN/printing';
import { sharing as zhCnSharing } from '@seaberry/i18n/messages/zh-CN/sharing';
import { airWaybill as zhCnAirWaybill } from '@seaberry/i18n/messages/zh-CN/air-waybill';
import { fields as zhCnFields } from '@seaberry/i18n/messages/zh-CN/fields';
import { jobs as zhCnJobs } from '@seaberry/i18n/messages/zh-CN/jobs';
import { openAccess as zhCnOpenAccess } from '@seaberry/i18n/messages/zh-CN/open-access';
import { ldap as zhCnLdap } from '@seaberry/i18n/messages/zh-CN/ldap';
import { people as zhCnPeople } from '@seaberry/i18n/messages/zh-CN/people';
import { regions as zhCnRegions } from '@seaberry/i18n/messages/zh-CN/regions';
import { resource as zhCnResource } from '@seaberry/i18n/messages/zh-CN/resource';
import { rights as zhCnRights } from '@seaberry/i18n/messages/zh-CN/rights';
import { staticPages as zhCnStaticPages } from '@seaberry/i18n/messages/zh-CN/static-pages';
import { configuration as zhTwConfiguration } from '@seaberry/i18n/messages/zh-TW/configuration';
import { constants as zhTw } from '@seaberry/i18n/messages/zh-TW/constants';
import { dictionaries as zhTwDictionaries } from '@seaberry/i18n/messages/zh-TW/dictionaries';
import { files as zhTwFiles } from '@seaberry/i18n/messages/zh-TW/files';
import { plugins as zhTwPlugins } from '@seaberry/i18n/messages/zh-TW/plugins';
import { printing as zhTwPrinting } from '@seaberry/i18n/messages/zh-TW/printing';
import { sharing as zhTwSharing } from '@seaberry/i18n/messages/zh-TW/sharing';
import { airWaybill as zhTwAirWaybill } from '@seaberry/i18n/messages/zh-TW/air-waybill';
import { fields as zhTwFields } from '@seaberry/i18n/messages/zh-TW/fields';
import { jobs as zhTwJobs } from '@seaberry/i18n/messages/zh-TW/jobs';
import { openAccess as zhTwOpenAccess } from '@seaberry/i18n/messages/zh-TW/open-access';
import { ldap as zhTwLdap } from '@seaberry/i18n/messages/zh-TW/ldap';
import { people as zhTwPeople } from '@seaberry/i18n/messages/zh-TW/people';
import { regions as zhTwRegions } from '@seaberry/i18n/messages/zh-TW/regions';
import { resource as zhTwResource } from '@seaberry/i18n/messages/zh-TW/resource';
import { rights as zhTwRights } from '@seaberry/i18n/messages/zh-TW/rights';
import { staticPages as zhTwStaticPages } from '@seaberry/i18n/messages/zh-TW/static-pages';

const english = {
  constants: en,
  configuration: enConfiguration,
  dictionaries: enDictionaries,
  bill: enFields,
  airWaybill: enAirWaybill.fields,
  files: enFiles,
  plugins: enPlugins,
  printing: enPrinting,
  sharing: enSharing,
  jobs: enJobs,
  openAccess: enOpenAccess,
  ldap: enLdap,
  people: enPeople,
  regions: enRegions,
  resource: enResource,
  rights: enRights,
  staticPages: enStaticPages,
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
    airWaybill: zhCnAirWaybill.fields,
    files: zhCnFiles,
    jobs: zhCnJobs,
    plugins: zhCnPlugins,
    printing: zhCnPrinting,
    sharing: zhCnSharing,
    openAccess: zhCnOpenAccess,
    people: zhCnPeople,
    regions: zhCnRegions,
    ldap: zhCnLdap,
    resource: zhCnResource,
    rights: zhCnRights,
    staticPages: zhCnStaticPages,
  },
  'zh-tw': {
    constants: zhTw,
    configuration: zhTwConfiguration,
    dictionaries: zhTwDictionaries,
    bill: zhTwFields,
    airWaybill: zhTwAirWaybill.fields,
    files: zhTwFiles,
    jobs: zhTwJobs,
    plugins: zhTwPlugins,
    printing: zhTwPrinting,
    sharing: zhTwSharing,
    openAccess: zhTwOpenAccess,
    people: zhTwPeople,
    regions: zhTwRegions,
    ldap: zhTwLdap,
    resource: zhTwResource,
    rights: zhTwRights,
    staticPages: zhTwStaticPages,
  },
};
