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
