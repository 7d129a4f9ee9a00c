export * from './bind.js';
