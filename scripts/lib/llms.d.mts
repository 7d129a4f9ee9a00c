export function guideText(mdx: string, read: (path: string) => string | null): string;
export function summaryOf(text: string): string;
export function llmsFiles(
  pages: readonly { id: string; title: string; text: string }[],
): Record<'llms.txt' | 'llms-full.txt' | 'llms-full-zh.txt', string>;
