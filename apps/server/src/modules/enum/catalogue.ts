import * as contract from '@seaberry/api-client/contract';
import {
  CARD_TYPES,
  CLUSTER_STATUSES,
  CULTURE_LEVELS,
  JOB_CREATE_TYPES,
  PLATFORM_TYPES,
  TRIGGER_STATUSES,
  user,
  type Entity,
  type Field,
} from '@seaberry/api-client/contract';
import { DATA_SCOPES, MENU_TYPES, NOTICE_TYPES } from '@seaberry/api-client/schemas';
import { MESSAGE_TYPES } from '@seaberry/api-client/schemas/sys-message';
import type { Locale } from '@seaberry/i18n';
import { constants as en } from '@seaberry/i18n/messages/en/constants';
import { constants as zhCn } from '@seaberry/i18n/messages/zh-CN/constants';
import { constants as zhTw } from '@seaberry/i18n/messages/zh-TW/constants';
import type { Translated } from '@seaberry/i18n/messages/translated';
import { Cache } from '../../ports/cache.ts';
import { TAGS } from '../dict/catalogue.ts';

const TEXTS: Record<Locale, Translated<typeof en>> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };

interface Enumeration {
  /** Member of each value, as the origin calls them. */
  names: Readonly<Record<number, string>>;
  /** Built-in dictionary with the labels. */
  labels: keyof typeof en.dictionaries | keyof typeof en.enumerations;
  /** Values that fields of the contract declare; in the order of the names without them. */
  values?: readonly number[];
  /** Fields with these values, as `controller.field`. */
  usedBy: readonly string[];
}

const members = <const V extends readonly number[]>(
  values: V,
  names: Readonly<Record<V[number], string>>,
): Pick<Enumeration, 'values' | 'names'> => ({ values, names });

const ENTITIES = (Object.values(contract) as unknown[]).filter((one): one is Entity => Object.hasOwn(Object(one), 'controller'));
const STATUSES = [1, 2];

/** Every field of an entity that holds numbers with a fixed meaning, as `controller.field`, with its values. */
export const numberedFields = (): { field: string; kind: Field['kind']; values: readonly number[] }[] =>
  ENTITIES.flatMap(({ controller, fields }) =>
    Object.entries(fields).flatMap(([name, { kind, values }]) => {
      const numbers = kind === 'status' ? STATUSES : (values ?? []).filter((value) => typeof value === 'number');
      return numbers.length > 0 ? [{ field: `${controller}.${name}`, kind, values: numbers }] : [];
    }),
  );

