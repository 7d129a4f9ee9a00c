import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { changelog } from './markdown.js';

const RELEASED = `# @seaberry/ui

## 0.2.0

### Minor Changes

- First release.

### Patch Changes

- Updated dependencies
- Updated dependencies
  - @seaberry/tracking@0.2.0
`;

const changeset = (kind: string, says: string, name = '@seaberry/ui'): string => `---\n'${name}': ${kind}\n---\n\n${says}\n`;

test('a changelog begins with the changes of the next release, by their kind', () => {
  const pending = [
    changeset('patch', 'Repaired.'),
    changeset('minor', 'Added.'),
    changeset('minor', 'Elsewhere.', '@seaberry/i18n'),
    '# Changesets',
  ];
  expect(changelog('@seaberry/ui', RELEASED, pending)).toBe(
    '## Next release\n\n### New\n\n- Added.\n\n### Fixed\n\n- Repaired.\n\n## 0.2.0\n\n### New\n\n- First release.',
  );
});

test('a changelog has no list of updated dependencies, and no section for changes that are not there', () => {
  expect(changelog('@seaberry/ui', RELEASED, [])).toBe('## 0.2.0\n\n### New\n\n- First release.');
});

test('a changelog has the day of a release, breaking changes first, and the changes of a kind in the order of their first words', () => {
  const pending = [
    changeset('minor', 'Table: wider.'),
    changeset('minor', 'Breaking: no `old` prop.'),
    changeset('minor', 'Alert: taller.'),
  ];
  expect(changelog('@seaberry/ui', RELEASED, pending, { '0.2.0': '2026-11-22' })).toBe(
    '## Next release\n\n### Breaking\n\n- Breaking: no `old` prop.\n\n### New\n\n- Alert: taller.\n- Table: wider.' +
      '\n\n## 0.2.0 – 22 November 2026\n\n### New\n\n- First release.',
  );
});

test('the headings and days of a changelog can be Chinese', () => {
  const pending = [changeset('minor', 'Breaking: no `old` prop.'), changeset('patch', 'Repaired.')];
  expect(changelog('@seaberry/ui', RELEASED, pending, { '0.2.0': '2026-11-22' }, 'zh-cn')).toBe(
    '## 下一版\n\n### 不兼容的变更\n\n- Breaking: no `old` prop.\n\n### 修复\n\n- Repaired.' +
      '\n\n## 0.2.0 – 2026年11月22日\n\n### 新增\n\n- First release.',
  );
});

test('each release of the changelog has a day', () => {
  const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  const versions = [...read('CHANGELOG.md').matchAll(/^## (\S+)$/gmu)].map(([, version]) => version);
  expect(versions.filter((version) => !version?.includes('canary'))).toEqual(
    Object.keys(JSON.parse(read('release-dates.json')) as object).toReversed(),
  );
});

test('each breaking change of the next release says so first, and has a row in both migration guides', () => {
  const at = (path: string): URL => new URL(path, import.meta.url);
  const guides = ['migration.mdx', 'migration.zh.mdx'].map((file) => readFileSync(at(`../../project/${file}`), 'utf8'));
  const home = at('../../../../../.changeset/');
  const breaking = readdirSync(home)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, says: readFileSync(new URL(file, home), 'utf8').split('---\n').at(-1) ?? '' }))
    .filter(({ says }) => /\bbreaking\b/iu.test(says));
  const missing = breaking.flatMap(({ file, says }) => {
    const names = [...says.matchAll(/`([\w.]+)`/gu)].map(([, name = '']) => name.split('.').at(-1) ?? name);
    return [
      ...(/^\s*breaking\b/iu.test(says) ? [] : [`${file}: begins with another word`]),
      ...(guides.every((guide) => names.some((name) => guide.includes(name))) ? [] : [`${file}: no row`]),
    ];
  });
  expect(missing).toEqual([]);
});
