import type { HtmlTagDescriptor, Plugin } from 'vite';

const MAIN = /src\/main\.tsx$/;

/**
 * Lets the browser fetch what the application imports beside it instead of after it. The typeface waits for it: see `typeface.ts`.
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
        // What it imports (the bundler's helpers) would be known only when it has come; the application itself the page names.
        const scripts = main?.type === 'chunk' ? [main.fileName, ...main.imports] : [];
        const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });
        const known = (file: string) => html.includes(`/${file}"`);
        return scripts.filter((file) => !known(file)).map((file) => link({ rel: 'modulepreload', crossorigin: true, href: `/${file}` }));
      },
    },
  };
}
