// Two files, so that pages without mutations do not load their code.
export { callMutation } from './mutation.js';
export { callQuery, queryKey, type QueryController } from './query.js';
