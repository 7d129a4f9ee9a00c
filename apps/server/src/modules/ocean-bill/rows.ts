import type { BillFieldName } from '@seaberry/api-client/contract';
import type { Answered } from '@seaberry/api-client/schemas';
import { carrierByCode } from '@seaberry/tracking';
import { placeByCode } from '../place/catalogue.ts';

/** A row of the list as the contract answers it. */
export type BillRow = Answered<'oceanBill', 'page'>['items'][number];

/** An instant as the port gives it: ISO 8601 in UTC. */
export type DbInstant = string | null;

/** What the list reads of a bill; never the whole state, which lies outside of the row. */
export type BillListRecord = {
  id: string;
  reference_no: string;
  reference_type: string;
  order_no: string | null;
  delivery_no: string | null;
  carrier_code: string;
  service_type: string;
  dock: string | null;
  verification_no: string | null;
  pol_code: string | null;
  pol_name: string | null;
  pod_code: string | null;
  pod_name: string | null;
  pld_code: string | null;
  pld_name: string | null;
  shown_pol_code: string | null;
  shown_pod_code: string | null;
  shown_pld_code: string | null;
  customer: string | null;
  customer_service: string;
  notification_email: string | null;
  remark: string | null;
  vessel: string | null;
  voyage: string | null;
  etd: DbInstant;
  atd: DbInstant;
  eta: DbInstant;
  ata: DbInstant;
  first_eta: DbInstant;
  eta_pld: DbInstant;
  container_no: string | null;
  container_numbers: string[];
  stage: string | null;
  tracking_state: string;
  subscription_status: string;
  failure_reason: string | null;
  exception_types: string[];
  slip_ms: string | number | null;
  signal: string | null;
  estimated_delivery_time: string | null;
  delivery_address: string | null;
  actual_delivery_time: DbInstant;
  customer_deadline: string | null;
  create_time: DbInstant;
  update_time: DbInstant;
  /** JSON text: most readers pass it on as it is. */
  rail: string | null;
};

const COLUMNS = [
  'id',
  'reference_no',
  'reference_type',
  'order_no',
  'delivery_no',
  'carrier_code',
  'service_type',
  'dock',
  'verification_no',
  'pol_code',
  'pol_name',
  'pod_code',
  'pod_name',
  'pld_code',
  'pld_name',
  'shown_pol_code',
  'shown_pod_code',
  'shown_pld_code',
  'customer',
  'customer_service',
  'notification_email',
  'remark',
  'vessel',
  'voyage',
  'etd',
  'atd',
  'eta',
  'ata',
  'first_eta',
  'eta_pld',
  'container_no',
  'container_numbers',
  'stage',
  'tracking_state',
  'subscription_status',
  'failure_reason',
  'exception_types',
  'slip_ms',
  'signal',
  'estimated_delivery_time',
  'delivery_address',
  'actual_delivery_time',
  'customer_deadline',
  'create_time',
  'update_time',
] as const satisfies (keyof BillListRecord)[];

/** The columns of a row of an export, of the table `b`: it has no rail. */
export const EXPORT_COLUMNS = COLUMNS.map((column) => `b.${column}`).join(', ');

/** The columns of a row of the list. The rail is more than half of its bytes: nobody on its way reads it. */
export const LIST_COLUMNS = `${EXPORT_COLUMNS}, b.rail::text as rail`;

/** Names by code: looking one up normalises it first. Codes were checked against the table when they were entered. */
const carrierNames = new Map<string, string | null>();
const CACHED_NAMES = 1000;

function carrierName(code: string): string | null {
  let name = carrierNames.get(code);
  if (name === undefined) {
    name = carrierByCode(code)?.name ?? null;
    if (carrierNames.size >= CACHED_NAMES) carrierNames.clear();
    carrierNames.set(code, name);
  }
  return name;
}

function placeFields(code: string | null, name: string | null) {
  const known = placeByCode(code);
  return { code, name: name ?? known?.name ?? null, zone: known?.timeZone ?? null };
}

/** The rail of a record; the column holds what `deriveBill` made. */
export const railOf = ({ rail }: Pick<BillListRecord, 'rail'>): NonNullable<BillRow['rail']> =>
  rail === null ? [] : (JSON.parse(rail) as NonNullable<BillRow['rail']>);

/** The head of a detail, with its rail. */
export const toBillRow = (record: BillListRecord): BillRow => ({ ...toPlainRow(record), rail: railOf(record) });

/** One row of the list as JSON, with its rail as the database wrote it. */
export const billRowJson = (record: BillListRecord): string =>
  `${JSON.stringify(toPlainRow(record)).slice(0, -1)},"rail":${record.rail ?? '[]'}}`;

/** One row without its rail. Times are UTC; the zones to show them in stand beside them. */
export function toPlainRow(record: Omit<BillListRecord, 'rail'>): BillRow & Record<BillFieldName, unknown> {
  const pol = placeFields(record.shown_pol_code, record.pol_name);
  const pod = placeFields(record.shown_pod_code, record.pod_name);
  const pld = placeFields(record.shown_pld_code, record.pld_name);
  return {
    id: record.id,
    referenceNo: record.reference_no,
    referenceType: record.reference_type,
    orderNo: record.order_no,
    deliveryNo: record.delivery_no,
    carrierCode: record.carrier_code,
    carrierName: carrierName(record.carrier_code),
    serviceType: record.service_type,
    dock: record.dock,
    verificationNo: record.verification_no,
    polCode: pol.code,
    polName: pol.name,
    polZone: pol.zone,
    podCode: pod.code,
    podName: pod.name,
    podZone: pod.zone,
    pldCode: pld.code,
    pldName: pld.name,
    pldZone: pld.zone ?? pod.zone,
    customer: record.customer,
    customerService: record.customer_service,
    notificationEmail: record.notification_email,
    remark: record.remark,
    vessel: record.vessel,
    voyage: record.voyage,
    etd: record.etd,
    atd: record.atd,
    eta: record.eta,
    ata: record.ata,
    firstEta: record.first_eta,
    etaPld: record.eta_pld,
    containerNo: record.container_numbers.length > 0 ? record.container_numbers.join(' ') : record.container_no,
    stage: record.stage,
    trackingState: record.tracking_state,
    subscriptionStatus: record.subscription_status,
    failureReason: record.failure_reason,
    exceptionTypes: record.exception_types,
    slipMs: record.slip_ms === null ? null : Number(record.slip_ms),
    signal: record.signal,
    estimatedDeliveryTime: record.estimated_delivery_time,
    deliveryAddress: record.delivery_address,
    actualDeliveryTime: record.actual_delivery_time,
    customerDeadline: record.customer_deadline,
    createTime: record.create_time,
    updateTime: record.update_time,
  };
}
