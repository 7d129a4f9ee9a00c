export { isValidCheck, type IdentifierCheck } from './check.js';
export * from './container.js';
export * from './size-type.js';
export * from './guess.js';
export * from './normalise.js';
export * from './numbers.js';