const ENUMERATIONS: Readonly<Record<string, Enumeration>> = {
  StatusEnum: {
    names: { 1: 'Enable', 2: 'Disable' },
    labels: 'status',
    usedBy: numberedFields().flatMap(({ field, kind }) => (kind === 'status' ? [field] : [])),
  },
  AccountTypeEnum: {
    names: { 777: 'NormalUser', 888: 'SysAdmin', 999: 'SuperAdmin' },
    labels: 'account_type',
    usedBy: ['sysUser.accountType'],
  },
  GenderEnum: {
    ...members(user.fields.sex.values, { 0: 'Unknown', 1: 'Male', 2: 'Female' }),
    labels: 'sex',
    usedBy: ['sysUser.sex', 'sysWechatUser.sex'],
  },
  CardTypeEnum: {
    ...members(CARD_TYPES, { 0: 'IdCard', 1: 'PassportCard', 2: 'BirthCard', 3: 'GatCard', 4: 'ForeignCard' }),
    labels: 'card_type',
    usedBy: ['sysUser.cardType'],
  },
  CultureLevelEnum: {
    ...members(CULTURE_LEVELS, {
      0: 'Level0',
      1: 'Level1',
      2: 'Level2',
      3: 'Level3',
      4: 'Level4',
      5: 'Level5',
      6: 'Level6',
      7: 'Level7',
      8: 'Level8',
      9: 'Level9',
      10: 'Level10',
      11: 'Level11',
      12: 'Level12',
    }),
    labels: 'education',
    usedBy: ['sysUser.cultureLevel'],
  },
  DataScopeEnum: {
    ...members(DATA_SCOPES, { 1: 'All', 2: 'DeptChild', 3: 'Dept', 4: 'Self', 5: 'Define' }),
    labels: 'data_scope',
    usedBy: ['sysRole.dataScope'],
  },
  MenuTypeEnum: { ...members(MENU_TYPES, { 1: 'Dir', 2: 'Menu', 3: 'Btn' }), labels: 'menu_type', usedBy: ['sysMenu.type'] },
  MessageTypeEnum: {
    ...members(MESSAGE_TYPES, { 0: 'Info', 1: 'Success', 2: 'Warning', 3: 'Error' }),
    labels: 'message_type',
    usedBy: ['sysMessage.messageType'],
  },
  PlatformTypeEnum: {
    ...members(PLATFORM_TYPES, { 1: '微信公众号', 2: '微信小程序', 3: 'QQ', 4: 'Alipay', 5: 'Gitee' }),
    labels: 'platform_type',
    usedBy: ['sysWechatUser.platformType'],
  },
  JobCreateTypeEnum: {
    ...members(JOB_CREATE_TYPES, { 0: 'BuiltIn', 1: 'Script', 2: 'Http' }),
    labels: 'job_create_type',
    usedBy: ['sysJob.createType'],
  },
  TriggerStatus: {
    ...members(TRIGGER_STATUSES, {
      0: 'Backlog',
      1: 'Ready',
      2: 'Running',
      3: 'Pause',
      4: 'Blocked',
      5: 'ErrorToReady',
      6: 'Archived',
      7: 'Panic',
      8: 'Overrun',
      9: 'Unoccupied',
      10: 'NotStart',
      11: 'Unknown',
      12: 'Unhandled',
    }),
    labels: 'trigger_status',
    usedBy: ['sysJob.status'],
  },
  ClusterStatus: {
    ...members(CLUSTER_STATUSES, { 0: 'Crashed', 1: 'Working', 2: 'Waiting' }),
    labels: 'cluster_status',
    usedBy: ['sysJob.jobClusterList'],
  },
  YesNoEnum: { names: { 1: 'Y', 2: 'N' }, labels: 'yes_no', values: [1, 2], usedBy: ['sysSettings.sysFlag'] },
  NoticeTypeEnum: { ...members(NOTICE_TYPES, { 1: 'NOTICE', 2: 'ANNOUNCEMENT' }), labels: 'notice_type', usedBy: ['sysNotice.type'] },
  NoticeStatusEnum: { names: { 0: 'DRAFT', 1: 'PUBLIC' }, labels: 'notice_status', usedBy: ['sysNotice.status'] },
  NoticeUserStatusEnum: { names: { 0: 'UNREAD', 1: 'READ' }, labels: 'read_status', usedBy: ['sysNotice.readStatus'] },
};

const makeEnumerations = (locale: Locale) => {
  const texts: Readonly<Record<string, { name: string; items: Readonly<Record<string, string>> }>> = {
    ...TEXTS[locale].dictionaries,
    ...TEXTS[locale].enumerations,
  };
  return Object.entries(ENUMERATIONS).map(([typeName, { names, labels, values, usedBy }]) => {
    const numbers = values ?? Object.keys(names).map(Number);
    return {
      typeName,
      typeDescribe: texts[labels]?.name ?? typeName,
      typeRemark: usedBy.join(', '),
      enumEntities: numbers.map((value) => ({
        name: names[value] ?? String(value),
        describe: texts[labels]?.items[value] ?? String(value),
        theme: TAGS[labels]?.[value] ?? null,
        value,
      })),
    };
  });
};

export const enumerationsByLocale = new Cache<ReturnType<typeof makeEnumerations>>({
  prefix: 'enumeration',
  limit: 10,
  show: (made) => made,
});

/** Every enumeration, in a language. */
export function enumerations(locale: Locale): ReturnType<typeof makeEnumerations> {
  return enumerationsByLocale.get(locale) ?? enumerationsByLocale.set(locale, makeEnumerations(locale));
}
