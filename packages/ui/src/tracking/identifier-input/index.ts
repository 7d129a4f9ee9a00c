export { IdentifierInput, type IdentifierInputProps } from './identifier-input.js';
export type { IdentifierKind } from './identifier-input.logic.js';
