// Theme, language and frame rules must apply before the first paint, while messages load in parallel with the application.
import { build, type Plugin } from 'vite';

const TAG = '<script type="module" src="/src/boot.ts"></script>';
const PLACE = '<script>/* boot */</script>';
/** Messages of the first page by language: `src/i18n/texts/<locale>.base.ts`. */
const TEXTS = /i18n[\\/]texts[\\/]([a-z-]+)\.base\.ts$/;

/**
 * Inlines the boot script into the page: it is about 3 kB (1.6 kB compressed) and would be a separate request. Servers with a script policy
 * allow it by its hash.
 */
export function inlineBoot(entry: string): Plugin {
  return {
    name: 'seaberry:inline-boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(TAG)) throw new Error(`index.html has no ${TAG} any more: mend build/inline-boot.ts.`);
        return html.replace(TAG, PLACE);
      },
    },
    generateBundle: {
      // After the page was generated.
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return this.error('The build made no index.html.');
        const texts = Object.values(bundle).flatMap((file) => {
          const locale = file.type === 'chunk' ? TEXTS.exec(file.facadeModuleId ?? '')?.[1] : undefined;
          return locale ? [[locale, `/${file.fileName}`] as const] : [];
        });
        const code = await compile(entry, { TEXTS_FILES: JSON.stringify(Object.fromEntries(texts)) });
        page.source = String(page.source).replace(PLACE, () => `<script>${code.replaceAll('</', String.raw`<\/`)}</script>`);
      },
    },
  };
}

async function compile(entry: string, define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [first] = [built].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The boot script could not be built.');
  return chunk.code.trim();
}
