const seen = new Set<string>();

/** Console report for developers that is not shown to users: once per text. */
export function report(area: string, message: string, cause?: unknown): void {
  const key = `${area}: ${message}`;
  if (seen.has(key)) return;
  seen.add(key);
  // The only place that writes to the console.
  // oxlint-disable-next-line no-console
  console.warn(`@seaberry/web ${key}`, ...(cause === undefined ? [] : [cause]));
}
