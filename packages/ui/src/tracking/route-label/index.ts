export { RouteLabel, type RouteLabelProps, type RoutePlace } from './route-label.js';
