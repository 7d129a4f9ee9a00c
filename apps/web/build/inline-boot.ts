// Why: theme, language and frame rules must hold before the first paint, and the texts travel beside the application.
import { build, type Plugin } from 'vite';

const TAG = '<script type="module" src="/src/boot.ts"></script>';
const PLACE = '<script>/* boot */</script>';
/** Texts of the first page by language: `src/i18n/texts/<locale>.base.ts`. */
const TEXTS = /i18n[\\/]texts[\\/]([a-z-]+)\.base\.ts$/;

/**
 * Puts the boot script into the page itself: it is about 1 kB and would be a request of its own.
 * A server that allows only known scripts allows it by its hash.
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
      // After the page itself was made.
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
