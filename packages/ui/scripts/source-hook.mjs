import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

// Node runs TypeScript but does not map `./x.js` to `./x.ts`, which is how sources import each other here.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL) {
      const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(source)) return next(source.href, context);
    }
    return next(specifier, context);
  },
});
