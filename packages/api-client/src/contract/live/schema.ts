import { none, nothing } from '../parts.js';

export const schemas = { stream: { input: nothing, result: none } };
