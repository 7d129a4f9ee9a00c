import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Released entries of the package, each with its first version. Written with a release. */
const released = JSON.parse(readFileSync(new URL('../../../released.json', import.meta.url), 'utf8')) as Record<string, string>;

/** Abbreviations that are always upper case. */
const CAPITALS = /^(a11y|api|awb|csv|dcsa|eta|id|json|qr|rtl|utc)$/i;

/** `LongText` → `Long text`: sentence case, as in every other title. */
function storyName(exported: string): string {
  return exported
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((word, at) => (CAPITALS.test(word) ? word.toUpperCase() : at === 0 ? word : word.toLowerCase()))
    .join(' ');
}

/** Name of a sidebar entry: the explicit one if given. */
export function sidebarName({ name, exportName }: { name?: string; exportName: string }): string {
  const written = name !== undefined && name.replaceAll(' ', '').toLowerCase() !== exportName.toLowerCase();
  return written ? name : storyName(exportName);
}

/**
 * Tags of a component's status. A component that no release has had yet is experimental; the others are stable by the tag of all stories.
 * @param file path of its stories
 */
export function statusTags(file: string): string[] {
  const [, name] = /packages\/ui\/src\/(?:components|composites|tracking)\/([^/]+)\//u.exec(file) ?? [];
  return name === undefined || name in released ? [] : ['!status:stable', 'status:experimental'];
}

const plays = fileURLToPath(new URL('plays.ts', import.meta.url));

interface ShownOpen {
  readonly by: string;
  readonly height: number;
}
const GUIDE_HEIGHT = 360;

/** Guide of a folder, and its name for the stories of a file. */
function guideOf(file: string): { text: string; imported: string | undefined } {
  const folder = dirname(file);
  const own = join(folder, `${basename(file, '.stories.tsx')}.mdx`);
  const guide = existsSync(own) ? own : join(folder, `${basename(folder)}.mdx`);
  const text = existsSync(guide) ? readFileSync(guide, 'utf8') : '';
  return { text, imported: new RegExp(`import \\* as (\\w+) from '\\./${basename(file, '.tsx')}'`, 'u').exec(text)?.[1] };
}

/** Names of the stories of a file whose code is an example file. */
const examplesIn = (code: string): string[] => [...code.matchAll(/^export const (\w+) = example\(/gm)].map(([, name = '']) => name);

/** The first example of a guide, whose code is shown when the guide opens; undefined when it is a story of another file. */
export function firstExampleOf(file: string): string | undefined {
  const { text, imported } = guideOf(file);
  const files = new Map(
    [...text.matchAll(/import \* as (\w+) from '\.\/([\w.-]+\.stories)'/gu)].map(([, module = '', name]) => [module, name]),
  );
  const first = [...text.matchAll(/<(?:Open)?Canvas of=\{(\w+)\.(\w+)\}/gu)].find(([, module = '', story = '']) => {
    const name = files.get(module);
    return name !== undefined && examplesIn(readFileSync(join(dirname(file), `${name}.tsx`), 'utf8')).includes(story);
  });
  return first?.[1] === imported ? first?.[2] : undefined;
}

/** How the overlays of a stories file open, by story: as the guide of its folder opens them. Its default story opens likewise. */
export function openingsOf(file: string): Record<string, ShownOpen> {
  const { text, imported } = guideOf(file);
  const canvases = [...text.matchAll(/<OpenCanvas of=\{(\w+)\.(\w+)\}(?: open="(\w+)")?(?: height=\{(\d+)\})?/gu)];
  const openings = canvases
    .filter(([, module]) => module === imported)
    .map(([, , story = '', by = 'press', height = GUIDE_HEIGHT]) => [story, { by, height: Number(height) }] as const);
  const [first] = openings;
  return first ? { Default: first[1], ...Object.fromEntries(openings) } : {};
}

/** Whether the meta of a stories file has a play function, which runs for each of its stories. */
export const metaPlays = (source: string): boolean =>
  /^ {2}(?:async )?play\b(?=\s*[:,(])/m.test(/^const meta\b[^]*?^\}/m.exec(source)?.[0] ?? '');

/**
 * Gives each story its sidebar name on docs pages, shows the code of the first example, opens overlays, and runs its play function only where it applies. For Storybook only:
 * tests read the stories unchanged.
 */
export function storiesPlugin() {
  const inTest = process.env['VITEST'] !== undefined;
  return {
    name: 'seaberry-stories',
    transform(code: string, id: string) {
      if (inTest || !id.endsWith('.stories.tsx')) return undefined;
      if (metaPlays(readFileSync(id, 'utf8')))
        throw new Error(`${id}: the meta has a play function, which would run before the test tools are loaded. Give it to the stories.`);
      const names = [...code.matchAll(/^export const ([A-Z]\w*)\b/gm)].map(([, name = '']) => name);
      const openings = openingsOf(id);
      const shown = new Set(examplesIn(code)).add('Default');
      const first = firstExampleOf(id);
      // The default story and examples are seen as they are: a play function would change them while a reader looks at them.
      const playOf = (name: string): string => {
        const opening = openings[name];
        if (opening !== undefined)
          return `${name}.play = opensBy(${JSON.stringify(opening.by)});\n${name}.parameters = { ...${name}.parameters, opening: ${JSON.stringify(opening)} };`;
        return shown.has(name) ? `delete ${name}.play;` : `${name}.play &&= whereItFits(${name}.play);`;
      };
      const lines = names.map((name) => `${name}.name ??= ${JSON.stringify(storyName(name))};\n${playOf(name)}`);
      if (first !== undefined) lines.push(`${first}.parameters.docs.canvas = { sourceState: 'shown' };`);
      return { code: `import { opensBy, whereItFits } from ${JSON.stringify(plays)};\n${code}\n${lines.join('\n')}`, map: null };
    },
  };
}
