import type { PRINT_FIELDS } from '@seaberry/api-client/contract';
import type { Answered } from '@seaberry/api-client/schemas';
import { createFormatters, type Locale } from '@seaberry/i18n';
import type { ContainerState, Milestone, Place } from '@seaberry/tracking';
import { uiWords, wordOf } from '../../ocean-bill/texts.ts';

type Fields = (typeof PRINT_FIELDS)['oceanBill'];
type Row = Record<string, string>;
/** A value for each declared field: a forgotten one does not compile. */
export type PrintValues = Record<Fields['single'][number], string> & {
  [L in keyof Fields['lists']]: Record<Fields['lists'][L][number], string>[];
} & Record<string, string | Row[]>;

interface About {
  company: string;
  /** Wall time and zone of the person who prints. */
  now: string;
  locale: Locale;
}

const placed = (place: Place | null): string => [place?.name, place?.unLocationCode].filter(Boolean).join(' ');
const named = (name: string | null | undefined, code: string | null | undefined): string =>
  name && code && name !== code ? `${name} (${code})` : (name ?? code ?? '');

/** The fields of a bill as texts in the language of the reader; times are local to their place. */
export function billValues({ bill, state }: Answered<'oceanBill', 'detail'>, { company, now, locale }: About): PrintValues {
  const format = createFormatters(locale);
  const words = uiWords(locale);
  const at = (instant: string | null | undefined, zone: string | null | undefined): string =>
    instant ? format.instant(instant, zone ?? null, 'dateTimeLong') : '';
  const day = (date: string | null | undefined): string => (date ? format.instant(`${date}T00:00:00Z`, 'UTC', 'date') : '');
  const zoned = ({ place }: Milestone, instant: string | null): string => at(instant, place?.timeZone);
  const latest = ({ stations }: ContainerState): Milestone | undefined =>
    stations.flatMap(({ milestones }) => milestones).findLast(({ actual }) => actual);
  const lead = state.containers.find(({ number }) => number === state.leadContainer) ?? state.containers[0];
  return {
    company,
    printedAt: `${format.instant(now, 'UTC', 'dateTimeLong')} UTC`,
    referenceNo: bill.referenceNo,
    containerNo: bill.containerNo ?? state.containers.map(({ number }) => number).join(', '),
    orderNo: bill.orderNo ?? '',
    deliveryNo: bill.deliveryNo ?? '',
    carrier: named(bill.carrierName, bill.carrierCode),
    serviceType: bill.serviceType ?? '',
    customer: bill.customer ?? '',
    customerService: bill.customerService ?? '',
    dock: bill.dock ?? '',
    deliveryAddress: bill.deliveryAddress ?? '',
    deliveryDate: day(bill.estimatedDeliveryTime),
    pol: named(bill.polName, bill.polCode),
    pod: named(bill.podName, bill.podCode),
    pld: named(bill.pldName, bill.pldCode),
    vessel: bill.vessel ?? '',
    voyage: bill.voyage ?? '',
    etd: at(bill.etd, bill.polZone),
    atd: at(bill.atd, bill.polZone),
    eta: at(bill.eta, bill.podZone),
    ata: at(bill.ata, bill.podZone),
    status: wordOf(words.trackingStates, bill.trackingState ?? ''),
    remark: bill.remark ?? '',
    containers: state.containers.map((container) => {
      const last = latest(container);
      return {
        no: container.number,
        size: container.isoCode ?? '',
        seal: container.seals.join(', '),
        status: container.stage ? wordOf(words.stages, container.stage) : '',
        place: placed(last?.place ?? null),
        time: last ? zoned(last, last.actual) : '',
      };
    }),
    milestones: (lead?.stations ?? []).flatMap(({ milestones }) =>
      milestones.map((one) => ({
        name: wordOf(words.stages, one.stage),
        place: placed(one.place),
        planned: zoned(one, one.planned),
        actual: zoned(one, one.actual),
      })),
    ),
  };
}
