import { bill, type DerivedIn } from '@seaberry/api-client/contract';
import type { Answered } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { carrierByCode, type Carrier, type Outlook, type Signal } from '@seaberry/tracking';
import type { FieldRecord } from '../../db/entity/columns.ts';
import { inStatement } from '../../db/entity/statement.ts';
import { oceanBill } from '../../db/schema/tracking.ts';
import { Cache } from '../../ports/cache.ts';
import { ASIDE_SHOWN, PLAIN_SIGNAL } from '../order/aside/rules.ts';
import { inLanguage, placeByCode } from '../place/catalogue.ts';
import { uiWords } from './texts.ts';

/** A row of the list in the form of the contract. */
export type BillRow = Answered<'oceanBill', 'page'>['items'][number];

/** Places as the list shows them: as the carrier names them, else as entered. */
const columns = { polCode: 'shownPolCode', podCode: 'shownPodCode', pldCode: 'shownPldCode' } as const;

/** The entered name of a place, where the entered place is the one that is shown; a name without a code is that of the shown place. */
const nameOfShown = (port: 'pol' | 'pod' | 'pld'): string =>
  `case when b.${port}_code is null or b.${port}_code = b.shown_${port}_code then b.${port}_name end`;

/** Entered places beside which others are shown, as JSON; null where there are none. */
const ENTERED_BESIDE = `nullif(jsonb_strip_nulls(jsonb_build_object(${(['pol', 'pod', 'pld'] as const)
  .flatMap((port) =>
    ['code', 'name'].map(
      (part) =>
        `'${port}${part === 'code' ? 'Code' : 'Name'}', case when b.${port}_code <> b.shown_${port}_code then b.${port}_${part} end`,
    ),
  )
  .join(', ')})), '{}')::text`;

/** The bill in statements over `ocean_bill b`. Sorting by state or stage follows the journey. */
export const BILL = inStatement(bill, oceanBill, {
  alias: 'b',
  columns,
  extra: {
    // The signal as derived, whether the bill is aside or not.
    signal: PLAIN_SIGNAL,
    ownerName: 'seaberry.person_name(b.owner_id)',
    containerNo: `case when cardinality(b.container_numbers) > 0 then array_to_string(b.container_numbers, ' ') else b.container_no end`,
    polName: nameOfShown('pol'),
    podName: nameOfShown('pod'),
    pldName: nameOfShown('pld'),
  },
  sortedBy: { stage: 'stageOrder', trackingState: 'stateOrder' },
});

type Computed = 'containerNo' | 'signal' | 'ownerName' | 'polName' | 'podName' | 'pldName';
export type PlainRecord = FieldRecord<typeof bill, typeof oceanBill, Computed, typeof columns>;

/**
 * Record of the list; never the column `state`, which PostgreSQL stores apart from the row (TOAST). The last six are JSON text, which the
 * list in English passes on unparsed.
 */
export type BillListRecord = PlainRecord & {
  rail: string | null;
  outlook: string | null;
  topSignal: string | null;
  anomalies: string | null;
  entered: string | null;
  aside: string | null;
};

/** The columns of a row of the list. Rail and outlook are most of its bytes, so they are read as text and parsed only where needed. */
export const LIST_COLUMNS = `${BILL.select}, b.rail::text as rail, b.outlook::text as outlook, b.top_signal::text as "topSignal", b.anomalies::text as anomalies, ${ENTERED_BESIDE} as entered, (${ASIDE_SHOWN})::text as aside`;

/** Carriers by code, cached because a look-up normalises the code. */
export const carriers = new Cache<Carrier | null>({ prefix: 'carrier', limit: 1000, show: (carrier) => carrier });

export function carrierName(code: string, locale: Locale): string | null {
  let carrier = carriers.get(code);
  if (carrier === undefined) {
    carrier = carrierByCode(code);
    carriers.set(code, carrier);
  }
  return carrier && (uiWords(locale).carriers[carrier.code] ?? carrier.name);
}

/** The rail of a record; `deriveBill` made the column. */
const railOf = ({ rail }: Pick<BillListRecord, 'rail'>): NonNullable<BillRow['rail']> =>
  rail === null ? [] : (JSON.parse(rail) as NonNullable<BillRow['rail']>);

/** One row with its rail and its outlook: head of a detail, row of an export, row of the list in another language than English. */
export const toBillRow = (record: BillListRecord, locale: Locale): BillRow => ({
  ...toPlainRow(record, locale),
  rail: inLanguage(railOf(record), locale),
  outlook: record.outlook === null ? null : inLanguage(JSON.parse(record.outlook) as Outlook, locale),
  topSignal: record.topSignal === null ? null : inLanguage(JSON.parse(record.topSignal) as Signal, locale),
  anomalies: record.anomalies === null ? null : (JSON.parse(record.anomalies) as BillRow['anomalies']),
  entered: record.entered === null ? null : (JSON.parse(record.entered) as Record<string, string>),
  aside: record.aside === null ? null : (JSON.parse(record.aside) as BillRow['aside']),
});

/** One row of the list as JSON. In English rail and outlook are as the database wrote them; other languages rename the places in them. */
export const billRowJson = (record: BillListRecord, locale: Locale): string =>
  locale === 'en' ? englishRowJson(record) : JSON.stringify(toBillRow(record, locale));

const englishRowJson = (record: BillListRecord): string =>
  `${JSON.stringify(toPlainRow(record, 'en')).slice(0, -1)},"rail":${record.rail ?? '[]'},"outlook":${record.outlook ?? 'null'},"topSignal":${record.topSignal ?? 'null'},"anomalies":${record.anomalies ?? 'null'},"entered":${record.entered ?? 'null'},"aside":${record.aside ?? 'null'}}`;

/** One row without its rail. Times are UTC, with the zones to show them in. */
export function toPlainRow(record: PlainRecord, locale: Locale): BillRow {
  const [pol, pod, pld] = [record.polCode, record.podCode, record.pldCode].map((code) => placeByCode(code, locale));
  const derived: Record<DerivedIn<(typeof bill)['fields']>, string | null> = {
    carrierName: carrierName(record.carrierCode, locale),
    polZone: pol?.timeZone ?? null,
    podZone: pod?.timeZone ?? null,
    pldZone: pld?.timeZone ?? pod?.timeZone ?? null,
  };
  const names = {
    polName: record.polName ?? pol?.name ?? null,
    podName: record.podName ?? pod?.name ?? null,
    pldName: record.pldName ?? pld?.name ?? null,
  };
  return {
    ...record,
    ...derived,
    ...names,
    rail: undefined,
    outlook: undefined,
    topSignal: undefined,
    anomalies: undefined,
    entered: undefined,
    aside: undefined,
  };
}
