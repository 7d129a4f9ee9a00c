import { codesOf as anyCodesOf, type Permission } from './declare.js';
import type { contract } from './registry.gen.js';

export type { Answer, AnyCode, CallLog, EndpointMeta, InputPlace, Permission, Reach } from './declare.js';
export {
  enteredIn,
  filteredIn,
  filterInputsIn,
  groupedFields,
  listedIn,
  rangeOf,
  type DerivedIn,
  type Entity,
  type Entered,
  type EnteredIn,
  type EnteredChoicesIn,
  type Field,
  type Fields,
  type FilteredIn,
  type ListedIn,
  type RangeFilter,
  type SortedBy,
} from './entity.js';
export { LIVE_TOPICS, type LiveHint, type LiveTopic, type SentMessage } from './live/topics.js';
export { ORIGIN_CODES, ORIGIN_UNGATED } from './origin-codes.js';
export { STEP_WAYS, type StepWay } from './sys-factor/ways.js';
export { parameter, PARAMETER_KINDS } from './sys-settings/fields.js';
export { dictData, TAG_TYPES } from './sys-dict-data/fields.js';
export { dictType } from './sys-dict-type/fields.js';
export { differenceLog } from './sys-log-diff/fields.js';
export { EXECUTIONS, REQUEST_KINDS } from './request-log/statuses.js';
export { companyFile, FILE_NAME_MAX, FILE_RELATIONS, FILE_STATES, FILE_SUFFIXES } from './sys-file/fields.js';
export { exceptionLog } from './sys-log-ex/fields.js';
export { operationLog } from './sys-log-op/fields.js';
export { visitLog } from './sys-log-vis/fields.js';
export {
  CLUSTER_STATUSES,
  job,
  JOB_CREATE_TYPES,
  JOB_METHODS,
  JOB_SCHEDULES,
  jobRun,
  jobTrigger,
  RUN_OUTCOMES,
  TRIGGER_STATUSES,
} from './sys-job/fields.js';
export { LDAP_ACTIONS, LDAP_ENCRYPTIONS, LDAP_FIELDS, LDAP_KINDS, LDAP_REASONS, LDAP_RUN_STATES, ldapServer } from './sys-ldap/fields.js';
export { menu } from './sys-menu/fields.js';
export { NOTICE_MAX, notice, NOTICE_AUDIENCES, NOTICE_STATUSES, NOTICE_TYPES, receivedNotice } from './sys-notice/fields.js';
export { MESSAGE_SETTINGS, type MessageSetting } from './sys-notice/muted.js';
export { cacheEntry } from './sys-cache/fields.js';
export { onlineUser } from './sys-online-user/fields.js';
export { openAccess, SECRET_GRACE_MINUTES, SIGNATURE_WINDOW_MINUTES } from './sys-open-access/fields.js';
export { org } from './sys-org/fields.js';
export { DELIVERY_EVENTS, DELIVERY_STATES, pluginDelivery } from './plugin-delivery/fields.js';
export { HOOKS_MAX, MANIFEST_BYTES, plugin, PLUGIN_EVENTS, PLUGIN_TEST, PLUGINS_MAX, type PluginEvent } from './sys-plugin/fields.js';
export { position } from './sys-pos/fields.js';
export { PRINT_FIELDS, PRINT_KINDS, printTemplate, TEMPLATE_MAX } from './sys-print/fields.js';
export { region, REGION_SOURCES } from './sys-region/fields.js';
export { MAX_SHARED_ORDERS, SHARED_PARTS, shareLink, type SharedPart } from './share-link/fields.js';
export { PAGE_LANGUAGES, PAGE_MAX, STATIC_PAGES, staticPage } from './sys-static-page/fields.js';
export { role } from './sys-role/fields.js';
export { tenant } from './sys-tenant/fields.js';
export { CARD_TYPES, CULTURE_LEVELS } from './sys-user/particulars.js';
export { user } from './sys-user/fields.js';
export { PLATFORM_TYPES, wechatUser } from './sys-wechat-user/fields.js';
export { TIERS, type Tier } from './tiers.js';
export { airWaybill, airWaybillFile, airWaybillZones, type AirWaybillColumn } from './air-waybill/fields.js';
/** Declarations and schemas of one controller, for use without a client. */
export { loadCalls, loadSchemas } from './load.js';
export {
  bill,
  BILL_SIGNALS,
  billFile,
  billZones,
  DIFFERING,
  FILTER_SIGNALS,
  NO_OWNER,
  type BillColumn,
  type BillFieldName,
  type DifferingField,
} from './ocean-bill/fields.js';

export type Contract = typeof contract;
export type ControllerName = keyof Contract;
export type CallName<C extends ControllerName> = keyof Contract[C] & string;

type MetaOf<C> = C extends ControllerName ? Contract[C][keyof Contract[C]] : never;
type CodesOf<M> = M extends { permission: infer W }
  ? W extends readonly (infer Code)[]
    ? Code
    : Exclude<W, 'public' | 'signed-in'>
  : never;

/** Every button code that guards a call, as `controller:call`, e.g. `oceanBill:page`. */
export type PermissionCode = CodesOf<MetaOf<ControllerName>>;

export const codesOf = (permission: Permission): readonly PermissionCode[] =>
  // Safe cast: all permissions are declared in the contract, from which the type collects the codes.
  anyCodesOf(permission) as readonly PermissionCode[];
