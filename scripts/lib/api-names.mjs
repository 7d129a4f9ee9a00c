/* Names in the report of a public API (`packages/<name>/api-report.txt`), for the comparison of a release with the next one. */

const DECLARED = /^export (?:declare )?(?:abstract )?(?:const|let|function|class|enum|interface|type|namespace) (\w+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}/gm;
const STARRED = /^export \* from '\.([^']+)\.js'/gm;
const INTERFACE = /^export interface (\w+)([^\n]*)\{\n([^]*?)^\}/gm;
const MEMBER = /^ {4}(?:readonly )?(\w+)\??[:(]/gm;
const OBJECT = /^export declare const (\w+): \{\n([^]*?)\n\};/gm;
const GROUP = /^ {4}(\w+): \{\n([^]*?)\n {4}\};/gm;
const NESTED = /^ {8}(\w+)[:(]/gm;
/** Attributes of elements: they are React's. */
const NATIVE = /(?:Omit<|Pick<)?ComponentProps<.*/;

const GENERICS = /^<.*?>(?= extends| $)/;
const OMITTED = /Omit<(\w+),[^>]*>/g;

/** Path of a module that a file names, without its ending: `./b` in `a/index` is `a/b`. */
function within(file, specifier) {
  const parts = file.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Files of a report by their path without ending, and the file of each entry. */
function read(report) {
  const files = new Map();
  const entries = report
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [entry = '', ...bodies] = section.split(/^# /m);
      const names = bodies.map((body) => {
        const [head = '', ...lines] = body.split('\n');
        const name = head.replace(/: above$/, '').replace(/\.d\.ts$/, '');
        if (!head.endsWith(': above')) files.set(name, lines.join('\n'));
        return name;
      });
      return [entry.trim(), names[0]];
    });
  return { files, entries };
}

/** Members of every interface, inherited ones included; `*` for those of a type that is no interface of the package. */
function membersOf(files) {
  const interfaces = new Map();
  for (const text of files.values()) {
    for (const [, name, head, body] of text.matchAll(INTERFACE)) {
      const heritage = head.replace(GENERICS, '').replace(/^ extends /, '');
      const parents = heritage.replace(NATIVE, '').replaceAll(OMITTED, '$1').trim();
      const own = [...body.matchAll(MEMBER)].map(([, member]) => member);
      interfaces.set(name, { own, parents: parents === '' ? [] : parents.replaceAll(/<[^>]*>/g, '').split(/, */) });
    }
  }
  const all = (name) => {
    const known = interfaces.get(name);
    return known ? [...known.own, ...known.parents.flatMap((parent) => all(parent.trim()))] : ['*'];
  };
  return new Map([...interfaces.keys()].map((name) => [name, all(name).map((member) => `${name}.${member}`)]));
}

/** Messages in the groups of a catalogue: `en.table.pin`. */
function messagesOf(files) {
  const messages = new Map();
  for (const text of files.values()) {
    for (const [, name, body] of text.matchAll(OBJECT)) {
      const keys = [...body.matchAll(GROUP)].flatMap(([, group, inner]) =>
        [...inner.matchAll(NESTED)].map(([, key]) => `${name}.${group}.${key}`),
      );
      if (keys.length > 0) messages.set(name, keys);
    }
  }
  return messages;
}

/**
 * Exported names of each entry of a package, sorted: `{ './button': ['Button', 'ButtonProps', 'ButtonProps.tone'] }`. Members are those of
 * exported interfaces. Entries whose files are not in the report (style sheets, patterns) have no names.
 * @param {string} report content of `api-report.txt`
 * @returns {Record<string, string[]>}
 */
export function apiNames(report) {
  const { files, entries } = read(report);
  const members = new Map([...membersOf(files), ...messagesOf(files)]);
  const exported = (file, seen = new Set()) => {
    if (seen.has(file)) return [];
    seen.add(file);
    const text = files.get(file) ?? '';
    const listed = [...text.matchAll(LISTED)].flatMap(([, list]) => list.split(','));
    return [
      ...[...text.matchAll(DECLARED)].map(([, name]) => name),
      ...listed
        .map((one) =>
          one
            .trim()
            .replace(/^type /, '')
            .split(' as ')
            .at(-1),
        )
        .filter(Boolean),
      ...[...text.matchAll(STARRED)].flatMap(([, specifier]) => exported(within(file, `.${specifier}`), seen)),
    ];
  };
  return Object.fromEntries(
    entries.map(([entry, file]) => {
      const names = file === undefined ? [] : exported(file);
      const all = new Set(names.flatMap((name) => [name, ...(members.get(name) ?? [])]));
      return [entry, [...all].toSorted((one, other) => (one < other ? -1 : 1))];
    }),
  );
}

/** Members are compared where their interface is still one, and all its members are known. */
function isComparable(name, now) {
  const [owner] = name.split('.');
  return owner === name || (now.some((other) => other.startsWith(`${owner}.`)) && !now.includes(`${owner}.*`));
}

/**
 * Names that a release exported and the next one does not: entries, else names, else members of interfaces that are still there.
 * @param {Record<string, readonly string[]>} before
 * @param {Record<string, readonly string[]>} after
 * @returns {{ entry: string, name: string }[]} an empty name for a whole entry
 */
export function goneNames(before, after) {
  return Object.entries(before).flatMap(([entry, names]) => {
    const now = after[entry];
    if (!now) return [{ entry, name: '' }];
    return names.filter((name) => !now.includes(name) && isComparable(name, now)).map((name) => ({ entry, name }));
  });
}
