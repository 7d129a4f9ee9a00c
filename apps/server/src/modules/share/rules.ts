import { createHash, randomBytes } from 'node:crypto';
import type { SharedPart } from '@seaberry/api-client/contract';
import type { AirShipmentState, ContainerState, Milestone, ShipmentState, Stage, Station } from '@seaberry/tracking';
import type { Seal } from '../auth/factors/seal/rules.ts';

/** 32 random bytes: no link can be found by trying. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Validity of a pass, in wall ms. */
const PASS_MS = 3_600_000;
const PASS = 'pass of a share link';

interface PassedLink {
  id: string;
  passwordHash: string | null;
}

/** A change of the password ends the passes of a link. */
const lockOf = ({ passwordHash }: PassedLink): string => (passwordHash === null ? '' : hashOf(passwordHash).slice(0, 32));

/** Proof that a visitor has opened a link, encrypted with the secret of the installation. */
export const passOf = (seal: Seal, link: PassedLink, now: number): string =>
  seal.close([link.id, String(now + PASS_MS), lockOf(link)].join(' '), PASS);

/** Id of the link that a pass is for; null for an expired or altered one. */
export function linkOfPass(seal: Seal, pass: string, now: number): { id: string; lock: string } | null {
  const [id = '', until, lock = ''] = seal.open(pass, PASS)?.split(' ') ?? [];
  return id !== '' && Number(until) > now ? { id, lock } : null;
}

export const fits = (lock: string, link: PassedLink): boolean => lock === lockOf(link);

/** A milestone without the ids of its events and its earlier estimates. */
const publicMilestone = <S extends Stage>(milestone: Milestone<S>): Milestone<S> => ({ ...milestone, history: [], eventIds: [] });

const publicStation = <S extends Stage>(station: Station<S>): Station<S> => ({
  ...station,
  milestones: station.milestones.map(publicMilestone),
});

/** A container with what the link shows of it. */
const publicContainer = (container: ContainerState, shows: ReadonlySet<SharedPart>): ContainerState => ({
  ...container,
  ...(shows.has('containers') ? {} : { number: '', isoCode: null, seals: [] }),
  stations: shows.has('timeline') ? container.stations.map(publicStation) : [],
  legs: shows.has('timeline') ? container.legs : [],
  anomalies: [],
  notes: [],
});

/** The containers that a visitor sees: without their numbers it is the journey of one of them. */
function publicContainers({ containers, leadContainer }: ShipmentState, shows: ReadonlySet<SharedPart>): ContainerState[] {
  const lead = containers.filter(({ number }) => number === leadContainer);
  const seen = shows.has('containers') ? containers : shows.has('timeline') ? [...lead, ...containers].slice(0, 1) : [];
  return seen.map((container) => publicContainer(container, shows));
}

/** The state of an ocean shipment with what a link shows: no findings for the staff, no ids of events. */
export const publicState = (state: ShipmentState, shows: ReadonlySet<SharedPart>): ShipmentState => ({
  ...state,
  explanation: null,
  etaHistory: [],
  containers: publicContainers(state, shows),
  leadContainer: shows.has('containers') ? state.leadContainer : null,
  anomalies: [],
  signals: [],
  foreignEventIds: [],
});

/** The same for an air shipment. */
export const publicAirState = (state: AirShipmentState, shows: ReadonlySet<SharedPart>): AirShipmentState => ({
  ...state,
  stations: shows.has('timeline') ? state.stations.map(publicStation) : [],
  legs: shows.has('timeline') ? state.legs : [],
  etaHistory: [],
  discrepancies: [],
  notes: [],
  foreignEventIds: [],
});
