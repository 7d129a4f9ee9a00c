/** The rules of a compiled style sheet in the same order, outside of cascade layers. */
export function withoutLayers(css: string): string;
