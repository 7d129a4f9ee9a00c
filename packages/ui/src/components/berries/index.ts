export { Berries, type BerriesProps } from './berries.js';
