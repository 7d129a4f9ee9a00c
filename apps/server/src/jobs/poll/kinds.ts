import { airWaybills } from '../../modules/air-waybill/polled/service.ts';
import { oceanBills } from '../../modules/ocean-bill/polled/service.ts';
import type { PolledKind } from './kind.ts';

/** Every kind of order that carriers are polled for. */
export const KINDS: readonly PolledKind[] = [oceanBills, airWaybills];

/** Lane of a carrier: its code, with the prefix of the kind. */
export const laneOf = ({ prefix }: PolledKind, carrierCode: string): string => `${prefix}${carrierCode}`;

const PREFIXED = KINDS.filter(({ prefix }) => prefix !== '');

export const kindOfLane = (lane: string): PolledKind => PREFIXED.find(({ prefix }) => lane.startsWith(prefix)) ?? oceanBills;

/** Codes of the carriers of a kind among some lanes. */
export const codesIn = (kind: PolledKind, lanes: readonly string[]): string[] =>
  lanes.filter((lane) => kindOfLane(lane) === kind).map((lane) => lane.slice(kind.prefix.length));
