import type { GuideLanguage } from './language.js';

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

/** Kinds of change, in the order of their headings. */
const KINDS = ['major', 'minor', 'patch'] as const;

interface ChangelogTexts {
  readonly kinds: Readonly<Record<(typeof KINDS)[number], string>>;
  readonly next: string;
  readonly dayLocale: string;
}

const TEXTS: Readonly<Record<GuideLanguage, ChangelogTexts>> = {
  en: { kinds: { major: 'Breaking', minor: 'New', patch: 'Fixed' }, next: 'Next release', dayLocale: 'en-GB' },
  'zh-cn': { kinds: { major: '不兼容的变更', minor: '新增', patch: '修复' }, next: '下一版', dayLocale: 'zh-CN' },
};

/** Kind of a change. A change that breaks a package before 1.0 is a minor one, and says so in its first words. */
const kindOf = ({ kind, says }: { kind: string; says: string }): string => (/^\**breaking\b/iu.test(says) ? 'major' : kind);

/** `2026-11-22` as `22 November 2026`. */
const dayText = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * Changelog of a package, newest first, with the changes that no release has yet.
 * @param released its CHANGELOG.md
 * @param changesets texts of the pending changesets of all packages
 * @param dates day of each release, `YYYY-MM-DD`
 * @param language of the headings and days; the changes are written in English
 */
export function changelog(
  name: string,
  released: string,
  changesets: readonly string[],
  dates: Readonly<Record<string, string>> = {},
  language: GuideLanguage = 'en',
): string {
  const texts = TEXTS[language];
  const pending = changesets.flatMap((text) => readChangeset(text, name) ?? []);
  const next = KINDS.flatMap((kind) => {
    // Sorted by their first words, which name the component.
    const items = pending
      .filter((one) => kindOf(one) === kind)
      .map(({ says }) => `- ${says.replaceAll('\n', '\n  ')}`)
      .toSorted((one, other) => one.localeCompare(other, 'en'));
    return items.length === 0 ? [] : [`### ${texts.kinds[kind]}`, items.join('\n')];
  });
  const past = released
    .replace(`# ${name}\n`, '')
    .replaceAll(/^- Updated dependencies.*\n(?:  .*\n?)*/gmu, '')
    .replaceAll(/^### (\w+) Changes$/gmu, (_, word: string) => {
      const kind = KINDS.find((one) => one === word.toLowerCase());
      return `### ${kind === undefined ? word : texts.kinds[kind]}`;
    })
    .replaceAll(/^### .+\n+(?=#|$(?![^]))/gmu, '')
    .replaceAll(/^## (\S+)$/gmu, (heading, version: string) => {
      const day = dates[version];
      return day === undefined ? heading : `${heading} – ${dayText(day, texts.dayLocale)}`;
    });
  return [...(next.length === 0 ? [] : [`## ${texts.next}`, ...next]), past.trim()].join('\n\n');
}
