interface ReviverContext {
  source?: string;
}

/**
 * Parses JSON without losing a digit: an integer that a double cannot hold exactly is returned as text.
 *
 * Engines without source access (JSON.parse with context) get the numbers quoted in the text first.
 */
export function parseJson(source: string): unknown {
  if (!/\d{16}/.test(source)) return JSON.parse(source);
  if (hasSource()) return JSON.parse(source, keepLong);
  return JSON.parse(quoteLong(source));
}

function keepLong(this: unknown, _key: string, value: unknown, context?: ReviverContext): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  const text = context?.source;
  return text !== undefined && /^-?\d+$/.test(text) ? text : value;
}

let sourceAccess: boolean | undefined;
function hasSource(): boolean {
  if (sourceAccess === undefined) {
    sourceAccess = false;
    JSON.parse('1', function probe(this: unknown, _key: string, value: unknown, context?: ReviverContext) {
      sourceAccess = context?.source === '1';
      return value;
    });
  }
  return sourceAccess;
}

/** Quotes integers of 16 digits and more outside strings. */
export function quoteLong(source: string): string {
  return source.replace(/"(?:[^"\\]|\\.)*"|(-?\d{16,})(?![\d.eE])/g, (whole, digits: string | undefined) =>
    digits !== undefined && !Number.isSafeInteger(Number(digits)) ? `"${digits}"` : whole,
  );
}
