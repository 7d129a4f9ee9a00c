const HIDDEN = '••••••';

/** Parts of a connection string that are safe to show; others may contain a secret. */
const PLAIN = /^(server|host|hostname|data source|address|addr|port|database|initial catalog|dbname)$/i;

/** Connection string for a list: the target without credentials. */
export function maskedConnection(text: string | null | undefined): string {
  if (!text?.trim()) return '';
  const places = text.split(';').flatMap((part) => {
    const [key = '', ...value] = part.split('=');
    const place = value.join('=').trim();
    // A host with a user name is not shown.
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
