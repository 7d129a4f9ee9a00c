import type { Answered } from '@seaberry/api-client/schemas';
import { carrierByCode, compactRail, computeIso6346CheckDigit, shipmentFromDcsa } from '@seaberry/tracking';
import { timeZoneOf } from '@seaberry/tracking/zones';

import { bills, lateBill } from './bill-answers.ts';

type Row = Answered<'oceanBill', 'page'>['items'][number];
type Port = readonly [code: string, name: string];

const NOW = '2026-11-21T08:00:00Z';
const DAY_MS = 86_400_000;

const SHANGHAI: Port = ['CNSHA', 'Shanghai'];
const NINGBO: Port = ['CNNGB', 'Ningbo'];
const YANTIAN: Port = ['CNYTN', 'Yantian'];

interface Sample {
  referenceNo: string;
  carrierCode: string;
  vessel: string;
  voyage: string;
  pol: Port;
  pod: Port;
  /** Planned day of departure, and the days at sea. */
  departs: string;
  days: number;
  /** Days by which the ship is later than its plan. */
  late?: number;
  owner: string;
  customer: string;
}

const sample = (
  [referenceNo, carrierCode, owner]: readonly [bill: string, carrier: string, owner: string],
  [vessel, voyage]: readonly [ship: string, voyage: string],
  [pol, pod, days]: readonly [pol: Port, pod: Port, days: number],
  [departs, late = 0]: readonly [departs: string, late?: number],
  customer: string,
): Sample => ({ referenceNo, carrierCode, vessel, voyage, pol, pod, departs, days, late, owner, customer });

const SAMPLES: readonly Sample[] = [
  sample(['MEDUUH874267', 'MSCU', 'MEDU'], ['MSC Oscar', '443W'], [NINGBO, ['GBFXT', 'Felixstowe'], 39], ['2026-10-28'], 'Harbour & Finch Ltd.'),
  sample(['ONEYSZPE24875184', 'ONEY', 'ONEU'], ['ONE Apus', '062E'], [YANTIAN, ['USLAX', 'Los Angeles'], 16], ['2026-11-10'], 'Redwood Outdoor LLC'),
  sample(['HLCUTA1261876101', 'HLCU', 'HLBU'], ['Berlin Express', '042W'], [['CNTAO', 'Qingdao'], ['DEHAM', 'Hamburg'], 42], ['2026-11-01', 2], 'Rheintal Maschinen AG'),
  sample(['ZIMUSNH1187340', 'ZIMU', 'ZCSU'], ['ZIM Sammy Ofer', '018E'], [YANTIAN, ['USSAV', 'Savannah'], 32], ['2026-10-26', -2], 'Lakeshore Tools Inc.'),
  sample(['CMDUXMN1420963', 'CMDU', 'CMAU'], ['CMA CGM Jacques Saade', '019W'], [['CNXMN', 'Xiamen'], ['FRLEH', 'Le Havre'], 38], ['2026-10-20'], 'Atelier du Rhône SAS'),
  sample(['EGLV003400187652', 'EGLV', 'EGHU'], ['Ever Ace', '033W'], [['TWKHH', 'Kaohsiung'], ['NLRTM', 'Rotterdam'], 40], ['2026-10-30', 3], 'Van der Meer Import B.V.'),
  sample(['YMJAW240018733', 'YMLU', 'YMMU'], ['YM Wondrous', '027E'], [['KRPUS', 'Busan'], ['USTIW', 'Tacoma'], 12], ['2026-11-14'], 'Bright Kids Toys Corp.'),
  sample(['HDMUNBO24118736', 'HDMU', 'HMMU'], ['HMM Algeciras', '021W'], [NINGBO, ['DEHAM', 'Hamburg'], 40], ['2026-10-22'], 'Rheintal Maschinen AG'),
  sample(['MAEU229441807', 'MAEU', 'MSKU'], ['Maersk Essen', '446W'], [SHANGHAI, ['DEBRV', 'Bremerhaven'], 41], ['2026-11-05', 1.5], 'Delta Fietsen B.V.'),
  sample(['OOLU2741880360', 'OOLU', 'OOLU'], ['OOCL Hong Kong', '038W'], [SHANGHAI, ['GBFXT', 'Felixstowe'], 36], ['2026-11-08'], 'Harbour & Finch Ltd.'),
  sample(['ONEYSZPE24901176', 'ONEY', 'ONEU'], ['ONE Innovation', '009E'], [YANTIAN, ['USLAX', 'Los Angeles'], 16], ['2026-11-03'], 'Bright Kids Toys Corp.'),
  sample(['MEDUUH902418', 'MSCU', 'MEDU'], ['MSC Gülsün', '447W'], [NINGBO, ['GBFXT', 'Felixstowe'], 39], ['2026-11-24'], 'Lakeshore Tools Inc.'),
  sample(['MAEU230118452', 'MAEU', 'MSKU'], ['Maersk Eindhoven', '449W'], [SHANGHAI, ['DEBRV', 'Bremerhaven'], 41], ['2026-11-27'], 'Van der Meer Import B.V.'),
  sample(['HLCUTA1262003847', 'HLCU', 'HLBU'], ['Berlin Express', '043W'], [['CNTAO', 'Qingdao'], ['DEHAM', 'Hamburg'], 42], ['2027-01-14'], 'Atelier du Rhône SAS'),
]; // prettier-ignore

