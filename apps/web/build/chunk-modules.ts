// Why: the size check needs to know what lies in a chunk, which the manifest does not say.
import { relative } from 'node:path';

import type { Plugin } from 'vite';

/** Writes which module lies in which chunk beside the manifest, for `scripts/check-size.mjs`. Paths are relative to the repository. */
export function chunkModules(root: string): Plugin {
  return {
    name: 'seaberry:chunk-modules',
    apply: 'build',
    generateBundle: {
      // After chunks that only pass on were dropped.
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
