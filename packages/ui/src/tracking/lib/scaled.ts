/** A length in units of a drawing, of which 16 are one rem of the library: drawings and their text grow together. */
export const scaled = (units: number): string => `calc(var(--sb-spacing) * ${units / 4})`;

/** Size of a drawing, as a style: a host's rule for every `svg` would win over attributes. */
export const scaledBox = (width: number, height: number): { inlineSize: string; blockSize: string } => ({
  inlineSize: scaled(width),
  blockSize: scaled(height),
});
