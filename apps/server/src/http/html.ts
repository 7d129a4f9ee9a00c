const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that is safe in HTML, in an attribute too. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? character);
