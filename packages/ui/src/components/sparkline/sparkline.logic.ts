/** Size of the drawing area; it is stretched to the width of its place. */
export const WIDTH = 100;
export const HEIGHT = 28;
/** Half of the line stays visible at both edges. */
const EDGE = 1;

/** Lines through the values, as data of a path; a null ends a line. A value alone becomes a dot. */
export function linesOf(values: readonly (number | null)[], max?: number): string[] {
  const known = values.filter((value) => value !== null);
  const top = Math.max(max ?? 0, ...(max === undefined ? known : []), Number.EPSILON);
  const step = WIDTH / Math.max(1, values.length - 1);
  const lines: string[] = [];
  let open = false;
  for (const [at, value] of values.entries()) {
    if (value !== null) {
      const share = Math.min(1, Math.max(0, value / top));
      const point = `${round(at * step)} ${round(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE))}`;
      if (open) lines[lines.length - 1] += `L${point}`;
      else lines.push(`M${point}h0`);
    }
    open = value !== null;
  }
  return lines;
}

const round = (value: number): number => Math.round(value * 100) / 100;
