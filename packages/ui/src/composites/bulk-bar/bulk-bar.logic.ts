export interface FitOptions {
  /** Available width, in px. */
  room: number;
  /** Gap between two actions, in px. */
  gap: number;
  /** Width of the button that opens the rest, in px. */
  more: number;
}

/**
 * Number of leading actions that fit side by side; when not all fit, the button for the rest takes room too.
 * @param widths in px, in their order
 */
export function fitCount(widths: readonly number[], { room, gap, more }: FitOptions): number {
  const ends: number[] = [];
  let end = -gap;
  for (const width of widths) {
    end += gap + width;
    ends.push(end);
  }
  // Tolerates half a pixel of rounding.
  if (end <= room + 0.5) return widths.length;
  return ends.filter((one) => one + gap + more <= room + 0.5).length;
}
