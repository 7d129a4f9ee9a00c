export * from './airlines.js';
export * from './free-days.js';
export * from './lookup.js';
export * from './table.js';
export * from './service-types.js';
