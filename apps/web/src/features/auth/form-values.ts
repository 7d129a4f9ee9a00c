/** Values of the fields of a native form; a missing field is empty. */
export function readValues<N extends string>(form: HTMLFormElement, names: readonly N[]): Record<N, string> {
  const data = new FormData(form);
  const entries = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  // One entry per name.
  return Object.fromEntries(entries) as Record<N, string>;
}

/** Focuses the first invalid field; true if there is one. */
export function focusProblem(form: HTMLFormElement, problems: object): boolean {
  const [first] = Object.keys(problems);
  if (first === undefined) return false;
  const field = form.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
  return true;
}
