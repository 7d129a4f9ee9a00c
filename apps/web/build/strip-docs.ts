// Why: the sentences for the API page stand in the declarations of the calls, which browsers load.
import type { Plugin } from 'vite';

const CONTRACT = /[\\/]api-client[\\/]dist[\\/]contract[\\/].*\.js$/;
const DOC = /\bdoc: (?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/g;

/** Empties the `doc` of every declared call of our own contract. `scripts/check-size.mjs` fails when a sentence is left. */
export function stripDocs(): Plugin {
  return {
    name: 'seaberry:strip-docs',
    apply: 'build',
    transform: {
      filter: { id: CONTRACT },
      handler: (code) => ({ code: code.replaceAll(DOC, "doc: ''"), map: null }),
    },
  };
}
