export { routeOfAirShipment } from './air-route.js';
export { coordinatesOf, pointOf } from './places.js';
export { seaRoute } from './sea-route.js';
export { routeOfShipment, type RouteOptions } from './shipment-route.js';
export { courseOf, distanceNm, greatCircle, lengthNm, pointAlong } from './sphere.js';
