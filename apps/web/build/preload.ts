import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The face of Latin text; Chinese comes from the system. */
const FONT = /inter-latin-wght-normal.*\.woff2$/;
const MAIN = /src\/main\.tsx$/;

/**
 * Lets the browser fetch the application beside the boot script instead of after it, and the font beside the styles.
 * The boot script itself blocks the first paint: it sets theme and language, and is about 1 kB.
 */
export function preload(): Plugin {
  return {
    name: 'seaberry:preload',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {});
        const main = files.find((file) => file.type === 'chunk' && file.moduleIds.some((id) => MAIN.test(id)));
        // What it imports is the boot script, which the page has already.
        const scripts = main ? [main.fileName] : [];
        const font = files.find((file) => file.type === 'asset' && FONT.test(file.fileName));
        const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });
        const known = (file: string) => html.includes(`/${file}"`);
        return {
          html: html.replace('<script type="module"', '<script type="module" blocking="render"'),
          tags: [
            ...(font ? [link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font.fileName}` })] : []),
            ...scripts.filter((file) => !known(file)).map((file) => link({ rel: 'modulepreload', crossorigin: true, href: `/${file}` })),
          ],
        };
      },
    },
  };
}
