import type { jobPosition, org, roleOrg, userOrg } from '../../../../db/schema/access.ts';
import type { appUser, menu, role, tenant, userRole } from '../../../../db/schema/core.ts';
import type { companyFile, printTemplate } from '../../../../db/schema/file.ts';
import type { dictData, dictType, notice, parameter, site, staticPage } from '../../../../db/schema/session.ts';
import type { region } from '../../../../db/schema/region.ts';
import type { job, jobTrigger } from '../../../../db/schema/job.ts';
import type { plugin } from '../../../../db/schema/plugin.ts';
import type { openAccess } from '../../../../db/schema/open-access.ts';
import type { shareLink } from '../../../../db/schema/share.ts';
import type { wechatUser } from '../../../../db/schema/wechat.ts';
import type { ldapServer } from '../../../../db/schema/ldap.ts';
import type { airWaybill } from '../../../../db/schema/air-waybill.ts';
import type { oceanBill } from '../../../../db/schema/tracking.ts';
import type { ColumnTexts } from './texts.ts';
import type { DerivedColumns, DerivedOfWaybill } from './rules.ts';

/** Tables whose ids a logged column can contain. */
export type ReferredTable = 'app_user' | 'dict_type' | 'job_position' | 'menu' | 'ocean_bill' | 'org' | 'region' | 'role' | 'tenant';

/** A column of the difference log in the language of a reader. */
export interface LoggedColumn {
  label: string;
  /** Texts of the values of the column. */
  texts?: Readonly<Record<string, string>>;
  /** Table whose ids are the values of the column. */
  refersTo?: ReferredTable;
}

/** Only the label, if the values have neither texts nor refer to a table. */
export type Shown = string | LoggedColumn;
type Columns<T extends { $inferSelect: object }, LeftOut extends string = never> = Record<
  Exclude<keyof T['$inferSelect'] & string, LeftOut | 'version'>,
  Shown
>;

