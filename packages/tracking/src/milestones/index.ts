export { barePlace } from './timeline.js';
