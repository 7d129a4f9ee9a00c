/** Moves to the next wrong cell after a control, also that of another row; stays after the last one. */
export function focusNext(control: HTMLElement): void {
  const wrong = control.closest('ol')?.querySelectorAll<HTMLElement>(':is(input, select)[aria-invalid="true"]') ?? [];
  [...wrong].find((other) => control.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)?.focus();
}

/** Moves to the next wrong cell, else to the field beside a control that is about to go. */
export function focusNear(control: HTMLElement): void {
  focusNext(control);
  if (document.activeElement === control) control.closest('li')?.querySelector<HTMLElement>('input, select')?.focus();
}
