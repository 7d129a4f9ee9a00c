import type * as z from 'zod/mini';
import type { CallName, ControllerName } from './index.js';
import { schemas } from './schemas.gen.js';

export { schemas };
export { oceanBillInput, oceanBillRow, type OceanBillInput, type OceanBillRow } from './ocean-bill/schema.js';
export { airWaybillInput, airWaybillRow, type AirWaybillInput, type AirWaybillRow } from './air-waybill/schema.js';
export type { FilterOf, RowOf } from './entity-schema.js';
export { shipmentState } from './ocean-bill/shipment.js';
export { NOTICE_TYPES } from './sys-notice/fields.js';
export { STATIC_PAGES } from './sys-static-page/fields.js';
export { TIERS } from './tiers.js';
export { CAPABILITIES } from './sys-config/schema.js';
export { CODE_PURPOSES } from './sys-auth/schema.js';
export { CELL_KINDS, EXPORT_FORMATS, EXPORT_STATES } from './sys-export/schema.js';
export { HTTP_METHODS } from './sys-open-access/schema.js';
export { MENU_TYPES } from './sys-menu/fields.js';
export { DATA_SCOPES } from './sys-role/data-scopes.js';
export { CARD_TYPES, CULTURE_LEVELS } from './sys-user/particulars.js';
export type { UserRow } from './sys-user/schema.js';
export type { MenuEntry } from './menu-entry.js';
export type { VisualDbTable } from './sys-database/schema.js';
export type { MenuNode } from './sys-menu/schema.js';
export type { OnlineUserRow } from './sys-online-user/schema.js';
export type { DictDataRow } from './sys-dict-data/schema.js';
export type { DictTypeRow } from './sys-dict-type/schema.js';
export type { JobProcessRow, JobRow, JobRunRow, JobTriggerRow } from './sys-job/schema.js';
export type { LdapRun, LdapRunRow, LdapServerRow } from './sys-ldap/schema.js';
export type { NoticeRow } from './sys-notice/schema.js';
export type { ParameterRow } from './sys-settings/schema.js';
export type { OpenAccessRow } from './sys-open-access/schema.js';
export type { OrgNode } from './sys-org/schema.js';
export type { FileRow } from './sys-file/schema.js';
export type { PrintTemplateRow } from './sys-print/schema.js';
export type { SharedRow, ShareLinkRow } from './share-link/schema.js';
export type { ServerSample, ServerStatus } from './sys-server/schema.js';
export type { PluginDeliveryRow } from './plugin-delivery/schema.js';
export type { PluginRow } from './sys-plugin/schema.js';
export type { PosRow } from './sys-pos/schema.js';
export type { RegionRow } from './sys-region/schema.js';
export type { StaticPageRow } from './sys-static-page/schema.js';
export type { RoleRow } from './sys-role/schema.js';
export type { WechatUserRow } from './sys-wechat-user/schema.js';
export type { TenantRow } from './sys-tenant/schema.js';
export type { ConsumptionRow } from './consumption-log/schema.js';
export type { PushRow } from './push-log/schema.js';
export type { RequestRow } from './request-log/schema.js';
export type { SubscribeRow } from './subscribe-log/schema.js';
export type { UpdateRow } from './update-log/schema.js';
export type { CallLogRow } from './sys-log-op/schema.js';
export type { VisitLogRow } from './sys-log-vis/schema.js';
export type { DiffLogRow } from './sys-log-diff/schema.js';

type SchemaTable = typeof schemas;
type Of<C extends ControllerName, K extends CallName<C>, S extends 'input' | 'result'> = K extends keyof SchemaTable[C]
  ? SchemaTable[C][K] extends Record<S, infer T>
    ? T
    : never
  : never;

/** Input as the client sends it. */
export type Input<C extends ControllerName, K extends CallName<C>> = z.input<Of<C, K, 'input'>>;
/** Input as a handler receives it, after validation. */
export type Parsed<C extends ControllerName, K extends CallName<C>> = z.output<Of<C, K, 'input'>>;
/** Result as the handler returns it. */
export type Answered<C extends ControllerName, K extends CallName<C>> = z.input<Of<C, K, 'result'>>;
/** Result as the client receives it. */
export type Result<C extends ControllerName, K extends CallName<C>> = z.output<Of<C, K, 'result'>>;