/** Columns of the logged tables by their property names in Drizzle. A column without a label does not compile. */
export const labels = (
  {
    configuration,
    constants,
    dictionaries,
    files,
    jobs,
    ldap,
    openAccess: keys,
    people,
    plugins,
    printing,
    sharing,
    regions,
    resource,
    rights,
    staticPages,
    bill,
    airWaybill: waybill,
  }: ColumnTexts,
  subscription: Readonly<Record<string, string>>,
) => {
  const own = constants.columns;
  const user = people.users.fields;
  const yesNo = { true: resource.yes, false: resource.no };
  const status = { label: resource.fields.status, texts: { true: resource.enabled, false: resource.disabled } };
  const company = { label: own.tenantId, refersTo: 'tenant' } as const;
  const organization = { label: user.orgId, refersTo: 'org' } as const;
  const position = { label: user.posId, refersTo: 'job_position' } as const;
  const roleColumn = { label: own.roleId, refersTo: 'role' } as const;
  const written = {
    id: own.id,
    createTime: resource.fields.createTime,
    updateTime: resource.fields.updateTime,
  };
  const by = {
    createdBy: { label: resource.fields.createUserName, refersTo: 'app_user' },
    updatedBy: { label: resource.fields.updateUserName, refersTo: 'app_user' },
  } as const;
  const listing = { orderNo: resource.fields.orderNo, enabled: status, remark: resource.fields.remark };
  const affiliation = people.users.rows.extOrgIdList.fields;
  return {
    app_user: {
      ...user,
      ...written,
      ...by,
      ...listing,
      tenantId: company,
      orgId: organization,
      posId: position,
      managerUserId: { label: user.managerUserId, refersTo: 'app_user' },
      signature: own.signature,
      sex: { label: user.sex, texts: people.users.sexes },
      accountType: { label: user.accountType, texts: people.users.accountTypes },
      cardType: { label: user.cardType, texts: people.users.cardTypes },
      cultureLevel: { label: user.cultureLevel, texts: people.users.cultureLevels },
      jobNumber: user.jobNum,
      idCardNumber: user.idCardNum,
      language: own.language,
    } satisfies Columns<
      typeof appUser,
      'passwordHash' | 'mustChangePassword' | 'lastLoginTime' | 'lastLoginIp' | 'lastLoginDevice' | 'muted'
    >,
    user_role: { tenantId: company, userId: { label: own.userId, refersTo: 'app_user' }, roleId: roleColumn } satisfies Columns<
      typeof userRole
    >,
    user_org: {
      tenantId: company,
      userId: { label: own.userId, refersTo: 'app_user' },
      orgId: { ...organization, label: affiliation.orgId },
      posId: { ...position, label: affiliation.posId },
      jobNumber: affiliation.jobNum,
      posLevel: affiliation.posLevel,
      joinDate: affiliation.joinDate,
    } satisfies Columns<typeof userOrg>,
    org: {
      ...written,
      ...by,
      ...listing,
      tenantId: company,
      parentId: { label: people.organizations.fields.pid, refersTo: 'org' },
      name: people.organizations.fields.name,
      code: resource.fields.code,
      type: people.organizations.fields.type,
      level: people.organizations.fields.level,
      directorId: { label: people.organizations.fields.directorId, refersTo: 'app_user' },
    } satisfies Columns<typeof org>,
    job_position: {
      ...written,
      ...by,
      ...listing,
      tenantId: company,
      name: people.positions.fields.name,
      code: resource.fields.code,
    } satisfies Columns<typeof jobPosition>,
    parameter: {
      ...written,
      ...by,
      name: configuration.parameters.fields.name,
      code: resource.fields.code,
      value: configuration.parameters.fields.value,
      groupCode: configuration.parameters.fields.groupCode,
      sysFlag: { label: configuration.parameters.fields.sysFlag, texts: configuration.parameters.sysFlags },
      orderNo: resource.fields.orderNo,
      remark: resource.fields.remark,
    } satisfies Columns<typeof parameter>,
    site: {
      ...written,
      ...by,
      title: configuration.site.fields.sysTitle,
      viceTitle: configuration.site.fields.sysViceTitle,
      sloganEn: configuration.site.fields.sloganEn,
      sloganZhCn: configuration.site.fields.sloganZhCn,
      sloganZhTw: configuration.site.fields.sloganZhTw,
      watermark: configuration.site.fields.sysWatermark,
      copyright: configuration.site.fields.sysCopyright,
      icp: configuration.site.fields.sysIcp,
      icpUrl: configuration.site.fields.sysIcpUrl,
      logoId: configuration.site.fields.logo,
    } satisfies Columns<typeof site, 'logo'>,
    company_file: {
      ...written,
      ...by,
      tenantId: company,
      orgId: organization,
      fileName: files.fields.fileName,
      size: own.bytes,
      fileType: files.fields.fileType,
      isPublic: { label: files.fields.isPublic, texts: yesNo },
      relationName: { label: files.fields.relationName, texts: files.relations },
      relationId: { label: files.fields.relationName, refersTo: 'ocean_bill' },
      belongId: own.belongId,
      suffix: files.fields.suffix,
      contentType: own.contentType,
      sha256: own.sha256,
      provider: files.fields.provider,
      bucketName: files.fields.bucketName,
      state: { label: files.fields.state, texts: files.states },
      remark: resource.fields.remark,
    } satisfies Columns<typeof companyFile, 'storageKey'>,
    print_template: {
      ...written,
      ...by,
      ...listing,
      tenantId: company,
      name: printing.fields.name,
      kind: { label: printing.fields.kind, texts: printing.kinds },
      template: printing.fields.template,
    } satisfies Columns<typeof printTemplate>,
    share_link: {
      ...sharing.fields,
      ...written,
      ...by,
      tenantId: company,
      orgId: organization,
      enabled: status,
      shows: { label: sharing.fields.shows, texts: sharing.parts },
    } satisfies Columns<typeof shareLink, 'tokenHash' | 'token' | 'passwordHash' | 'views' | 'viewedAt'>,
    plugin: {
      ...written,
      ...by,
      ...listing,
      tenantId: company,
      ...plugins.list.fields,
      code: resource.fields.code,
    } satisfies Columns<typeof plugin, 'secret' | 'previousSecret' | 'hooks'>,
    wechat_user: {
      ...people.thirdParty.fields,
      ...written,
      ...by,
      tenantId: company,
      userId: { label: people.thirdParty.fields.userId, refersTo: 'app_user' },
      platformType: { label: people.thirdParty.fields.platformType, texts: people.thirdParty.platformTypes },
      sex: { label: people.thirdParty.fields.sex, texts: people.thirdParty.sexes },
    } satisfies Columns<typeof wechatUser, 'sessionKey' | 'accessToken' | 'refreshToken'>,
    ldap_server: {
      ...ldap.fields,
      ...written,
      ...by,
      tenantId: company,
      enabled: status,
      encryption: { label: ldap.fields.encryption, texts: ldap.encryptions },
      roleId: { label: ldap.fields.roleId, refersTo: 'role' },
    } satisfies Columns<typeof ldapServer, 'bindPass' | 'caCertificate'>,
    job: {
      ...jobs.jobs.fields,
      ...written,
      ...by,
      createType: { label: jobs.jobs.fields.createType, texts: jobs.jobs.createTypes },
      concurrent: { label: jobs.jobs.fields.concurrent, texts: yesNo },
    } satisfies Columns<typeof job, 'requestUri' | 'headers' | 'requestBody'>,
    job_trigger: {
      ...jobs.triggers.fields,
      ...written,
      ...by,
      schedule: { label: jobs.triggers.fields.schedule, texts: jobs.triggers.schedules },
      status: { label: jobs.triggers.fields.status, texts: jobs.triggers.statuses },
      startNow: { label: jobs.triggers.fields.startNow, texts: yesNo },
    } satisfies Columns<typeof jobTrigger>,
    static_page: {
      ...staticPages.fields,
      ...written,
      ...by,
      key: { label: staticPages.fields.key, texts: staticPages.keys },
      language: { label: staticPages.fields.language, texts: staticPages.languages },
    } satisfies Columns<typeof staticPage, 'body'>,
    region: {
      ...regions.fields,
      ...written,
      ...by,
      pid: { label: regions.fields.pid, refersTo: 'region' },
      code: resource.fields.code,
      orderNo: resource.fields.orderNo,
      remark: resource.fields.remark,
      packageCode: own.packageCode,
      packageName: own.packageName,
    } satisfies Columns<typeof region>,
    open_access: {
      ...written,
      ...by,
      accessKey: keys.fields.accessKey,
      bindUserId: { label: keys.fields.bindUserId, refersTo: 'app_user' },
      bindTenantId: company,
      previousUntil: keys.fields.previousUntil,
      enabled: status,
      remark: resource.fields.remark,
    } satisfies Columns<typeof openAccess, 'secret' | 'previousSecret' | 'usedTime' | 'usedIp'>,
    dict_type: {
      ...written,
      ...by,
      name: dictionaries.types.fields.name,
      code: resource.fields.code,
      position: resource.fields.orderNo,
      enabled: status,
      remark: resource.fields.remark,
    } satisfies Columns<typeof dictType>,
    dict_data: {
      ...written,
      ...by,
      dictTypeId: { label: dictionaries.values.fields.dictTypeId, refersTo: 'dict_type' },
      code: resource.fields.code,
      value: dictionaries.values.fields.value,
      tagType: { label: dictionaries.values.fields.tagType, texts: dictionaries.values.tagTypes },
      extData: dictionaries.values.fields.extData,
      position: resource.fields.orderNo,
      enabled: status,
      remark: resource.fields.remark,
    } satisfies Columns<typeof dictData>,
    role: {
      ...written,
      ...by,
      ...listing,
      tenantId: company,
      name: rights.roles.fields.name,
      code: resource.fields.code,
      dataScope: { label: rights.roles.fields.dataScope, texts: rights.roles.dataScopes },
      secondFactor: { label: rights.roles.fields.secondFactor, texts: yesNo },
    } satisfies Columns<typeof role>,
    role_org: { tenantId: company, roleId: roleColumn, orgId: organization } satisfies Columns<typeof roleOrg>,
    // Their triggers log one row for all menus of a role or company.
    role_menu: { menus: own.menus },
    tenant_menu: { menus: own.menus },
    menu: {
      ...rights.menus.fields,
      ...written,
      position: resource.fields.orderNo,
      enabled: status,
      remark: resource.fields.remark,
      parentId: { label: rights.menus.fields.pid, refersTo: 'menu' },
      kind: {
        label: rights.menus.fields.type,
        texts: {
          directory: rights.menus.types[1],
          menu: rights.menus.types[2],
          button: rights.menus.types[3],
        },
      },
      iframe: { label: rights.menus.fields.isIframe, texts: yesNo },
      hidden: { label: rights.menus.fields.isHide, texts: yesNo },
      keepAlive: { label: rights.menus.fields.isKeepAlive, texts: yesNo },
      pinned: { label: rights.menus.fields.isAffix, texts: yesNo },
      builtIn: { label: rights.menus.fields.builtIn, texts: yesNo },
      platform: { label: own.platform, texts: yesNo },
      edited: { label: own.edited, texts: yesNo },
    } satisfies Columns<typeof menu>,
    tenant: {
      ...rights.tenants.fields,
      ...written,
      ...listing,
      abbreviation: own.abbreviation,
      number: own.number,
      logoFileId: own.logo,
      berryBalance: rights.tenants.fields.berries,
      keyHint: own.keyHint,
      keyTime: own.keyTime,
      tier: { label: rights.tenants.fields.tier, texts: rights.tenants.tiers },
      adminUserId: { label: rights.tenants.fields.adminAccount, refersTo: 'app_user' },
      menusLimited: { label: own.menusLimited, texts: yesNo },
    } satisfies Columns<typeof tenant, 'keyHash'>,
    notice: {
      ...written,
      ...by,
      tenantId: company,
      title: own.title,
      type: rights.menus.fields.type,
      content: own.content,
      alert: own.alert,
      status: {
        label: own.published,
        texts: {
          0: resource.no,
          1: resource.yes,
        },
      },
      publicUserId: { label: own.publishedBy, refersTo: 'app_user' },
      publicUserName: own.publishedBy,
      publicTime: own.publishedTime,
      publicOrgId: { label: own.publishedByOrg, refersTo: 'org' },
      publicOrgName: own.publishedByOrg,
      audience: own.audience,
      audienceIds: own.audienceIds,
      receivers: own.receivers,
      batchId: own.batchId,
      billId: { label: own.billId, refersTo: 'ocean_bill' },
    } satisfies Columns<typeof notice>,
    ocean_bill: {
      ...written,
      ...bill,
      tenantId: company,
      createdBy: by.createdBy,
      orgId: organization,
      deletedAt: own.deletedAt,
      ownerId: { label: bill.ownerName, refersTo: 'app_user' },
      subscriptionStatus: { label: bill.subscriptionStatus, texts: subscription },
      referenceType: { label: bill.referenceType, texts: constants.references },
      failureReason: own.failureReason,
      keptValues: own.keptValues,
      aside: own.aside,
    } satisfies Columns<typeof oceanBill, DerivedColumns>,
    air_waybill: {
      ...written,
      ...waybill,
      referenceNo: waybill.awbNo,
      carrierCode: waybill.airlineCode,
      tenantId: company,
      createdBy: by.createdBy,
      orgId: organization,
      deletedAt: own.deletedAt,
      ownerId: { label: waybill.ownerName, refersTo: 'app_user' },
      subscriptionStatus: { label: waybill.subscriptionStatus, texts: subscription },
      failureReason: own.failureReason,
      aside: own.aside,
    } satisfies Columns<typeof airWaybill, DerivedOfWaybill>,
  };
};
