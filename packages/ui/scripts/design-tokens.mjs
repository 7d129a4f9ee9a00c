/* Design tokens in the format of the Design Tokens Community Group (2025.10), one file for each theme, as design tools read them. */

/** @param {{ parseOklch: Function; toHex: Function }} colours */
const colourOf = (text, { parseOklch, toHex }) => {
  const colour = parseOklch(text);
  const hex = toHex(colour);
  const components = [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, ...(colour.alpha < 1 ? { alpha: colour.alpha } : {}), hex };
};

const lengthOf = (text) => {
  const [, value, unit] = /^([\d.]+)(rem|px)$/u.exec(text) ?? [];
  return value === undefined ? null : { value: Number(value), unit };
};

/** A length of a shadow, which is 0 without a unit. */
const offsetOf = (text) => ({ value: Number.parseFloat(text), unit: 'px' });

const shadowOf = (text, colours) =>
  text.split(/,\s*(?=[\d-])/u).map((layer) => {
    const [, x, y, blur, colour] = /^(\S+) (\S+) (\S+) (oklch\(.+\))$/u.exec(layer) ?? [];
    return { color: colourOf(colour, colours), offsetX: offsetOf(x), offsetY: offsetOf(y), blur: offsetOf(blur), spread: offsetOf('0') };
  });

const familyOf = (text) => text.split(',').map((name) => name.trim().replaceAll('"', ''));

const KINDS = {
  color: { $type: 'color', read: colourOf },
  shadow: { $type: 'shadow', read: shadowOf },
  font: { $type: 'fontFamily', read: familyOf },
  text: { $type: 'dimension', read: lengthOf },
  leading: { $type: 'number', read: Number },
  weight: { $type: 'fontWeight', read: Number },
  space: { $type: 'dimension', read: lengthOf },
  radius: { $type: 'dimension', read: lengthOf },
  duration: { $type: 'duration', read: (text) => ({ value: Number.parseFloat(text), unit: 'ms' }) },
  ease: { $type: 'cubicBezier', read: (text) => [...text.matchAll(/-?[\d.]+/gu)].map(Number) },
  layer: { $type: 'number', read: Number },
  breakpoint: { $type: 'dimension', read: lengthOf },
  container: { $type: 'dimension', read: lengthOf },
};

/**
 * Tokens of one theme by kind. Left out is what the format has no type for: animations, and lengths in other units than rem and px.
 *
 * @param {Record<string, { kind: string; use: string; public: boolean }>} specs
 * @param {Record<string, string>} values
 */
export function designTokens(specs, values, colours) {
  const groups = {};
  for (const [name, { kind, use, public: isPublic }] of Object.entries(specs)) {
    const form = isPublic ? KINDS[kind] : undefined;
    const $value = form?.read(values[name], colours) ?? null;
    if ($value === null) continue;
    (groups[kind] ??= { $type: form.$type })[name] = { $value, $description: use };
  }
  return groups;
}
