import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

import released from '../../../CHANGELOG.md?raw';
import dates from '../../../release-dates.json';
import { useGuideLanguage } from './language.js';
import { changelog } from './markdown.js';

const changesets = import.meta.glob<string>('../../../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });

/** Changes are written in English, their headings are in the language of the page. */
const options = {
  overrides: { li: { props: { lang: 'en' } } },
  // By default a Chinese heading has no address.
  slugify: (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
};

/** Changelog of `@seaberry/ui`, with the changes of the next release. */
export function Changelog(): ReactNode {
  const language = useGuideLanguage();
  return <Markdown options={options}>{changelog('@seaberry/ui', released, Object.values(changesets), dates, language)}</Markdown>;
}
