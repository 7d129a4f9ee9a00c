/** Sections of a Markdown file by the beginning of their headings of the second level, without the title. */
export function sections(markdown: string, names: readonly string[]): string {
  const all = markdown.split(/^(?=## )/mu);
  const found = names.map((name) => all.find((part) => part.startsWith(`## ${name}`)));
  const missing = names.filter((_, at) => found[at] === undefined);
  if (missing.length > 0) throw new Error(`No section has the heading ${missing.join(', ')}.`);
  return found.join('\n');
}

/** Kind of change of a package in the front matter of a changeset, and its text. */
function readChangeset(text: string, name: string): { kind: string; says: string } | undefined {
  const [, matter = '', says = ''] = /^---\n([^]*?)\n---\n([^]*)$/u.exec(text) ?? [];
  const kind = new RegExp(`^['"]${name}['"]: (major|minor|patch)$`, 'mu').exec(matter)?.[1];
  return kind === undefined ? undefined : { kind, says: says.trim() };
}

/** Headings of the changelog in the words of its readers, by the kind of change. */
const KINDS: readonly (readonly [heading: string, kind: string])[] = [
  ['Breaking', 'major'],
  ['New', 'minor'],
  ['Fixed', 'patch'],
];

/**
 * Changelog of a package, with the changes that no release has yet.
 * @param released its CHANGELOG.md
 * @param changesets texts of the pending changesets of all packages
 */
export function changelog(name: string, released: string, changesets: readonly string[]): string {
  const pending = changesets.flatMap((text) => readChangeset(text, name) ?? []);
  const next = KINDS.flatMap(([heading, kind]) => {
    const items = pending.filter((one) => one.kind === kind).map(({ says }) => `- ${says.replaceAll('\n', '\n  ')}`);
    return items.length === 0 ? [] : [`### ${heading}`, items.join('\n')];
  });
  const past = released
    .replace(`# ${name}\n`, '')
    .replaceAll(/^- Updated dependencies.*\n(?:  .*\n?)*/gmu, '')
    .replaceAll(/^### (\w+) Changes$/gmu, (_, word: string) => `### ${KINDS.find(([, kind]) => kind === word.toLowerCase())?.[0] ?? word}`)
    .replaceAll(/^### .+\n+(?=#|$(?![^]))/gmu, '');
  return [...(next.length === 0 ? [] : ['## Next release', ...next]), past.trim()].join('\n\n');
}
