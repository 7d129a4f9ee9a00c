// Two files, so that a page that only reads carries no code for changing.
export { callMutation } from './mutation.js';
export { callQuery, queryKey } from './query.js';
