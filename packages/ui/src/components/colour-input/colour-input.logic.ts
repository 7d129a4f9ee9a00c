const HEX = /^#?(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Parses a typed colour into `#rrggbb`: with or without `#`, three digits or six; null when invalid. */
export function parseHex(typed: string): string | null {
  const text = typed.trim();
  if (!HEX.test(text)) return null;
  const digits = text.replace('#', '').toLowerCase();
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
