import type { STATIC_PAGES } from '@seaberry/api-client/schemas';

/**
 * The pages that come with the product. Paragraphs are divided by an empty line, headings begin with `# `, list lines with `- `.
 * They are a sound start; whoever runs an installation puts its own name and law in.
 */
export type PageTexts = Record<(typeof STATIC_PAGES)[number], { title: string; body: string }>;
