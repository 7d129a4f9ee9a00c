import type { Plugin } from 'vite';

/** What the boot script takes out of an entry of the library: that part's own module stands beside the entry's. */
const TAKEN = { by: /web[\\/]src[\\/]shared[\\/]document\.ts$/, from: '@seaberry/ui/ui-provider', module: 'appearance.js' } as const;

/**
 * Leads an import of the boot script past the entry that passes it on: the entry imports React, and the boot script blocks the
 * first paint. The build fails when the library no longer has the module.
 */
export function bootImports(): Plugin {
  return {
    name: 'seaberry:boot-imports',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== TAKEN.from || importer === undefined || !TAKEN.by.test(importer)) return null;
      const entry = await this.resolve(source, importer, { skipSelf: true });
      const module = entry && (await this.resolve(entry.id.replace(/[^\\/]+$/, TAKEN.module), importer, { skipSelf: true }));
      return module ?? this.error(`"${TAKEN.from}" has no ${TAKEN.module} beside it any more: mend build/boot-imports.ts.`);
    },
  };
}
