export { RailDetail, type RailDetailProps } from './rail-detail.js';
