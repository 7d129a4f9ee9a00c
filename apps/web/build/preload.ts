import type { HtmlTagDescriptor, Plugin } from 'vite';

const MAIN = /src\/main\.tsx$/;

/**
 * Lets the browser fetch the application beside the boot script instead of after it. The typeface waits for it: see `typeface.ts`.
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
        // What it imports (the bundler's helpers) would be known only when it has come; the boot script the page has already.
        const scripts = main?.type === 'chunk' ? [main.fileName, ...main.imports] : [];
        const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });
        const known = (file: string) => html.includes(`/${file}"`);
        return {
          html: html.replace('<script type="module"', '<script type="module" blocking="render"'),
          tags: scripts.filter((file) => !known(file)).map((file) => link({ rel: 'modulepreload', crossorigin: true, href: `/${file}` })),
        };
      },
    },
  };
}
