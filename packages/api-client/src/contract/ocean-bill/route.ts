import type { RouteLeg, RoutePosition, RouteStop, ShipmentRoute } from '@seaberry/tracking';
import * as z from 'zod/mini';
import { openEnum } from '../parts.js';
import { placeSchema, transportMode, type Named, type SameKeys } from './shipment.js';

/* The way of a shipment on a map: the types of `@seaberry/tracking`. */
const instant = z.nullable(z.string());
const point = z.tuple([z.number(), z.number()]);

const stopShape = z.looseObject({
  key: z.string(),
  place: placeSchema,
  at: point,
  role: z.string(),
  arrives: instant,
  departs: instant,
  arrived: z.boolean(),
  departed: z.boolean(),
  cancelled: z.optional(z.literal(true)),
});

const legShape = z.looseObject({
  key: z.string(),
  from: z.string(),
  to: z.string(),
  mode: transportMode,
  path: z.array(point),
  passed: z.number(),
  departed: z.boolean(),
  arrived: z.boolean(),
});

const positionShape = z.looseObject({
  at: point,
  course: z.nullable(z.number()),
  on: z.string(),
  source: openEnum(['reported', 'estimated']),
  asOf: z.string(),
  toGoNm: z.nullable(z.number()),
  toGoKm: z.optional(z.number()),
});

const shape = z.looseObject({
  stops: z.array(stopShape),
  legs: z.array(legShape),
  position: z.nullable(positionShape),
  unplaced: z.array(placeSchema),
});

/** Codes stay open in responses, as in `shipmentState`. */
export const shipmentRoute = shape as unknown as z.ZodMiniType<ShipmentRoute, ShipmentRoute>;

// A field added to a type and not to its schema stops the build here.
const same: [
  SameKeys<ShipmentRoute, Named<z.infer<typeof shape>>>,
  SameKeys<RouteStop, Named<z.infer<typeof stopShape>>>,
  SameKeys<RouteLeg, Named<z.infer<typeof legShape>>>,
  SameKeys<RoutePosition, Named<z.infer<typeof positionShape>>>,
] = [true, true, true, true];
void same;