function containerOf(owner: string, serial: number): string {
  const body = `${owner}${serial}`;
  return `${body}${computeIso6346CheckDigit(body) ?? ''}`;
}

/** Carrier response of a direct journey: what has happened by now, and what is planned and expected. */
function answerOf(one: Sample, container: string): object[] {
  const planned = Date.parse(`${one.departs}T12:00:00Z`);
  const [departs, lands] = [planned + Math.max(one.late ?? 0, 0) * (DAY_MS / 2), planned + (one.days + (one.late ?? 0)) * DAY_MS];
  const at = (time: number): string => new Date(time).toISOString();
  const passed = (time: number): boolean => time < Date.parse(NOW);
  const event = (code: string, classifier: string, time: number, [place, name]: Port, stated: number): object => {
    const transport = code === 'DEPA' || code === 'ARRI';
    const vessel = { vesselName: one.vessel };
    return {
      eventID: `${one.referenceNo}-${code}-${classifier}-${place}`,
      eventType: transport ? 'TRANSPORT' : 'EQUIPMENT',
      eventClassifierCode: classifier,
      eventDateTime: at(time),
      eventCreatedDateTime: at(stated),
      ...(transport
        ? { transportEventTypeCode: code }
        : { equipmentEventTypeCode: code, equipmentReference: container, ISOEquipmentCode: '45G1', emptyIndicatorCode: 'LADEN' }),
      transportCall: {
        modeOfTransport: code === 'GTIN' ? 'TRUCK' : 'VESSEL',
        exportVoyageNumber: one.voyage,
        importVoyageNumber: one.voyage,
        UNLocationCode: place,
        facilityTypeCode: 'POTE',
        location: { locationName: name },
        vessel,
      },
    };
  };
  const booked = planned - 12 * DAY_MS;
  const done = (code: string, time: number, port: Port): object[] => (passed(time) ? [event(code, 'ACT', time, port, time)] : []);
  const heard = Date.parse('2026-11-20T06:10:00Z');
  return [
    ...done('GTIN', planned - 3 * DAY_MS, one.pol),
    event('DEPA', 'PLN', planned, one.pol, Math.min(booked, heard)),
    ...done('LOAD', departs - DAY_MS, one.pol),
    ...done('DEPA', departs, one.pol),
    event('ARRI', 'PLN', planned + one.days * DAY_MS, one.pod, Math.min(booked, heard)),
    ...(passed(lands) ? [] : [event('ARRI', 'EST', lands, one.pod, heard)]),
    ...done('ARRI', lands, one.pod),
    ...done('DISC', lands + DAY_MS / 2, one.pod),
  ];
}

function billOf(one: Sample, at: number): Row {
  const containerNo = containerOf(one.owner, 412_300 + at * 1_117);
  const state = shipmentFromDcsa(answerOf(one, containerNo), { asOf: NOW, timeZoneOf });
  const { outlook } = state;
  const late = outlook.kind === 'late';
  return {
    ...lateBill,
    id: String(at + 11),
    referenceNo: one.referenceNo,
    orderNo: `PO-26-${11_310 + at * 37}`,
    carrierCode: one.carrierCode,
    carrierName: carrierByCode(one.carrierCode)?.name ?? one.carrierCode,
    customer: one.customer,
    polCode: one.pol[0],
    polName: one.pol[1],
    polZone: timeZoneOf(one.pol[0]),
    podCode: one.pod[0],
    podName: one.pod[1],
    podZone: timeZoneOf(one.pod[0]),
    vessel: one.vessel,
    voyage: one.voyage,
    containerNo,
    etd: state.etd,
    atd: state.atd,
    eta: state.eta,
    firstEta: state.firstEta,
    stage: state.stage,
    trackingState: state.trackingState,
    exceptionTypes: late ? ['podArrival'] : [],
    slipMs: outlook.slipMs,
    signal: late ? 'attention' : null,
    rail: compactRail(state, { named: true }).nodes.map((node) => ({ ...node })),
    outlook,
  };
}

/** As many bills as fill a window of 1440 × 900: those of `bills`, and one of each ship of the sample data. */
export const fullPage: readonly Row[] = [...bills, ...SAMPLES.map(billOf)];

const countOf = (matches: (row: Row) => boolean): number => fullPage.filter(matches).length;

/** Counters that agree with the page. */
export const fullCounts: Answered<'oceanBill', 'statusCount'> = {
  all: fullPage.length,
  unshipped: countOf(({ trackingState }) => trackingState === 'unshipped'),
  tracking: countOf(({ trackingState }) => trackingState === 'tracking'),
  ended: countOf(({ trackingState }) => trackingState === 'ended'),
  failed: countOf(({ trackingState }) => trackingState === 'failed'),
  attention: countOf(({ signal }) => signal === 'attention'),
  late: countOf(({ outlook }) => outlook?.kind === 'late'),
  early: countOf(({ outlook }) => outlook?.kind === 'early'),
  aside: 0,
};
