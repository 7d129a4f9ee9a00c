import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { withoutLayers } from './without-layers.mjs';

/*
 * The two published style sheets, from the compiled one. `styles.layer.css` keeps the cascade layers. `styles.css` has the same rules in
 * the same order without layers: nearly all have the specificity of one class, so their order decides as the layers do, and element resets of a host lose.
 */

const dist = join(dirname(fileURLToPath(import.meta.url)), '../dist');
const layered = join(dist, 'styles.layer.css');

// Tailwind's variables are registered for the whole page: under their own names those of a host's Tailwind would be ours.
const css = readFileSync(layered, 'utf8').replaceAll(/(?<!-sb)--tw-/g, '--sb-tw-');
writeFileSync(layered, css);
writeFileSync(join(dist, 'styles.css'), withoutLayers(css));
