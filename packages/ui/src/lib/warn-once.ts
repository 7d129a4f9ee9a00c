const warned = new Set<string>();

/** Warns a developer about a misuse, once: the misuse, why it matters, and how to fix it. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  // oxlint-disable-next-line no-console -- the one place where the library speaks to developers
  console.warn(`@seaberry/ui: ${message}`);
}
