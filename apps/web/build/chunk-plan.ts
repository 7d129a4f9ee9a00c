import type { Plugin, Rollup } from 'vite';

type ModuleGraph = Pick<Rollup.PluginContext, 'getModuleInfo'>;

/** The icon library's index: it names a thousand modules of which a page uses a few. */
const ICON_INDEX = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.[cm]?js$/;

/** Modules that these ones import statically, and they themselves; of the icons only those that are named. */
function closure(graph: ModuleGraph, roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const icons = new Set<string>();
  const queue = [...roots];
  let index: string | undefined;
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = graph.getModuleInfo(id);
    if (ICON_INDEX.test(id)) index = id;
    else queue.push(...(info?.importedIds ?? []));
    for (const name of iconNames(info?.code ?? '')) icons.add(name);
  }
  if (index === undefined) return found;
  const files = iconFiles(graph.getModuleInfo(index)?.code ?? '');
  const drawn = [...icons].flatMap((name) => files.get(name) ?? []);
  const ids = graph.getModuleInfo(index)?.importedIds.filter((id) => drawn.some((file) => id.endsWith(file))) ?? [];
  return new Set([...found, ...closure(graph, ids)]);
}

/** Names that a module imports from the icon library. */
const iconNames = (code: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  );

/** File of each icon name; several names may stand for one icon. */
function iconFiles(code: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of code.matchAll(/export\s*\{([^}]*)\}\s*from\s*['"]\.([^'"]+)['"]/g)) {
    for (const name of names.matchAll(/default as (\w+)/g)) files.set(name[1] ?? '', file);
  }
  return files;
}

interface PlannedChunk {
  name: string;
  /** Modules whose static imports, with themselves, make the chunk; what an earlier chunk has is left to it. */
  roots: RegExp;
  /** Modules that are only passed on by an index here and used on later pages. Paths with `/`. */
  later?: RegExp;
}

/**
 * Puts what one page needs into one chunk: a bundler that shares as much as it can would make twenty small ones, each a request
 * of its own, and some known only after others have come.
 */
export function chunkPlan(chunks: readonly PlannedChunk[]): { plugin: Plugin; groups: { name: string; test: (id: string) => boolean }[] } {
  const owner = new Map<string, string>();
  return {
    groups: chunks.map(({ name }) => ({ name, test: (id) => owner.get(id) === name })),
    plugin: {
      name: 'seaberry:chunk-plan',
      apply: 'build',
      buildEnd() {
        owner.clear();
        const ids = [...this.getModuleIds()];
        const reach = (roots: RegExp): Set<string> =>
          closure(
            this,
            ids.filter((id) => roots.test(id)),
          );
        for (const { name, roots, later } of chunks) {
          for (const id of reach(roots)) if (!owner.has(id) && !later?.test(id.replaceAll('\\', '/'))) owner.set(id, name);
        }
      },
    },
  };
}
