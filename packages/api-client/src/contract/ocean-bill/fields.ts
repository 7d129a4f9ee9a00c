/**
 * Every field of an ocean bill (product specification §3), declared once: the form, the column chooser, the detail page and
 * the export are projections of this list. Labels stand in `@seaberry/i18n` (`messages/<language>/fields`) under the same key.
 */

export type FieldKind = 'id' | 'text' | 'longText' | 'email' | 'enum' | 'place' | 'instant' | 'date' | 'list';

export interface OceanBillField {
  key: string;
  kind: FieldKind;
  /** A person enters it; otherwise it comes from tracking. */
  editable: boolean;
  /** Must be given when a bill is added (spec §5); POL and POD are judged together. */
  required: boolean;
  /** The server sorts by it. */
  sortable: boolean;
  /** Shown in the list until a person chooses columns. */
  shown: boolean;
  /** Key of the field that holds the IANA zone of this time. */
  zoneOf?: string;
  /** Longest text in characters; the standard's limit where there is one. */
  max?: number;
}

/** What a field is, with the literal facts that types are derived from. */
type Declared<R, E extends boolean> = OceanBillField & { editable: E; sortable: R extends { sortable: true } ? true : false };

const declared =
  <const E extends boolean>(editable: E, usual: Partial<OceanBillField> = {}) =>
  <const R extends Partial<OceanBillField> = Record<never, never>>(key: string, rest?: R): Declared<R, E> =>
    // The type repeats what the objects hold.
    ({ key, kind: 'text', editable, required: false, sortable: false, shown: false, ...usual, ...rest }) as unknown as Declared<R, E>;
const typed = declared(true, { max: 100 });
const tracked = declared(false);

const fields = {
  referenceNo: typed('referenceNo', { kind: 'id', required: true, sortable: true, shown: true, max: 35 }),
  referenceType: typed('referenceType', { kind: 'enum', required: true }),
  orderNo: typed('orderNo', { kind: 'id', sortable: true, shown: true, max: 64 }),
  deliveryNo: typed('deliveryNo', { kind: 'id', max: 64 }),
  carrierCode: typed('carrierCode', { kind: 'enum', required: true, sortable: true, shown: true, max: 4 }),
  serviceType: typed('serviceType', { kind: 'enum', required: true, max: 32 }),
  dock: typed('dock'),
  verificationNo: typed('verificationNo', { kind: 'id', max: 64 }),
  polCode: typed('polCode', { kind: 'place', sortable: true, shown: true, max: 5 }),
  polName: typed('polName'),
  podCode: typed('podCode', { kind: 'place', sortable: true, shown: true, max: 5 }),
  podName: typed('podName'),
  pldCode: typed('pldCode', { kind: 'place', max: 5 }),
  pldName: typed('pldName'),
  customer: typed('customer', { sortable: true }),
  customerService: typed('customerService', { required: true }),
  notificationEmail: typed('notificationEmail', { kind: 'email', max: 254 }),
  remark: typed('remark', { kind: 'longText', max: 1000 }),
  vessel: tracked('vessel', { shown: true }),
  voyage: tracked('voyage'),
  etd: tracked('etd', { kind: 'instant', sortable: true, zoneOf: 'polZone' }),
  atd: tracked('atd', { kind: 'instant', sortable: true, zoneOf: 'polZone' }),
  eta: tracked('eta', { kind: 'instant', sortable: true, shown: true, zoneOf: 'podZone' }),
  ata: tracked('ata', { kind: 'instant', sortable: true, zoneOf: 'podZone' }),
  etaPld: tracked('etaPld', { kind: 'instant', sortable: true, zoneOf: 'pldZone' }),
  containerNo: typed('containerNo', { kind: 'list', max: 400 }),
  stage: tracked('stage', { kind: 'enum', sortable: true, shown: true }),
  trackingState: tracked('trackingState', { kind: 'enum', sortable: true, shown: true }),
  subscriptionStatus: tracked('subscriptionStatus', { kind: 'enum' }),
  exceptionTypes: tracked('exceptionTypes', { kind: 'list', shown: true }),
  estimatedDeliveryTime: typed('estimatedDeliveryTime', { kind: 'date' }),
  deliveryAddress: typed('deliveryAddress', { kind: 'longText', max: 500 }),
  actualDeliveryTime: tracked('actualDeliveryTime', { kind: 'instant', zoneOf: 'pldZone' }),
  customerDeadline: typed('customerDeadline', { kind: 'date', sortable: true }),
  createTime: tracked('createTime', { kind: 'instant', sortable: true }),
  updateTime: tracked('updateTime', { kind: 'instant', sortable: true }),
} satisfies Record<string, OceanBillField>;

export type OceanBillFieldKey = keyof typeof fields;

/** Fields that the server sorts by. */
export type OceanBillSort = { [K in OceanBillFieldKey]: (typeof fields)[K]['sortable'] extends true ? K : never }[OceanBillFieldKey];

/** Fields that a person enters. */
export type OceanBillEntered = { [K in OceanBillFieldKey]: (typeof fields)[K]['editable'] extends true ? K : never }[OceanBillFieldKey];

/** All fields in the order in which they are shown. */
export const OCEAN_BILL_FIELDS: readonly (OceanBillField & { key: OceanBillFieldKey })[] = Object.values(fields) as (OceanBillField & {
  key: OceanBillFieldKey;
})[];

/** The fields of the add and edit form. */
export const FORM_FIELDS = OCEAN_BILL_FIELDS.filter((field) => field.editable);

export const oceanBillField = (key: OceanBillFieldKey): OceanBillField => fields[key];
