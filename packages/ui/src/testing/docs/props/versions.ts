import type { PropRow, PropTable, PropTables } from './tables.js';

/** Props by their first version: name of a component, type or function → version → names of its props, separated by spaces. */
export type FirstVersions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Version of a prop that no release has yet. */
export const NEXT_VERSION = 'next';

/** `<Part>` and `call()` without their signs. */
const plainName = (title: string): string => title.replace(/^<|>$|\(\)$/g, '');

/** Names of the props of each component, type and function. */
function namesIn(tables: PropTables): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  const add = (title: string, rows: readonly PropRow[]): void => {
    const known = names.get(plainName(title)) ?? new Set();
    names.set(plainName(title), new Set([...known, ...rows.map(({ name }) => name)]));
  };
  for (const [title, { rows, sections }] of Object.entries(tables)) {
    add(title, rows);
    for (const section of sections) if (!section.foreign) add(section.title, section.rows);
  }
  return names;
}

const versionIn = (first: FirstVersions, title: string, prop: string): string | undefined =>
  Object.entries(first[plainName(title)] ?? {}).find(([, names]) => names.split(' ').includes(prop))?.[0];

/** First versions after a release: those of the releases before it, and its own for each prop that is new. */
export function releaseProps(tables: PropTables, before: FirstVersions, version: string): FirstVersions {
  const all = [...namesIn(tables)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    all.map(([title, props]) => {
      const byVersion: Record<string, string[]> = {};
      for (const prop of [...props].toSorted()) (byVersion[versionIn(before, title, prop) ?? version] ??= []).push(prop);
      return [title, Object.fromEntries(Object.entries(byVersion).map(([key, names]) => [key, names.join(' ')]))];
    }),
  );
}

/** A table whose rows have their first version where it is not that of the component. */
export function withVersions(name: string, table: PropTable, first: FirstVersions, component: string | undefined): PropTable {
  // All of an experimental component is new.
  if (component === undefined) return table;
  const dated = (title: string, rows: readonly PropRow[]): PropRow[] =>
    rows.map((row) => {
      const since = versionIn(first, title, row.name) ?? NEXT_VERSION;
      return since === component ? row : { ...row, since };
    });
  return {
    ...table,
    rows: dated(name, table.rows),
    sections: table.sections.map((section) => (section.foreign ? section : { ...section, rows: dated(section.title, section.rows) })),
  };
}
