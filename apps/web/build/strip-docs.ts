import type { Plugin } from 'vite';

const CONTRACT = /[\\/]api-client[\\/]dist[\\/]contract[\\/](sys|account|ocean-bill)\.js$/;

/** Takes the sentences for the API page out of the contract: a browser needs paths and permissions only. */
export function stripDocs(): Plugin {
  return {
    name: 'seaberry:strip-docs',
    apply: 'build',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null;
      return { code: code.replace(/\bdoc: "(?:[^"\\]|\\.)*"/g, 'doc: ""'), map: null };
    },
  };
}
