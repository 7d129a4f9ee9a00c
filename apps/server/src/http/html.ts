const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text escaped for HTML, including attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? character);
