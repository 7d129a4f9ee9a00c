import type { STATIC_PAGES } from '@seaberry/api-client/schemas';

/**
 * Default pages of the product. Paragraphs are separated by an empty line, headings begin with `# `, list lines with `- `. Operators add
 * their own name and jurisdiction.
 */
export type PageTexts = Record<(typeof STATIC_PAGES)[number], { title: string; body: string }>;
