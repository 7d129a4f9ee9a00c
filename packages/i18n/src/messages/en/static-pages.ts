import { titles } from './titles.js';

/** Editing of the static pages and their versions. */
export const staticPages = {
  title: titles.staticPages,
  add: 'Publish',
  emptyTitle: 'No static pages',
  emptyText: 'The server writes its pages at the next start.',
  fields: { title: 'Title', key: 'Page', language: 'Language', body: 'Text', number: 'Version' },
  hints: {
    body: 'Paragraphs are separated by an empty line. A heading begins with “# ”, a line of a list with “- ”. Saving publishes the text at once and keeps the earlier versions.',
  },
  keys: { terms: 'Terms of service', privacy: 'Privacy policy', help: 'Help' },
  languages: { en: 'English', 'zh-cn': 'Simplified Chinese', 'zh-tw': 'Traditional Chinese' },
  actions: { versions: { label: 'Versions' } },
  versions: {
    title: 'Versions: {name}',
    older: 'Version',
    newer: 'Compared with',
    one: 'Version {number, number} · {time}',
    by: '{version} · {user}',
    current: '{version} (published)',
    difference: 'Difference by lines',
    added: 'Added',
    removed: 'Removed',
    same: 'Both versions are the same.',
    first: 'There is only one version.',
    restore: 'Publish this version again',
    done: 'Version {number, number} is published again, as a new version.',
  },
} as const;
