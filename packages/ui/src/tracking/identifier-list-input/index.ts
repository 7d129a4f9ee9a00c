export { IdentifierListInput, type IdentifierListInputProps } from './identifier-list-input.js';
export type { ListedIdentifier } from './identifier-list-input.logic.js';
