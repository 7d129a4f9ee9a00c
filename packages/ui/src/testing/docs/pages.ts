/** End of the id of a Chinese guide: `components-actions-button--guide-zh`, from `name="Guide zh"`. */
const CHINESE = '-zh';

export const isChinese = (page: string): boolean => page.endsWith(`--guide${CHINESE}`);

/** Id of the English page of a guide in either language. */
export const englishPage = (page: string): string => (isChinese(page) ? page.slice(0, -CHINESE.length) : page);

/** Id of the same page in the other language. */
export const counterpartOf = (page: string): string => (isChinese(page) ? englishPage(page) : `${page}${CHINESE}`);

/** Id of the open page. Storybook keeps it in the address of the preview, and does not pass it to a page without stories. */
export const openPage = (): string => new URLSearchParams(globalThis.location.search).get('id') ?? '';
