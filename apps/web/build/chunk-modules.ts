// The size check needs the contents of each chunk, which the manifest lacks.
import { relative } from 'node:path';

import type { Plugin } from 'vite';

/** Writes the modules of each chunk beside the manifest, for `scripts/check-size.mjs`. Paths are relative to the repository. */
export function chunkModules(root: string): Plugin {
  return {
    name: 'seaberry:chunk-modules',
    apply: 'build',
    generateBundle: {
      // After empty facade chunks were dropped.
      order: 'post',
      handler(_options, bundle) {
        const modules = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.moduleIds.map((id) => relative(root, id.replaceAll('\0', '')))] as const] : [],
        );
        this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(Object.fromEntries(modules)) });
      },
    },
  };
}
