/** End of the id of a Chinese guide: `components-actions-button--guide-zh`, from `name="Guide zh"`. */
const CHINESE = '-zh';

export const isChinese = (page: string): boolean => page.endsWith(`--guide${CHINESE}`);

/** Id of the English page of a guide in either language. */
export const englishPage = (page: string): string => (isChinese(page) ? page.slice(0, -CHINESE.length) : page);

/** Id of the same page in the other language. */
export const counterpartOf = (page: string): string => (isChinese(page) ? englishPage(page) : `${page}${CHINESE}`);

/** Id of the open page. Storybook keeps it in the address of the preview, and does not pass it to a page without stories. */
export const openPage = (): string => new URLSearchParams(globalThis.location.search).get('id') ?? '';

interface SidebarEntry {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly tags: readonly string[];
}

/** Label of an entry. In search results a docs page has the name of its component (.storybook/search.ts); below the component it is the guide. */
export function labelOf({ id, name, type, tags }: SidebarEntry): string {
  if (type === 'docs') return tags.includes('unattached-mdx') ? name : isChinese(id) ? '指南' : 'Guide';
  // Components that may still change; stable ones have no badge.
  return type === 'component' && tags.includes('status:experimental') ? `${name} · experimental` : name;
}
