import { expect, it } from 'vitest';
import { stateOfFolder, type FolderParts } from './folder-mark.ts';

const marked = { postgres: '18', installation: '0199f3c1-0000-7000-8000-000000000001' };

it.each<[string, FolderParts, ReturnType<typeof stateOfFolder>]>([
  ['an empty folder is new', { mark: null, hasDatabase: false, hasFiles: false }, 'new'],
  [
    'a folder whose creation was interrupted is new',
    { mark: { postgres: '18', creating: true }, hasDatabase: true, hasFiles: true },
    'new',
  ],
  ['a marked database is opened', { mark: marked, hasDatabase: true, hasFiles: true }, 'used'],
  ['a database without a mark is opened', { mark: null, hasDatabase: true, hasFiles: true }, 'used'],
  [
    'a mark without a database is damaged',
    { mark: marked, hasDatabase: false, hasFiles: false },
    { fault: 'its database in db/ is missing' },
  ],
  [
    'a mark of an older release without a database is damaged',
    { mark: { postgres: '17' }, hasDatabase: false, hasFiles: false },
    { fault: 'its database in db/ is missing' },
  ],
  [
    'a part of a database is damaged',
    { mark: marked, hasDatabase: false, hasFiles: true },
    { fault: 'files of its database in db/ are missing' },
  ],
  [
    'a part of a database without a mark is damaged',
    { mark: null, hasDatabase: false, hasFiles: true },
    { fault: 'files of its database in db/ are missing' },
  ],
])('%s', (_, parts, state) => {
  expect(stateOfFolder(parts)).toEqual(state);
});
