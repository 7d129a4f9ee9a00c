import type { Place } from './events.js';
import type { Instant, TransportMode } from './codes.js';
import type { Station } from './journey.js';

/** A point on the earth in degrees of WGS 84, as in GeoJSON. A longitude beyond ±180 continues a line over the date line. */
export type GeoPoint = readonly [longitude: number, latitude: number];

/** A place of a shipment on the map. */
export interface RouteStop {
  /** Key of the station. */
  key: string;
  place: Place;
  at: GeoPoint;
  role: Station['role'];
  /** When it is reported to have come here, or is expected; null at the beginning, and when no one has said. */
  arrives: Instant | null;
  /** When it is reported to have left, or is expected to leave; null at the end, and when no one has said. */
  departs: Instant | null;
  arrived: boolean;
  departed: boolean;
  /** The booking was cancelled before the cargo came here. */
  cancelled?: true;
}

/** A passage on the map. */
export interface RouteLeg {
  key: string;
  /** Keys of its stops. */
  from: string;
  to: string;
  mode: TransportMode | null;
  /** The way, along sea lanes or the shortest over land; no vessel reported it. */
  path: readonly GeoPoint[];
  /** Number of points of the path that are behind the shipment. */
  passed: number;
  departed: boolean;
  arrived: boolean;
}

/** Where a shipment is. */
export interface RoutePosition {
  at: GeoPoint;
  /** Direction of travel in degrees clockwise from north; null at a stop. */
  course: number | null;
  /** Key of the passage that it is on, or of the stop where it is. */
  on: string;
  /** `reported` at a place; `estimated` from departure, expected arrival and the usual way. */
  source: 'reported' | 'estimated';
  /** Time of the report, or for which it was estimated. */
  asOf: Instant;
  /** Length of the way by sea and air from here to the last stop, in nautical miles; null where nothing has been heard for long, and after the end. */
  toGoNm: number | null;
  /** Length of the way by land, in kilometres; absent without any, and where `toGoNm` is null. */
  toGoKm?: number;
}

/** The way of a shipment on a map. */
export interface ShipmentRoute {
  /** In the order of travel. */
  stops: readonly RouteStop[];
  legs: readonly RouteLeg[];
  /** Null when nothing says where it is. */
  position: RoutePosition | null;
  /** Places of the journey without known coordinates. */
  unplaced: readonly Place[];
}
