/** Sections of a Markdown file by the beginning of their headings of the second level, without the title. */
export function sections(markdown: string, names: readonly string[]): string {
  const all = markdown.split(/^(?=## )/mu);
  const found = names.map((name) => all.find((part) => part.startsWith(`## ${name}`)));
  const missing = names.filter((_, at) => found[at] === undefined);
  if (missing.length > 0) throw new Error(`No section has the heading ${missing.join(', ')}.`);
  return found.join('\n');
}
