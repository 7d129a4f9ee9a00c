import { audited, choice, entity, integer, longText, text } from '../entity.js';

/** Static pages of the server, readable without authentication. */
export const STATIC_PAGES = ['terms', 'privacy', 'help'] as const;

/** Languages of a page. */
export const PAGE_LANGUAGES = ['en', 'zh-cn', 'zh-tw'] as const;

/** Characters of the text of a page. */
export const PAGE_MAX = 60_000;

/** A static page in one language, as it is published. */
export const staticPage = entity(
  { controller: 'sysStaticPage', one: 'static page', many: 'static pages', title: 'title' },
  {
    title: text({ required: true, max: 200 }),
    key: choice({ entered: 'none', values: STATIC_PAGES }),
    language: choice({ entered: 'none', values: PAGE_LANGUAGES }),
    /** Plain text: paragraphs are separated by an empty line, headings begin with `# `, list lines with `- `. */
    body: longText({ required: true, max: PAGE_MAX, listed: false }),
    /** Number of the published version; each change of title or text makes the next one. */
    number: integer({ entered: 'none', derived: true }),
    ...audited(),
  },
);
