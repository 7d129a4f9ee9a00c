import { getTableColumns } from 'drizzle-orm';
import type { Locale } from '@seaberry/i18n';
import { jobPosition, org, roleOrg, userOrg } from '../../../../db/schema/access.ts';
import { appUser, menu, role, tenant, userRole } from '../../../../db/schema/core.ts';
import { companyFile, printTemplate } from '../../../../db/schema/file.ts';
import { dictData, dictType, notice, parameter, site, staticPage } from '../../../../db/schema/session.ts';
import { region } from '../../../../db/schema/region.ts';
import { job, jobTrigger } from '../../../../db/schema/job.ts';
import { plugin } from '../../../../db/schema/plugin.ts';
import { openAccess } from '../../../../db/schema/open-access.ts';
import { shareLink } from '../../../../db/schema/share.ts';
import { wechatUser } from '../../../../db/schema/wechat.ts';
import { ldapServer } from '../../../../db/schema/ldap.ts';
import { airWaybill } from '../../../../db/schema/air-waybill.ts';
import { oceanBill } from '../../../../db/schema/tracking.ts';
import { uiWords } from '../../../ocean-bill/texts.ts';
import { labels, type LoggedColumn, type Shown } from './catalogue.ts';
import { COLUMN_TEXTS } from './texts.ts';

const TABLES = {
  app_user: appUser,
  user_role: userRole,
  user_org: userOrg,
  org,
  job_position: jobPosition,
  role,
  role_org: roleOrg,
  menu,
  tenant,
  notice,
  dict_type: dictType,
  dict_data: dictData,
  parameter,
  job,
  job_trigger: jobTrigger,
  open_access: openAccess,
  site,
  company_file: companyFile,
  print_template: printTemplate,
  share_link: shareLink,
  plugin,
  region,
  static_page: staticPage,
  wechat_user: wechatUser,
  ldap_server: ldapServer,
  ocean_bill: oceanBill,
  air_waybill: airWaybill,
};

type Catalogue = Readonly<Record<string, Readonly<Record<string, LoggedColumn>>>>;

/** Columns by their names in the database, which are the names in the log. */
function catalogue(locale: Locale): Catalogue {
  const tables: Readonly<Record<string, Readonly<Record<string, Shown>>>> = labels(COLUMN_TEXTS[locale], uiWords(locale).subscription);
  return Object.fromEntries(
    Object.entries(tables).map(([table, columns]) => {
      const inDatabase: Readonly<Record<string, { name: string }>> =
        table in TABLES ? getTableColumns(TABLES[table as keyof typeof TABLES]) : {};
      const byName = Object.entries(columns).map(([name, shown]) => [
        inDatabase[name]?.name ?? name,
        typeof shown === 'string' ? { label: shown } : shown,
      ]);
      return [table, Object.fromEntries(byName) as Record<string, LoggedColumn>];
    }),
  );
}

const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en: catalogue('en'), 'zh-cn': catalogue('zh-cn'), 'zh-tw': catalogue('zh-tw') };

/** Column of a logged row in the language of the reader. An unknown column, e.g. of an earlier version, has its name as label. */
export const loggedColumn = (table: string, column: string, locale: Locale): LoggedColumn =>
  CATALOGUES[locale][table]?.[column] ?? { label: column };
