const ALLOWED = /^(?:https?:\/\/|mailto:)[^\s]+$/i;

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Whether an address may be linked: `javascript:`, `data:` and relative addresses may not. */
export const isAllowedAddress = (address: string): boolean => ALLOWED.test(address);

/** The address of a link for typed text, null when it is not allowed. Without a scheme it is read as a website or an e-mail address. */
export function toAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const address = SCHEME.test(text) ? text : text.includes('@') && !text.includes('/') ? `mailto:${text}` : `https://${text}`;
  return isAllowedAddress(address) ? address : null;
}

/** Text of a rich text in one line, for a cell of a table, a search or an export. */
export function plainTextOf(html: string): string {
  // A parsed document is inert: it runs no script and loads no picture.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
  for (const end of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, blockquote, div, br')) end.after(' ');
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
}
