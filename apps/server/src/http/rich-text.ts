import sanitizeHtml from 'sanitize-html';
import { FieldErrors } from './errors.ts';

/** Tags that the editor makes; the web shows no others. */
const TAGS = ['p', 'br', 'strong', 'em', 'u', 's', 'a', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'li'];

/** Tags of other editors with the same meaning. */
const SAME = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p' };

/** Deeper tags are left out: browsers read nested tags recursively. */
const MAX_DEPTH = 20;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: SAME,
  nestingLimit: MAX_DEPTH,
};

const NOTHING: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };

/**
 * HTML of a form field without scripts, styles, pictures and unknown links. The text of a removed tag is kept, except that of scripts and
 * styles.
 *
 * @param max Characters of the result, which may be longer than the input: `&` becomes `&amp;`.
 * @throws FieldErrors `required` if no text is left, `tooLong`
 */
export function safeRichText(field: string, html: string, max: number): string {
  const safe = sanitizeHtml(html, OPTIONS);
  if (safe.length > max) throw new FieldErrors({ [field]: ['tooLong'] });
  if (sanitizeHtml(safe, NOTHING).replaceAll('&nbsp;', ' ').trim() === '') throw new FieldErrors({ [field]: ['required'] });
  return safe;
}
