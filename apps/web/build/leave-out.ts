import type { Plugin } from 'vite';

interface LeftOut {
  /** Module that imports the part. */
  from: RegExp;
  /** The import as it stands there. */
  part: string;
  /** What stands in its place. */
  instead: string;
}

/** A router without scroll restoration and without fragments (routes stand in the hash): a new page begins at its top. */
const SCROLL_TO_TOP = `export function setupScrollRestoration(router) {
  const scroll = router._scroll;
  if (scroll.r) return;
  scroll.r = true;
  router.subscribe('onRendered', () => {
    const reset = scroll.n;
    scroll.n = true;
    scroll.h = false;
    if (reset) scrollTo({ top: 0, left: 0 });
  });
}`;

/** A drawing with the attributes that the library gives it, which has no context for the icons below it and no ways to thin lines. */
const ICON = `import { createElement, forwardRef } from 'react';
const meant = ([name, value]) => value != null && (name.startsWith('aria-') || name === 'role' || name === 'title');
export default function createIcon({ name, aliases = [], size, node }) {
  const names = ['lucide', ...[name, ...aliases].map((each) => 'lucide-' + each)].join(' ');
  return forwardRef(({ className, size: side = 24, color = 'currentColor', strokeWidth = 2, children, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref, xmlns: 'http://www.w3.org/2000/svg', width: side, height: side, viewBox: '0 0 ' + size + ' ' + size, fill: 'none',
        stroke: color, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round', className: className ? names + ' ' + className : names,
        'aria-hidden': children || Object.entries(rest).some(meant) ? undefined : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    ));
}`;

/**
 * Parts that a library imports for a feature which this app does not use, so that tree-shaking cannot drop them from the sign-in
 * page. Each import is named with the module it stands in: the same part imported by anyone else is the real one.
 */
const PARTS: readonly LeftOut[] = [
  // `Route.Link`; the app's links are plain anchors, and `Link` itself stays importable.
  { from: /react-router[\\/]dist[\\/]esm[\\/]route\.js$/, part: './link.js', instead: 'export const Link = "a";' },
  { from: /router-core[\\/]dist[\\/]esm[\\/]router\.js$/, part: './scroll-restoration.js', instead: SCROLL_TO_TOP },
  // The router's own reading of the search; `router.ts` brings ours.
  {
    from: /router-core[\\/]dist[\\/]esm[\\/]router\.js$/,
    part: './searchParams.js',
    instead: 'export const defaultParseSearch = undefined, defaultStringifySearch = undefined;',
  },
  // Infinite queries: no call of the contract is one. Whoever needs them takes this line away.
  {
    from: /query-core[\\/]build[\\/]modern[\\/]query\.js$/,
    part: './infiniteQueryBehavior.js',
    instead: 'export function infiniteQueryBehavior() { throw new Error("Infinite queries are left out: see build/leave-out.ts."); }',
  },
  { from: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/, part: '../createLucideIcon.mjs', instead: ICON },
];

const NAME = '\0seaberry:left-out/';

/** Leaves out what stands in {@link PARTS}. The build fails when a library no longer has one of them. */
export function leaveOut(): Plugin {
  const met = new Set<number>();
  return {
    name: 'seaberry:leave-out',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => met.clear(),
    resolveId(source, importer) {
      const index = PARTS.findIndex(({ from, part }) => source === part && importer !== undefined && from.test(importer));
      if (index < 0) return null;
      met.add(index);
      return { id: `${NAME}${index}`, moduleSideEffects: false };
    },
    load: (id) => (id.startsWith(NAME) ? (PARTS[Number(id.slice(NAME.length))]?.instead ?? null) : null),
    buildEnd(error) {
      const gone = PARTS.filter((_, index) => !met.has(index)).map(({ part, from }) => `${part} in ${from.source}`);
      if (!error && gone.length > 0) this.error(`Nothing imports ${gone.join(', ')} any more: mend build/leave-out.ts.`);
    },
  };
}
