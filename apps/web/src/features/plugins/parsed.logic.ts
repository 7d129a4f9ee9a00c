/** The value of a JSON text; the text itself where it is none. */
export function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text ?? '';
  }
}
