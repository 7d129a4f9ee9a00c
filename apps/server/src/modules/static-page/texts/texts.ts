import type { STATIC_PAGES } from '@seaberry/api-client/schemas';

/**
 * The pages that come with the product. Paragraphs are divided by an empty line, headings begin with `# `, list lines with `- `.
 * They are a start: the operator of an installation adds its own name and law.
 */
export type PageTexts = Record<(typeof STATIC_PAGES)[number], { title: string; body: string }>;
