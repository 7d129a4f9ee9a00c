import type { StoryIndexGenerator } from 'storybook/internal/core-server';

import { englishPage } from '../packages/ui/src/testing/docs/pages.js';
import { plainTitle, readWords } from '../packages/ui/src/testing/docs/sidebar.js';

type Index = Awaited<ReturnType<StoryIndexGenerator['getIndex']>>;

/**
 * Search index of the sidebar: a docs page is found by the name of its component (its label stays “Guide”: manager.ts) and by its search
 * terms. They are stored as headings of the page, the one field that is searched and not shown. Ids, and with them URLs and screenshots,
 * are unchanged.
 */
export function findable(index: Index): Index {
  const words = readWords();
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    if (entry.type !== 'docs') return [id, entry] as const;
    const english = englishPage(id);
    const own = words[plainTitle(index.entries[english]?.title ?? entry.title)];
    const chinese = chineseOf(own);
    const anchors = repeated(id === english ? own : chinese.join(', ')).map((title) => ({ id: '', title }));
    const names = [entry.title.split('/').at(-1), ...(id !== english && entry.tags?.includes('attached-mdx') ? chinese.slice(0, 1) : [])];
    return [id, { ...entry, name: names.join(' '), anchors, tags: oneStatus(entry.tags) }] as const;
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

/** Chinese search words, which find both pages of a guide; the others find the English one alone. */
const chineseOf = (words = ''): readonly string[] => words.split(', ').filter((word) => /\p{Script=Han}/u.test(word));

/** A docs page has the tags of its stories and those of all pages; an experimental one is not stable as well. */
const oneStatus = (tags: string[] = []): string[] =>
  tags.includes('status:experimental') ? tags.filter((tag) => tag !== 'status:stable') : tags;

/** Number of times that a marked word is listed: a match in the name of a story counts six times as much as one in a heading. */
const REPETITIONS = 8;

function repeated(words = ''): readonly string[] {
  return words.split(', ').flatMap((word) => (word.endsWith('!') ? Array<string>(REPETITIONS).fill(word.slice(0, -1)) : word || []));
}

const patched = new WeakSet<StoryIndexGenerator>();

/** Storybook requests its generator many times and caches the index, which is patched once. */
export function findableIndex(generator: StoryIndexGenerator): StoryIndexGenerator {
  if (patched.has(generator)) return generator;
  patched.add(generator);
  const original = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const { storyIndex, stats } = await original();
    return { storyIndex: findable(storyIndex), stats };
  };
  return generator;
}
