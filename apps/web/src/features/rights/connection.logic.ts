const HIDDEN = '••••••';

/** Parts of a connection that are safe to show; all others may be a secret, or help to find one. */
const PLAIN = /^(server|host|hostname|data source|address|addr|port|database|initial catalog|dbname)$/i;

/** A connection string as a list may show it: where it leads, and nothing that lets anybody in. */
export function maskedConnection(text: string | null | undefined): string {
  if (!text?.trim()) return '';
  const places = text.split(';').flatMap((part) => {
    const [key = '', ...value] = part.split('=');
    const place = value.join('=').trim();
    // An address with a person in it is no place any more.
    return PLAIN.test(key.trim()) && !/[@?]/.test(place) ? [`${key.trim()}=${place}`] : [];
  });
  return [...places, HIDDEN].join('; ');
}

/** Number of replicas in the JSON; null when it is invalid. */
export function replicasIn(text: string | null | undefined): number | null {
  if (!text?.trim()) return 0;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.length : 1;
  } catch {
    return null;
  }
}
