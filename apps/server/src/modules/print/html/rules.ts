import Mustache from 'mustache';
import sanitizeHtml from 'sanitize-html';

const words = (text: string): string[] => text.trim().split(/\s+/u);

const TAGS = words(`
  h1 h2 h3 h4 p div span section header footer br hr strong b em i u s small sub sup ul ol li dl dt dd table
  caption colgroup col thead tbody tfoot tr th td img
`);

/** A value without functions, addresses and escapes: a style must load nothing. */
const PLAIN = /^[\w\s.,%#'"+-]{1,120}$/u;
const COLOUR = /^(?:#[0-9a-f]{3,8}|[a-z]{1,30}|rgba?\([\d\s.,%]{1,40}\))$/iu;

const STYLES: Readonly<Record<string, RegExp[]>> = {
  ...Object.fromEntries(
    words(`
      width min-width max-width height min-height max-height margin padding border border-collapse margin-top
      margin-bottom margin-left margin-right padding-top padding-bottom padding-left padding-right border-top
      border-bottom border-left border-right border-spacing border-radius border-width border-style font-size
      font-weight font-style font-family line-height letter-spacing text-align text-decoration text-transform
      vertical-align white-space word-break overflow-wrap table-layout display flex flex-wrap flex-direction
      justify-content align-items gap float clear break-before break-after break-inside page-break-before
      page-break-after page-break-inside list-style-type columns column-gap
    `).map((name) => [name, [PLAIN]]),
  ),
  ...Object.fromEntries(['color', 'background-color', 'border-color'].map((name) => [name, [COLOUR]])),
};

/** Deeper tags are left out: browsers read nested tags recursively. */
const MAX_DEPTH = 40;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    '*': ['style', 'class'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    col: ['span'],
  },
  allowedStyles: { '*': STYLES as Record<string, RegExp[]> },
  // Pictures are in the template itself.
  allowedSchemes: [],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  nestingLimit: MAX_DEPTH,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^data:image\/(?:png|jpeg|gif|webp);base64,/u.test(attribs['src'] ?? ''),
};

/** HTML of a template without anything that runs or loads. Fields are not changed. */
export const safeTemplate = (html: string): string => sanitizeHtml(html, OPTIONS);

/** The reason why a template cannot be read, in the words of its parser; null if it can. */
export function templateFault(html: string): string | null {
  try {
    Mustache.parse(html);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 200) : String(error);
  }
}

type Value = string | readonly Readonly<Record<string, string>>[];

/** Templates are read anew: the cache of the parser would keep every version. */
const writer = new Mustache.Writer();

/**
 * The template with its values, cleaned once more after that. Styles become `data-style`, since the policy of the page forbids them in HTML;
 * the page sets them by script.
 */
export function filled(template: string, values: Readonly<Record<string, Value>>): string {
  writer.clearCache();
  const html = writer.render(template, values);
  return sanitizeHtml(html, OPTIONS).replaceAll(/(<[a-z][a-z0-9]*(?: [a-z-]+="[^"]*")*?) style="/gu, '$1 data-style="');
}
