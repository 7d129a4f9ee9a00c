export * from './lookup.js';
export * from './table.js';
